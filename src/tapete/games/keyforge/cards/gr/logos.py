"""Logos: two who came back."""

from tapete.games.keyforge.cards import words as k

HAUNTED = k.Haunted(k.you)
SHELVED = k.Destroyed(k.given(HAUNTED, k.Archive(k.this)))

k.card("ghostly-dr-verokter", k.PlayReap(k.PutOnDeck(k.a(k.any_card, k.your_discard))), SHELVED)
k.card(
    "portalmonster",
    k.keys_cost(k.CountIn(k.your_discard), who=k.each_player, only_if=HAUNTED),
    k.keys_cost(-2, who=k.each_player, only_if=k.Not(HAUNTED)),
    SHELVED,
)
