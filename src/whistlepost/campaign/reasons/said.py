"""How is a reason said? Every sentence, and every part of one, in English and in Portuguese."""

from __future__ import annotations

from typing import NamedTuple


class Said(NamedTuple):
    """The same in both languages."""

    en: str
    pt: str


SENTENCES = {
    # nothing can be answered so
    "over": ("The game is over.", "A partida terminou."),
    "no_action": ("There is no such action in this game.", "Não há tal ação neste jogo."),
    "drawn": ("Nobody chooses that: it is drawn.", "Ninguém escolhe isso: é sorteado."),
    "drawn_now": ("A tile is drawn now.", "Agora uma peça é sorteada."),
    # something else is asked
    "not_asked": ("{when}; {now}.", "{when}; {now}."),
    "when_none": (
        "A volunteer is sent, or none, right after a tile is laid",
        "Um voluntário é enviado, ou nenhum, logo depois de colocar uma peça",
    ),
    "when_contest": (
        "Who has a whistlestop along a completed precinct may contest it",
        "Quem tem uma parada ao longo de um distrito completo pode disputá-lo",
    ),
    "when_decline": (
        "Who has a whistlestop along a completed precinct may decline to contest it",
        "Quem tem uma parada ao longo de um distrito completo pode deixar de disputá-lo",
    ),
    "when_done": (
        "Being done ends taking volunteers back",
        "Com isso se acaba de trazer voluntários de volta",
    ),
    "when_extra": (
        "An extra turn is offered at the end of a turn in which money was earned",
        "Um turno extra é oferecido no fim de um turno que deu dinheiro",
    ),
    "when_send": (
        "A volunteer is sent right after the tile is laid",
        "Um voluntário é enviado logo depois de colocar a peça",
    ),
    "when_order": (
        "The order of completed precincts is asked where a whistlestop touches two of them",
        "A ordem dos distritos completos é perguntada quando uma parada toca dois deles",
    ),
    "when_drawn": ("Nobody chooses that: it is drawn", "Ninguém escolhe isso: é sorteado"),
    "when_place": ("A tile is placed when it has been drawn", "Uma peça é colocada quando foi sorteada"),
    "when_take": (
        "Volunteers are taken back at the end of their owner's turn",
        "Voluntários voltam no fim do turno de seu dono",
    ),
    "now_drawn": ("now a tile is drawn", "agora uma peça é sorteada"),
    "now_asked": ("now seat {seat} is asked {what}", "agora pergunta-se ao lugar {seat} {what}"),
    "what_place": ("where to place its tile", "onde coloca sua peça"),
    "what_volunteer": ("where to send a volunteer", "para onde envia um voluntário"),
    "what_order": ("which precinct is resolved first", "que distrito é resolvido primeiro"),
    "what_contest": ("whether to contest the precinct", "se disputa o distrito"),
    "what_take": ("which volunteers to take back", "que voluntários traz de volta"),
    "what_extra": ("whether to take the extra turn", "se joga o turno extra"),
    # placing
    "occupied": ("{tile} lies at {cell} already.", "{tile} já está em {cell}."),
    "not_beside": (
        "No tile lies beside {cell}; a tile is placed beside one.",
        "Não há peça ao lado de {cell}; uma peça é colocada ao lado de outra.",
    ),
    "same_picture": (
        "Turned by {rotation} and by {same}, {tile} looks the same: choose r{same}.",
        "Girada {rotation} ou {same} vezes, {tile} fica igual: escolha r{same}.",
    ),
    "side": ("{tile} does not fit there: {clash}.", "{tile} não encaixa ali: {clash}."),
    "mixed": ("{tile} would lie mixed: {clash}. {only}.", "{tile} ficaria misturada: {clash}. {only}."),
    "only_in_cell": (
        "That is allowed only where the tile fits exactly nowhere in the same cell; here it does as r{turn}",
        "Isso só é permitido se a peça não encaixa exatamente no mesmo espaço; aqui ela encaixa como r{turn}",
    ),
    "only_on_table": (
        "That is allowed only where the tile fits exactly nowhere; it does at {place}",
        "Isso só é permitido se a peça não encaixa exatamente em lugar nenhum; ela encaixa em {place}",
    ),
    "clash_into": (
        "the highway on its {side} side would run into {tile} at {cell}, where none leads on",
        "a rodovia do seu lado {side} daria em {tile} em {cell}, onde nenhuma continua",
    ),
    "clash_without": (
        "its {side} side has no highway, and that of {tile} at {cell} leads there",
        "seu lado {side} não tem rodovia, e a de {tile} em {cell} leva para ali",
    ),
    "clash_half": (
        "the {half} half of its {side} side is {mine} and would lie against {theirs} ground of {tile} at {cell}",
        "a metade {half} do seu lado {side} é de terreno {mine} e ficaria contra terreno {theirs} de {tile} em {cell}",
    ),
    "clash_side": (
        "the {side} side is {mine} and would lie against {theirs} ground of {tile} at {cell}",
        "o lado {side} é de terreno {mine} e ficaria contra terreno {theirs} de {tile} em {cell}",
    ),
    "north": ("north", "norte"),
    "east": ("east", "leste"),
    "south": ("south", "sul"),
    "west": ("west", "oeste"),
    "urban": ("urban", "urbano"),
    "suburban": ("suburban", "suburbano"),
    "rural": ("rural", "rural"),
    # volunteers
    "taken_precinct": ("There is a volunteer in this precinct: {who}.", "Já há um voluntário neste distrito: {who}."),
    "taken_highway": ("There is a volunteer on this highway: {who}.", "Já há um voluntário nesta rodovia: {who}."),
    "has_office": ("seat {seat} has an office at {place}", "lugar {seat} tem um comitê em {place}"),
    "has_whistlestop": ("seat {seat} has a whistlestop at {place}", "lugar {seat} tem uma parada em {place}"),
    "joined": ("{who}, joined over the {sides} side", "{who}, que chegou pelo lado {sides}"),
    "and_the": ("{one} and the {other}", "{one} e pelo {other}"),
    "also": ("{one}; {other}", "{one}; {other}"),
    "no_ground": (
        "An office is set in a region, and there is none in that cell.",
        "Um comitê fica numa região, e não há nenhuma nessa casa do desenho.",
    ),
    "no_highway": (
        "A whistlestop is set on a highway, and none runs through that cell.",
        "Uma parada fica numa rodovia, e nenhuma passa por essa casa do desenho.",
    ),
    "other_name": (
        "A region or an arm is known by the first cell of its picture: `{name}`.",
        "Uma região ou um trecho de rodovia se chama pela primeira casa do desenho: `{name}`.",
    ),
    "no_supply": (
        "Your supply is empty: there is no volunteer to send.",
        "Seu estoque está vazio: não há voluntário para enviar.",
    ),
    "no_tile": ("No tile lies at {cell}.", "Não há peça em {cell}."),
    "nobody": ("No volunteer stands at {place}.", "Não há voluntário em {place}."),
    "not_yours": (
        "That volunteer belongs to seat {seat}, who alone may take it back.",
        "Esse voluntário é do lugar {seat}, e só seu dono pode trazê-lo de volta.",
    ),
    "just_set": (
        "This office was set face down in this turn: it stays until a later one.",
        "Este comitê foi virado neste turno: fica até um turno posterior.",
    ),
    "stays_highway": (
        "It stays until what it stands on is completed: the highway has {ends}.",
        "Fica até que se complete aquilo em que está: a rodovia tem {ends}.",
    ),
    "stays_precinct": (
        "It stays until what it stands on is completed: the precinct has {ends}.",
        "Fica até que se complete aquilo em que está: o distrito tem {ends}.",
    ),
    "edge": ("1 open edge", "1 borda aberta"),
    "edges": ("{count} open edges", "{count} bordas abertas"),
    "end": ("1 open end", "1 ponta aberta"),
    "ends": ("{count} open ends", "{count} pontas abertas"),
    # resolving, and the extra turn
    "no_precinct": (
        "There is no precinct in the cell {spot} of such a tile.",
        "Não há distrito na casa {spot} do desenho dessa peça.",
    ),
    "precinct_open": (
        "This precinct is not completed: it has {ends}.",
        "Este distrito não está completo: tem {ends}.",
    ),
    "precinct_sewn": (
        "This precinct is sewn up: it is resolved only once.",
        "Este distrito já está garantido: só é resolvido uma vez.",
    ),
    "precinct_alone": (
        "This precinct was completed and nobody controls it: it is resolved only once.",
        "Este distrito foi completado e ninguém o controla: só é resolvido uma vez.",
    ),
    "order_first": (
        "First say which precinct is resolved; then all who can contest it are asked.",
        "Diga primeiro que distrito é resolvido; depois pergunta-se a todos que podem disputá-lo.",
    ),
    "no_contest": (
        "No completed precinct is being resolved that a whistlestop of yours could contest.",
        "Não se resolve agora nenhum distrito completo que uma parada sua possa disputar.",
    ),
    "third_turn": (
        "This is your third turn in a row, and there is never a fourth.",
        "Este é seu terceiro turno seguido, e nunca há um quarto.",
    ),
    "bag_empty": (
        "The bag is empty: after this turn is Election Day.",
        "O saco está vazio: depois deste turno é o dia da eleição.",
    ),
    "no_money": (
        "No precinct with money was completed in this turn.",
        "Nenhum distrito com dinheiro foi completado neste turno.",
    ),
}


def said(key: str, **values: object) -> Said:
    """A sentence with its values, each of which may be said in both languages itself."""
    en, pt = SENTENCES[key]
    in_english = {name: value.en if isinstance(value, Said) else value for name, value in values.items()}
    in_portuguese = {name: value.pt if isinstance(value, Said) else value for name, value in values.items()}
    return Said(en.format(**in_english), pt.format(**in_portuguese))
