import { line, plural, strong } from '@quayside/texts'
import { en } from '../en.ts'
import type { LazyTexts } from '../lazy-words.ts'

const { card, place: at } = en
const ORDINALS = ['', '1st, on top', '2nd', '3rd']

export const lazy: LazyTexts = {
  powers: {
    gun: {
      title: 'Look at a hand',
      explain: "Look at another player's hand and take one card; they draw one.",
      rule: 'CTG-B4',
    },
    rum: {
      title: 'A round for everybody',
      explain: 'Draw one card more than there are players, keep two, give each other player one.',
      rule: 'CTG-B5',
    },
    lantern: {
      title: 'Look at four cards',
      explain: 'Draw four, keep one, put the others back on top in any order.',
      rule: 'CTG-B6',
    },
    parrot: {
      title: 'Two parrots: any symbol',
      explain: 'Two parrots together are a card of any symbol, to move one pirate.',
      rule: 'CTG-B7',
    },
    pair: {
      title: 'Move two together',
      explain: 'With a second card, two pirates of yours on one space move together. Costs two actions.',
      rule: 'CTG-B8',
    },
    chest: {
      title: 'Open the chest',
      explain: 'Open the token under your pirate: 1 to 3 cards, nothing, or a snake.',
      rule: 'CTG-B10',
    },
  },
  askGun: line`Whose hand do you look at?`,
  gunOn: (name, cards) => `${name}: ${plural(cards, 'card')}`,
  lookAt: (name) => `Look at ${name}'s hand`,
  drawRum: (cards) => `Draw ${cards} and share`,
  drawLantern: 'Look at four',
  openChest: (place) => `Open the chest, ${at(place)}`,
  asSymbol: 'Played as',
  darkParrots: (many) => (many === 0 ? 'two plain' : many === 1 ? 'one dark' : 'two dark'),
  with: 'Together with',
  twoParrots: 'Two parrots',
  fromWhere: 'From',
  askDiscard: (due) =>
    due === 1
      ? line`A dark card was played. Which card do you discard?`
      : line`A dark card was played. Which ${strong(due)} cards do you discard?`,
  discardHint: 'Tap a card to let one more of its kind go.',
  leaves: (many) => (many === 0 ? 'none goes' : many === 1 ? '1 goes' : `${many} go`),
  putDown: (chosen, due) =>
    chosen === due ? `Discard ${plural(due, 'card')}` : `${chosen} of ${due} chosen`,
  askTake: (name) => line`${name}'s hand. Which card do you take?`,
  take: (name) => `Take the ${card(name).toLowerCase()}`,
  askShare: line`Who gets which card?`,
  askKeep: line`One for you, the others go back on the deck.`,
  swapHint: 'Tap two cards to swap them.',
  give: (name) => name,
  keepOne: 'to hand',
  keep: 'you keep',
  position: (position) => ORDINALS[position] ?? `${position}th`,
  shareOut: 'Share out',
  keepAndPutBack: 'Keep one, put back',
  cards: (many) => plural(many, 'card'),
  noDiscards: 'No card has been played yet.',
  tokensLeft: 'Chest tokens not opened yet, in the box too',
  face: (face) => (face === 'snake' ? 'snake' : face === 'blank' ? 'nothing' : plural(Number(face), 'card')),
}
