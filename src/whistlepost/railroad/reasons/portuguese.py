"""How is a reason said in Portuguese? A sentence for each code, with what stands in the way.

The English sentences are made where the reasons are found, and often tell more.
"""

from __future__ import annotations

from dataclasses import replace

from whistlepost.core.errors import Reason
from whistlepost.railroad.kit import Kit

SENTENCES = {
    "game-over": "A partida terminou.",
    "not-asked": "Agora outra coisa é perguntada, ou a outra pessoa.",
    "drawn": "Ninguém escolhe isso: é sorteado.",
    "no-such-action": "Não há essa ação nesta partida.",
    "no-such-piece": "Esta partida não tem essa peça, melhoria, ação ou companhia.",
    "no-such-train": "Cada lugar tem menos trens nesta partida.",
    "train-arrived": "Este trem já deixou o tabuleiro de vez ({piece}).",
    "train-unplaced": "Este trem ainda não está no tabuleiro.",
    "four-spots": "Você já gastou todas as fichas que um turno permite.",
    "whistle-due": "Uma das cinco fichas do turno tem de ser um apito.",
    "no-token": "Você não tem carvão nem apito para mover um trem.",
    "no-coal": "Você não tem carvão.",
    "no-whistle": "Você não tem apito.",
    "toll": "Deixar {piece} custa mais cubos do que você tem: outra pessoa cobra pedágio lá.",
    "no-track": "Nenhum trilho sai de {piece} nessa direção, ou nenhum leva até lá.",
    "dead-end": "Por aqui o trilho sai do tabuleiro em {piece}.",
    "coast": "O carvão nunca leva um trem a uma parada da costa, como {piece}.",
    "east": "Um movimento por carvão não pode terminar mais a leste, e {piece} fica a leste do trem.",
    "start": "Um movimento por carvão não pode terminar em {piece}, onde começou.",
    "own-train": "Um trem seu está em {piece}; uma parada pequena comporta um trem só.",
    "occupied": "O trem de outra pessoa está em {piece}.",
    "barred": "Uma melhoria de outra pessoa não deixa terminar em {piece}.",
    "next-stop": "Um carvão leva só até a próxima parada, que é {piece}.",
    "big-stop": "Com carvão não se atravessa uma parada grande, como {piece}.",
    "two-stops": "Um apito leva no máximo duas paradas, e {piece} fica mais longe.",
    "turn-back": "O trem voltaria pelo mesmo trilho em {piece}.",
    "met-twice": "O trilho volta a {piece}, e nenhuma parada é encontrada duas vezes num movimento.",
    "no-tile": "O espaço {piece} está vazio, e você não tem peça para ele.",
    "no-tile-fits": "Nenhuma peça da sua mão leva adiante no espaço vazio {piece}.",
    "no-way": "O movimento não poderia terminar passando por {piece}.",
    "ground-price": "Você não pode pagar o espaço de montanha {piece} neste caminho.",
    "tunnel": "Nenhum túnel começa aqui, ou nenhum leva até lá ({piece}).",
    "not-admitted": "Um trem só termina em {piece} se for o último que lhe resta.",
    "other-column": "A parada {piece} fica em outra coluna.",
    "no-stop": "Não há essa parada no tabuleiro.",
    "not-in-hand": "{piece} não está na sua mão.",
    "same-picture": "Girada assim a peça fica igual a uma rotação menor: {piece}.",
    "no-action": "{piece} não tem ação que se use agora.",
    "not-owned": "A melhoria {piece} não é sua: compre-a antes.",
    "not-in-game": "A melhoria {piece} não está nesta partida.",
    "whistle-ruled-out": "Nesta partida a ação de uma melhoria custa um carvão, nunca um apito.",
    "whistle-only": "A ação de {piece} custa um apito, nunca um carvão.",
    "no-gold": "Não há mais pepita de ouro para pegar.",
    "no-train": "Você não tem trem no tabuleiro para isso.",
    "no-share": "Você não tem ação para entregar.",
    "no-company": "Nenhuma companhia que o tabuleiro mostra ainda tem ação.",
    "not-for-sale": "A melhoria está no espaço de montanha {piece}: quem põe uma peça lá a recebe.",
    "no-nugget": "Você não tem essa pepita.",
    "already-yours": "A melhoria {piece} já é sua.",
    "two-bought": "Você já comprou duas melhorias neste turno.",
    "upgrade-limit": "Nesta partida ninguém pode ter mais melhorias do que você já tem.",
    "price": "Falta para o preço: {piece}.",
    "owners-cube": "Além do preço, quem a possui ({piece}) recebe um cubo raro seu, e não sobra nenhum.",
    "no-cube": "Você não tem {piece}.",
    "not-rare": "Quem possui a melhoria recebe um cubo raro, e {piece} não é.",
    "must-take": "{piece} lhe foi pago e não pode ser deixado: descarte um cubo por ele.",
    "not-among": "{piece} não está entre o que se pode pegar aqui.",
    "cubes-missing": "Falta para a entrega: {piece}.",
    "same-gain": "O espaço livre {piece} dá o mesmo: escolha aquele.",
    "not-your-share": "A ação {piece} não é sua.",
    "no-share-left": "Não sobrou ação de {piece}.",
    "not-shown": "Nenhuma peça no tabuleiro mostra {piece}.",
    "gives-nothing": "As paradas de {piece} não dão nada: pegue 2 carvões por ela.",
    "must-scrap": "A ficha já foi gasta: descarte uma peça por ela.",
    "not-open": "{piece} não está aberta ao lado da pilha.",
    "stack-empty": "A pilha está vazia.",
    "cannot-search": "Nenhuma melhoria sua deixa escolher da pilha.",
    "not-in-stack": "Você olhou: {piece} não está na pilha.",
    "must-refill": "Só na última rodada se pode parar antes de encher a mão.",
    "not-offered": "Isso não é oferecido aqui.",
}
"""By the code of the reason."""


def in_both(kit: Kit, reason: Reason | None) -> Reason | None:
    """The reason with its Portuguese sentence; None stays None."""
    if reason is None:
        return None
    return replace(reason, text_pt=SENTENCES[reason.code].format(piece=named(kit, reason.piece)))


def named(kit: Kit, piece: str) -> str:
    """A piece of the notation in the words of cards and cubes; places and tiles keep their names."""
    goods = {good.id: good.name_pt.lower() for good in kit.components.goods}
    if all(word in goods for word in piece.split()):
        return ", ".join(goods[word] for word in piece.split())
    names = {"seat": "lugar", "gold": "ouro", "whistle": "apito"}
    names |= {card.id: card.name_pt for card in kit.components.upgrades}
    names |= {company.id: company.name_pt for company in kit.components.companies}
    return " ".join(names.get(word, word) for word in piece.split())
