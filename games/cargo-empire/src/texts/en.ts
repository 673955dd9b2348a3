import type { View } from '@quayside/rules-kit'
import {
  type GameTexts,
  icon,
  type Line,
  line,
  listsIn,
  type Part,
  plural,
  seat,
  strong,
} from '@quayside/texts'
import type { Who } from '../events.ts'
import type { CargoEmpire } from '../types.ts'
import { harbour } from './en/harbour.ts'
import { objectives } from './en/objectives.ts'
import { optionGroups, options } from './en/options.ts'
import { cityIn, countCards, finalCount, type TieBreak } from './words.ts'

const { series, and, row } = listsIn('en')

const city = (id: string): Part => icon(`city:${id}`, cityIn('en', id))
const who = (one: Who, vassal = false): Line => (vassal ? line`${seat(one)}'s vassal` : [seat(one)])
const paid = (cards: { car: number; train: number; ship: number }) =>
  and(countCards(cards, (kind, many) => plural(many, kind)))
const marker = (kind: string): Part => icon(`marker:${kind}`, `${kind} marker`)
const objective = (id: string | null): Part =>
  id === null ? 'an objective' : icon(`objective:${id}`, `"${objectives[id] ?? id}"`)
const card = (kind: string): Part => icon(`transport:${kind}`, `a ${kind} card`)

const ABILITIES: { readonly [ability: string]: string } = {
  moveEmblem: 'moves the emblem',
  gainCar: 'buys a car card',
  moveCube: 'moves a cube',
  enhance: 'enhances a train',
  swapShip: 'swaps a card for a ship',
  copyEmblem: 'copies an emblem',
}

/** Where free steps come from. */
function freeFrom(cities: number, upgrade: number): string {
  const parts = [
    ...(cities > 0 ? [`${cities} for the cities`] : []),
    ...(upgrade > 0 ? [`${upgrade} for the full upgrade`] : []),
  ]
  return parts.length > 0 ? `: ${row(parts)}` : ''
}

const TIES: { readonly [T in TieBreak]: string } = {
  track: 'the track',
  levelThree: 'level 3',
  cityCards: 'city cards',
  objectives: 'the sum of objectives',
  order: 'the earlier turn',
}

