"""The rules of Relic, a chapter each."""
