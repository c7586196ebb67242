"""The rulebook, one chapter a module. Rules know abilities only by the protocols of `printed` and
`source`.
"""
