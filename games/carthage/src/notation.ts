/** Moves as words: `0 take R5`, `1 buy R5 R3 | tokens Y`, `* draw B2`. */
import type { MoveWords, Notation } from '@quayside/rules-kit'
import type { Action, Carthage } from './types.ts'

type Of<K> = Extract<Action, { type: K }>

function split(words: readonly string[], word: string): [string[], string[]] {
  const bar = words.indexOf('|')
  if (bar < 0) return [[...words], []]
  return words[bar + 1] === word ? [words.slice(0, bar), words.slice(bar + 2)] : [['?'], []]
}

const take: MoveWords<Of<'take'>> = {
  format: ({ card, reserved }) => (reserved ? `${card} reserved` : card),
  parse([card, reserved, ...rest]) {
    if (!card || rest.length > 0 || (reserved !== undefined && reserved !== 'reserved')) return null
    return reserved ? { type: 'take', card, reserved: true } : { type: 'take', card }
  },
}

const buy: MoveWords<Of<'buy'>> = {
  format: ({ pay, tokens }) => [...pay, ...(tokens.length > 0 ? ['|', 'tokens', ...tokens] : [])].join(' '),
  parse(words) {
    const [pay, tokens] = split(words, 'tokens')
    return { type: 'buy', pay, tokens }
  },
}

const double: MoveWords<Of<'double'>> = {
  format: ({ card }) => card,
  parse: ([card, ...rest]) => (card && rest.length === 0 ? { type: 'double', card } : null),
}

const reserve: MoveWords<Of<'reserve'>> = {
  format: ({ zone, card }) => `${zone} ${card}`,
  parse: ([zone, card, ...rest]) =>
    card && rest.length === 0 ? { type: 'reserve', zone: zone as 'market' | 'farm', card } : null,
}

const protect: MoveWords<Of<'protect'>> = {
  format: ({ play, keep }) =>
    keep.length === 0 && play.length === 0 ? '' : [...play, '|', 'keep', ...keep].join(' '),
  parse(words) {
    const [play, keep] = split(words, 'keep')
    return { type: 'protect', play, keep }
  },
}

export const notation: Notation<Carthage> = {
  actions: { take, buy, double, reserve, protect },
  outcomes: {
    draw: {
      format: ({ card }) => card,
      parse: ([card, ...rest]) => (card && rest.length === 0 ? { type: 'draw', card } : null),
    },
  },
}
