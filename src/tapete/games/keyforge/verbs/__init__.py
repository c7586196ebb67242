"""The vocabulary of KeyForge cards and how each word resolves. Capital words do or notice something; lower-case words
join them. Card files have all of it from `cards/words.py`.
"""
