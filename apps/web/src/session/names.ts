/** Names in the reader's language where nobody gave one. */
import type { Player } from '@quayside/board-kit'
import { PERSON, type SeatPlan } from '@quayside/protocol'
import type { GameTypes, View } from '@quayside/rules-kit'
import type { Words } from '../texts/words.ts'

export function playersOf(seats: readonly SeatPlan[], colours: readonly string[], t: Words): Player[] {
  const people = seats.filter((seat) => seat.kind === PERSON).length
  let bots = 0
  let persons = 0
  return seats.map(({ kind, name }, i) => {
    const isBot = kind !== PERSON
    const usual = isBot
      ? (t.botNames[bots++ % t.botNames.length] ?? '')
      : t.personName(people === 1 ? 0 : ++persons)
    return {
      name: name || usual,
      colour: colours[i] ?? '',
      isBot,
      rank: isBot ? (t.rankNotes[kind] ?? kind) : '',
    }
  })
}

/** Colours are public in every game and stand in what is shown, as a list or with each seat. */
export function coloursOf(view: View<GameTypes>): readonly string[] {
  const { seats, colours } = view.shown as {
    seats?: readonly { colour?: string }[]
    colours?: readonly string[]
  }
  return colours ?? (seats ?? []).map((seat) => seat.colour ?? '')
}
