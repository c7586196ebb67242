"""Words for when something happens and how long it lasts."""

from __future__ import annotations

from tapete.phrase import Fixed

END_OF_EACH_TURN = Fixed("al final del turno de cada jugador", "at the end of each player's turn")
START_OF_EACH_TURN = Fixed("al comienzo del turno de cada jugador", "at the start of each player's turn")
UNTIL_END_OF_NEXT_TURN = Fixed("hasta el final de tu próximo turno", "until the end of your next turn")
END_OF_READYING = Fixed("al final de tu paso de preparar cartas", "at the end of your “ready cards” step")
START_OF_DRAWING = Fixed("al comienzo de tu paso de robar cartas", "at the start of your “draw cards” step")
END_OF_THEIR_TURN = Fixed("al final del turno de tu oponente", "at the end of your opponent's turn")
START_OF_THEIR_TURN = Fixed("al comienzo del turno de tu oponente", "at the start of your opponent's turn")
OUT_OF_YOUR_TURN = Fixed("mientras no sea tu turno", "while it is not your turn")
ON_YOUR_TURNS = Fixed("durante tu turno", "during your turn")
ON_THEIR_OPPONENTS_TURN = Fixed(
    "durante el próximo turno de su oponente", "during their opponent's next turn"
)
END_OF_THE_TURN = Fixed("al final del turno", "at the end of the turn")
PREVIOUS_TURN = Fixed("en su turno anterior", "on their previous turn")
WHILE_THIS = Fixed("hasta que esta carta abandone el juego", "until this card leaves play")
WHILE_IT = Fixed("mientras siga en juego", "while it is in play")
IN_A_TURN = Fixed("en un mismo turno", "in a turn")
