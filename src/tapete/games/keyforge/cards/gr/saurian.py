"""Saurian: one who came back."""

from tapete.games.keyforge.cards import words as k

k.card(
    "cincinnatus-resurrexit",
    k.gets(power=k.for_each(k.AmberOn(k.this))),
    k.PlayFight(k.Capture(2), k.Exalt(k.this)),
    k.Destroyed(k.given(k.Haunted(k.you), k.Archive(k.this))),
)
