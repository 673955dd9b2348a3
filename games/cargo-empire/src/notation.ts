/** Moves as words: `0 deliver warsaw copenhagen orange upper 1C 1S`, `* city oslo`, `1 step car upper`. */
import type { MoveWords, Notation } from '@quayside/rules-kit'
import type { Cargo, Transport } from './content.ts'
import type { Space } from './events.ts'
import type { Action, CargoEmpire } from './types.ts'

type Of<K> = Extract<Action, { type: K }>

/** Words for the fields of an action, one word a field, in this order. */
function fields<K extends Action['type']>(
  type: K,
  names: readonly (keyof Of<K> & string)[],
): MoveWords<Of<K>> {
  return {
    format: (action) => names.map((name) => String(action[name])).join(' '),
    parse: (words) => {
      if (words.length !== names.length) return null
      return { type, ...Object.fromEntries(names.map((name, i) => [name, words[i]])) } as unknown as Of<K>
    },
  }
}

const CARD_LETTERS = { C: 'car', T: 'train', S: 'ship' } as const

const deliver: MoveWords<Of<'deliver'>> = {
  format({ from, to, cargo, space, cards, express, emblem }) {
    const paid = [
      cards.car && `${cards.car}C`,
      cards.train && `${cards.train}T`,
      cards.ship && `${cards.ship}S`,
    ].filter(Boolean)
    return [
      from,
      to,
      cargo,
      space,
      ...paid,
      ...(express === null ? [] : ['over', express]),
      ...(emblem ? ['emblem'] : []),
    ].join(' ')
  },
  parse([from, to, cargo, space, ...rest]) {
    if (!from || !to) return null
    const cards = { car: 0, train: 0, ship: 0 }
    const words = [...rest]
    for (
      let match = /^(\d+)([CTS])$/.exec(words[0] ?? '');
      match;
      match = /^(\d+)([CTS])$/.exec(words[0] ?? '')
    ) {
      cards[CARD_LETTERS[match[2] as 'C']] += Number(match[1])
      words.shift()
    }
    const express = words[0] === 'over' ? (words.splice(0, 2)[1] ?? null) : null
    const emblem = words[0] === 'emblem' && words.shift() !== undefined
    if (words.length > 0) return null
    return { type: 'deliver', from, to, cargo: cargo as Cargo, space: space as Space, cards, express, emblem }
  },
}

const step: MoveWords<Of<'step'>> = {
  format: ({ marker, row }) => (row === null ? marker : `${marker} ${row}`),
  parse: ([marker, row, ...rest]) =>
    marker && rest.length === 0
      ? { type: 'step', marker: marker as Transport, row: (row ?? null) as Space | null }
      : null,
}

function number<K extends 'takeCity' | 'copyEmblem'>(type: K, name: 'slot' | 'seat'): MoveWords<Of<K>> {
  return {
    format: (action) => String((action as unknown as { [key: string]: number })[name]),
    parse: ([word, ...rest]) => {
      return word && /^\d+$/.test(word) && rest.length === 0
        ? ({ type, [name]: Number(word) } as unknown as Of<K>)
        : null
    },
  }
}

export const notation: Notation<CargoEmpire> = {
  actions: {
    keepObjective: fields('keepObjective', ['objective']),
    gainCard: fields('gainCard', ['card']),
    startPost: fields('startPost', ['city', 'space']),
    placeEmblem: fields('placeEmblem', ['city']),
    deliver,
    restock: fields('restock', ['city']),
    supply: fields('supply', []),
    step,
    takeCity: number('takeCity', 'slot'),
    prefer: fields('prefer', ['bonus']),
    vassal: fields('vassal', ['from', 'to', 'cargo', 'space']),
    moveEmblem: fields('moveEmblem', ['city']),
    gainCar: fields('gainCar', []),
    moveCube: fields('moveCube', ['from', 'to', 'cargo']),
    enhance: fields('enhance', []),
    swapShip: fields('swapShip', ['card']),
    copyEmblem: number('copyEmblem', 'seat'),
    endTurn: fields('endTurn', []),
  },
  outcomes: {
    city: {
      format: ({ card }) => card,
      parse: ([card, ...rest]) => (card && rest.length === 0 ? { type: 'city', card } : null),
    },
    objective: {
      format: ({ card }) => card,
      parse: ([card, ...rest]) => (card && rest.length === 0 ? { type: 'objective', card } : null),
    },
    auto: {
      format: ({ card }) => String(card),
      parse: ([card, ...rest]) =>
        card && /^\d+$/.test(card) && rest.length === 0 ? { type: 'auto', card: Number(card) } : null,
    },
    express: {
      format: ({ tile }) => tile,
      parse: ([tile, ...rest]) =>
        tile && rest.length === 0 ? { type: 'express', tile: tile as Transport } : null,
    },
  },
}
