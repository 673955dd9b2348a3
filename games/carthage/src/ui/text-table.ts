/** Carthage by text alone: payments and protection are put together card by card. */
import {
  amountField,
  amountsIn,
  type Composing,
  type Field,
  spread,
  type TextTable,
} from '@quayside/board-kit/text-table'
import type { View } from '@quayside/rules-kit'
import { type InEachLanguage, line } from '@quayside/texts'
import { GOODS } from '../content.ts'
import type { Carthage } from '../types.ts'
import type { SeatFacts } from '../view-types.ts'
import { proposePayment, proposeTokens } from './payment.ts'
import { allIcons, exposedCards, proposeKeep, proposePlay } from './protection.ts'
import { buyable, NO_TOKENS, priceOf, type TokenChoice, tokenLetters, usableTokens } from './purchase.ts'
import { iconsOf, sortCards } from './read.ts'
import { table as en } from './texts/en/table.ts'
import { boardTexts } from './texts/index.ts'
import { table as ja } from './texts/ja/table.ts'
import type { TableWords } from './texts/table-words.ts'

const TABLE_TEXTS: InEachLanguage<TableWords> = { en, ja }

type Asked = Composing<Carthage>

const seatOf = ({ view }: { view: View<Carthage> }) => (view.viewer === 'watcher' ? 0 : view.viewer)
const ownOf = (asked: Asked): SeatFacts | undefined => asked.view.shown.seats[seatOf(asked)]
const handOf = (asked: Asked) => ownOf(asked)?.hand ?? []
const kindsIn = (cards: readonly string[]) => [...new Set(sortCards(cards))]
const manyOf = (cards: readonly string[], card: string) => cards.filter((one) => one === card).length

function tokenFields(asked: Asked): Field[] {
  const { shown } = asked.view
  const words = boardTexts[asked.language]
  const proposed = proposeTokens(shown, seatOf(asked), handOf(asked)) ?? NO_TOKENS
  return GOODS.flatMap((good) => {
    const most = usableTokens(shown, seatOf(asked), good)
    const label = TABLE_TEXTS[asked.language].token(words.goods[good], most)
    return most > 0 ? [amountField(`token-${good}`, label, most, proposed[good])] : []
  })
}

function tokensIn(asked: Asked): TokenChoice {
  const amounts = amountsIn(tokenFields(asked), asked.chosen)
  const [red = 0, blue = 0, yellow = 0, green = 0] = GOODS.map((good) => amounts.get(`token-${good}`))
  return { red, blue, yellow, green }
}

/** The payment that is proposed follows the tokens. */
function payFields(asked: Asked): Field[] {
  const hand = handOf(asked)
  const price = priceOf(buyable(asked.view.shown, seatOf(asked)), tokensIn(asked))
  const paid = (proposePayment(hand, price) ?? []).map((i) => hand[i] ?? '')
  return kindsIn(hand).map((card) =>
    amountField(
      `pay-${card}`,
      TABLE_TEXTS[asked.language].pay(boardTexts[asked.language].card(card), manyOf(hand, card)),
      manyOf(hand, card),
      manyOf(paid, card),
    ),
  )
}

function keepFields(asked: Asked): Field[] {
  const exposed = exposedCards(asked.view.shown, seatOf(asked))
  const kept = proposeKeep(exposed, allIcons(handOf(asked))).map((i) => exposed[i] ?? '')
  return kindsIn(exposed).map((card) =>
    amountField(
      `keep-${card}`,
      TABLE_TEXTS[asked.language].keep(boardTexts[asked.language].card(card), manyOf(exposed, card)),
      manyOf(exposed, card),
      manyOf(kept, card),
    ),
  )
}

const sum = (amounts: ReadonlyMap<string, number>) =>
  [...amounts.values()].reduce((all, many) => all + many, 0)

function playFields(asked: Asked): Field[] {
  const hand = handOf(asked)
  const many = sum(amountsIn(keepFields(asked), asked.chosen))
  const played = (proposePlay(hand, many) ?? proposePlay(hand, allIcons(hand)) ?? []).map(
    (i) => hand[i] ?? '',
  )
  return kindsIn(hand)
    .filter((card) => iconsOf(card) > 0)
    .map((card) => {
      const name = boardTexts[asked.language].card(card)
      const most = manyOf(hand, card)
      const label = TABLE_TEXTS[asked.language].play(name, iconsOf(card), most)
      return amountField(`play-${card}`, label, most, manyOf(played, card))
    })
}

export const textTable: TextTable<Carthage> = {
  position(view, { texts, language }) {
    const { pile, discard, mode, seats } = view.shown
    const words = TABLE_TEXTS[language]
    const thrown = Object.values(discard).reduce((all, many) => all + many, 0)
    const parts = texts.position(view)
    const own = view.viewer === 'watcher' ? undefined : seats[view.viewer]
    return [
      ...parts,
      {
        heading: [boardTexts[language].piles],
        lines: [
          line`${words.piles(pile.stacked + pile.mixed + pile.under, thrown)}`,
          ...(mode === 'standard' && own ? [line`${own.pieceOut ? words.used : words.double}`] : []),
        ],
      },
    ]
  },
  choice: () => null,
  compose: {
    buy: {
      fields: (asked) => [...tokenFields(asked), ...payFields(asked)],
      action(asked) {
        const amounts = amountsIn(payFields(asked), asked.chosen)
        return {
          type: 'buy',
          pay: spread(kindsIn(handOf(asked)), amounts, 'pay-'),
          tokens: tokenLetters(tokensIn(asked)),
        }
      },
    },
    protect: {
      fields: (asked) => [...keepFields(asked), ...playFields(asked)],
      action(asked) {
        const keep = amountsIn(keepFields(asked), asked.chosen)
        const exposed = kindsIn(exposedCards(asked.view.shown, seatOf(asked)))
        const play = amountsIn(playFields(asked), asked.chosen)
        return {
          type: 'protect',
          play: spread(kindsIn(handOf(asked)), play, 'play-'),
          keep: spread(exposed, keep, 'keep-'),
        }
      },
    },
  },
}
