"""python -m tapete: the same as the command."""

from tapete.cli import main

if __name__ == "__main__":
    main()
