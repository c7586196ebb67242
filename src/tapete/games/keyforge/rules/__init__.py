"""The rulebook, one chapter a module. Rules know abilities only by the protocols of `abilities` and `source`."""

from . import settling as settling
