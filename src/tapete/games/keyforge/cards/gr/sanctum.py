"""Sanctum: one who came back."""

from tapete.games.keyforge.cards import words as k

k.card(
    "duma-the-returned",
    k.Destroyed(
        k.Return(k.TopOfPile(k.you, count=3)),
        k.given(k.Haunted(k.you), k.Archive(k.this)),
    ),
)