export const en: GameTexts<CargoEmpire> = {
  ...harbour,
  colours: { red: 'Red', yellow: 'Yellow', green: 'Green', blue: 'Blue', purple: 'Purple' },
  options,
  optionGroups,
  events: {
    objectivesChosen: () => line`Everybody has kept one objective.`,
    slotTaken: (e) =>
      e.card
        ? line`${who(e.who)} takes order slot ${e.slot} and gains ${card(e.card)}.`
        : line`${who(e.who)} takes order slot ${e.slot}.`,
    postPlaced: (e) => line`${who(e.who, e.vassal)} has a post on the ${e.space} space of ${city(e.city)}.`,
    cityRevealed: (e) => line`${who(e.who)} reveals the card of ${city(e.city)}.`,
    emblemPlaced: (e) => line`${seat(e.seat)} puts the emblem on ${city(e.city)}.`,
    turnBegan: () => null,
    delivered: (e) =>
      e.cards
        ? line`${who(e.who)} carries ${e.cargo} cargo from ${city(e.from)} to ${city(e.to)} with ${paid(e.cards)}.`
        : line`${who(e.who, e.vassal)} carries ${e.cargo} cargo from ${city(e.from)} to ${city(e.to)}.`,
    upgraded: (e) => line`${city(e.city)} rises to level ${e.level}${e.full ? ', a full upgrade' : ''}.`,
    cardUnder: (e) => line`The card of ${city(e.city)} turns blank.`,
    shown: () => null,
    stepped: (e) => line`${who(e.who)}'s ${marker(e.marker)} reaches ${strong(e.position)}.`,
    gained: (e) => line`${seat(e.seat)} gains ${card(e.card)}.`,
    cityTaken: (e) => line`${who(e.who)} takes ${city(e.card)} as a city card.`,
    objectiveDrawn: (e) => line`${who(e.who)} draws ${objective(e.objective)}.`,
    objectiveKept: (e) => line`${who(e.who)} keeps ${objective(e.objective)}.`,
    extraSteps: (e) =>
      line`${who(e.who)} gets ${plural(e.cities + e.upgrade, 'free step')}${freeFrom(e.cities, e.upgrade)}.`,
    expressTaken: (e) => line`${seat(e.seat)} takes the express tile: one step for the ${marker(e.marker)}.`,
    expressLaid: () => null,
    restocked: (e) => line`${seat(e.seat)} has nothing to deliver and restocks ${city(e.city)}.`,
    supplied: (e) => line`${seat(e.seat)} has nothing to deliver and gains one card of each kind.`,
    activated: (e) => {
      const deed = ABILITIES[e.ability] ?? e.ability
      return e.where === null
        ? line`${seat(e.seat)} pays two cubes and ${deed}.`
        : line`${seat(e.seat)} pays two cubes and ${deed}: ${city(e.where)}.`
    },
    vassalIdle: (e) => line`${seat(e.seat)}'s vassal finds nothing to deliver and loses a post.`,
    autoCard: (e) =>
      e.marker
        ? line`The automatic opponent draws ${e.marker}, ${plural(e.steps, 'step')}, arrow ${e.up ? 'up' : 'down'}.`
        : line`The automatic opponent reshuffles its deck.`,
    autoPassed: (e) =>
      line`The automatic opponent has nothing to carry from ${city(e.from)} to ${series(e.cities.map(city), 'or')}.`,
    autoForced: (e) => line`The automatic opponent finds no delivery and is placed in ${city(e.city)}.`,
    autoIdle: () => line`The automatic opponent finds no place for its post.`,
    roundEnded: (e) => line`Round ${e.round} is over.`,
    ended: () => line`Three rounds are played: the game ends.`,
  },
  refusals: {
    notDealt: () => line`That is not among what you may choose.`,
    noSuchCity: ({ detail }) => line`${String(detail?.city)} is not a city of this map.`,
    cardPicked: () => line`Somebody has already chosen that card.`,
    spaceTaken: () => line`That space holds a post.`,
    levelThree: ({ detail }) =>
      line`${cityIn('en', String(detail?.city))} is at level 3 and takes nothing more.`,
    notPresent: ({ detail }) => line`You have no post in ${cityIn('en', String(detail?.city))}.`,
    noCube: ({ detail }) =>
      line`There is no ${String(detail?.cargo)} cube in ${cityIn('en', String(detail?.city))}.`,
    sameCity: () => line`Origin and destination must differ.`,
    noDemand: ({ detail }) =>
      line`That space of ${cityIn('en', String(detail?.city))} does not ask for ${String(detail?.cargo)}.`,
    barred: ({ detail }) => line`The red emblem bars ${cityIn('en', String(detail?.city))}.`,
    notInHand: () => line`You do not hold these cards.`,
    noRoute: () => line`These cards do not reach that far.`,
    needlessCard: () => line`One of these cards is not needed.`,
    noTwoCardRight: () => line`Only yellow's emblem lets any two cards pay.`,
    ordinarySet: () => line`These two cards are an ordinary payment.`,
    expressNotPassed: () => line`This way passes no such express tile.`,
    expressMustBeTaken: () => line`Every way passes an express tile: choose one.`,
    mustDeliver: () => line`You can deliver, so you must.`,
    nothingToRestock: ({ detail }) =>
      line`${cityIn('en', String(detail?.city))} has no empty production space.`,
    noStepDue: ({ detail }) => line`The ${String(detail?.marker)} marker has no step due.`,
    markerDidNotMove: () => line`Free steps go only to markers that moved by cards this turn.`,
    rowNeeded: () => line`Choose a row: the marker enters a tile.`,
    noRowHere: () => line`The row cannot be changed here.`,
    noSuchSlot: () => line`The display has no such slot.`,
    noVassalRoute: () => line`The vassal cannot deliver that.`,
    noFamilies: () => line`Families are not in play.`,
    otherFamily: ({ detail }) => line`Only the ${String(detail?.colour)} house can do this.`,
    tooFewCubes: ({ detail }) => line`An ability costs two kept cubes; you have ${Number(detail?.cubes)}.`,
    emblemThere: () => line`Your emblem is already there.`,
    noPlaceForCube: ({ detail }) =>
      line`${cityIn('en', String(detail?.city))} has no empty space for that cube.`,
    tooLate: () => line`It is too late for this in your turn.`,
    enhanceNeedless: () => line`Then one of the cards you played would not have been needed.`,
    nobodyToCopy: () => line`There is no such emblem to copy.`,
    chooseFirst: () => line`Finish the choice you are asked for first.`,
  },
  actions: {
    keepObjective: (a) => line`Keep ${objective(a.objective)}`,
    gainCard: (a) => line`Gain ${card(a.card)}`,
    startPost: (a) => line`Post in ${city(a.city)}, ${a.space} space`,
    placeEmblem: (a) => line`Place the emblem on ${city(a.city)}`,
    deliver: (a) => {
      // The express space `x1` of the notation is number 1 in the book.
      const over = a.express ? line`, over express ${a.express.slice(1)}` : line``
      return line`Deliver ${a.cargo} from ${city(a.from)} to ${city(a.to)} (${a.space}) by ${paid(a.cards)}${over}${a.emblem ? ', by the emblem' : ''}`
    },
    restock: (a) => line`Restock ${city(a.city)}`,
    supply: () => line`Gain one card of each kind`,
    step: (a) =>
      a.row ? line`Move the ${marker(a.marker)}: ${a.row} row` : line`Move the ${marker(a.marker)}`,
    takeCity: (a, view) => line`Take ${city(view.shown.display[a.slot - 1] ?? 'blank')}`,
    prefer: (a) => (a.bonus === 'city' ? line`Take a city card` : line`Draw objectives`),
    vassal: (a) => line`The vassal delivers ${a.cargo} from ${city(a.from)} to ${city(a.to)} (${a.space})`,
    moveEmblem: (a) => line`Two cubes: move the emblem to ${city(a.city)}`,
    gainCar: () => line`Two cubes: gain a car card`,
    moveCube: (a) => line`Two cubes: move the ${a.cargo} cube from ${city(a.from)} to ${city(a.to)}`,
    enhance: () => line`Two cubes: enhance a train`,
    swapShip: (a) => line`Two cubes: swap a ${a.card} card for a ship`,
    copyEmblem: (a) => line`Two cubes: copy ${seat(a.seat)}'s emblem`,
    endTurn: () => line`End turn`,
  },
  kinds: {
    keepObjective: 'Keep an objective',
    gainCard: 'Gain a card',
    startPost: 'Place a post',
    placeEmblem: 'Place the emblem',
    deliver: 'Deliver',
    restock: 'Restock a city',
    supply: 'Gain cards',
    step: 'Move a marker',
    takeCity: 'Take a city card',
    prefer: 'City or objective',
    vassal: 'Vassal delivery',
    moveEmblem: 'Move the emblem',
    gainCar: 'Gain a car',
    moveCube: 'Move a cube',
    enhance: 'Enhance a train',
    swapShip: 'Swap for a ship',
    copyEmblem: 'Copy an emblem',
    endTurn: 'End turn',
  },
  prompt(view) {
    const { shown, viewer } = view
    if (shown.phase === 'over') return line`The game is over.`
    if (shown.phase === 'firstObjectives') {
      const waiting = viewer !== 'watcher' && shown.own?.chosen === null
      return waiting
        ? line`Which objective do you keep? It pays at the end.${faceDown(view)}`
        : line`The others choose their objectives.`
    }
    const actor = shown.order[shown.turn] ?? 'auto'
    if (actor !== viewer) return line`${seat(actor)} is to move.`
    return prompts(view)
  },
  position(view) {
    const { shown } = view
    const open = shown.cities.filter((one) => one.level < 3)
    return [
      {
        heading: line`Display`,
        lines: [
          series(
            shown.display.map((one) => (one === null ? '?' : city(one))),
            'row',
          ),
        ],
      },
      {
        heading: line`Cities`,
        lines: open.map((one) => {
          const cubes = row(one.cubes.filter((cube) => cube !== null)) || 'no cubes'
          const posts = one.posts.flatMap((post) => (post ? [line`${who(post.who, post.vassal)}`] : []))
          return line`${city(one.city)} (level ${one.level}): ${cubes}${posts.length > 0 ? line`; posts: ${series(posts, 'row')}` : line``}`
        }),
      },
      ...shown.participants.map((one) => ({
        heading: line`${seat(one.who)}`,
        lines: [
          line`Cards: ${paid(one.hand) || 'none'}; cubes kept: ${one.kept}; posts left: ${one.postsLeft}`,
          line`Car ${one.markers[0]?.position ?? 0}, train ${one.markers[1]?.position ?? 0}, ship ${one.markers[2]?.position ?? 0}`,
          line`City cards: ${series(one.cityCards.map(city), 'row')}${one.blanks > 0 ? ` and ${one.blanks} blank` : ''}; objectives: ${one.objectiveCount}`,
        ],
      })),
      ...(shown.own
        ? [
            {
              heading: line`Your objectives`,
              lines: shown.own.objectives.map((id) => line`${objective(id)}`),
            },
          ]
        : []),
    ]
  },
  endings: { rounds: 'three rounds were played' },
  dividesLog({ type }) {
    return type === 'turnBegan' ? 'before' : null
  },
  countUp(view, owner) {
    const count = finalCount(view, owner)
    if (!count) return []
    const { track, levelThree, cityCards, objectives: sum, total, each, tie } = count
    return [
      line`${strong(`${total} VP`)}`,
      line`track ${track}, level 3 ${levelThree}, city cards ${cityCards}, objectives ${sum}`,
      ...each.map(({ id, points }) => line`${objective(id)}: ${points}`),
      ...(tie ? [line`level on points: ${TIES[tie]} decides`] : []),
    ]
  },
  decidedBy(view, first) {
    const tie = finalCount(view, first)?.tie
    return tie ? TIES[tie] : null
  },
  scoreParts(view, owner) {
    const count = finalCount(view, owner)
    if (!count) return []
    return [
      { name: 'Track', value: count.track },
      { name: 'Level 3', value: count.levelThree },
      { name: 'City cards', value: count.cityCards },
      { name: 'Objectives', value: count.objectives },
    ]
  },
}

/** The own city that was dealt face down: one looks at it before choosing objective and post. */
function faceDown({ shown }: View<CargoEmpire>): Line {
  return shown.own?.faceDown ? line` You also begin in ${city(shown.own.faceDown)}.` : []
}

function prompts(view: View<CargoEmpire>): Line {
  const { shown } = view
  if (shown.choice === 'takeCity') return line`Which city card do you take?`
  if (shown.choice === 'keepObjective') return line`Which objective do you keep?`
  if (shown.choice === 'gainCard') return line`Which card do you gain?`
  if (shown.choice === 'cityOrObjective') return line`City card or objective?`
  if (shown.phase === 'firstPosts' || shown.phase === 'secondPosts')
    return line`Your first trading post: in which city? Objectives count the cities of your posts.${faceDown(view)}`
  if (shown.phase === 'emblems') return line`Where does your emblem go?`
  if (shown.phase === 'plan') return line`Your turn. From which city do you deliver?`
  if (shown.stage === 'end' || shown.stage === 'idle') return line`End your turn, or use an ability first?`
  if (shown.phase === 'vassal') return line`What does your vassal deliver?`
  return shown.stage === 'extra' ? line`Which marker takes the free step?` : line`Which marker moves next?`
}
