"""The shape of a view of the toy game."""

from tapete.kernel.view_shape import Shape


class View(Shape):
    """The table as one seat sees it."""

    deck: int
    shown: list[int]
    points: list[int]
    hands: list[list[int] | int]
    """the cards of one's own, how many of others"""
    vaults: list[list[int] | int]
