/** Bodies that no lawful client sends, from a seeded generator: odd values under names that the API knows. */

let state = 12_345
export function below(k: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 4_294_967_296) * k)
}
export const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T

export const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  3,
  1e308,
  '',
  'a',
  'undefined',
  '\u0000\u202E',
  '💣'.repeat(40),
  "' OR 1=1 --",
  '../../etc/passwd',
  `$\{7*7}`,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: { admin: true } },
  { constructor: { prototype: {} } },
  { toString: 'x' },
  Array.from({ length: 300 }, () => 1),
]
const WORDS = [
  ...[
    'id',
    'action',
    'ask',
    'seen',
    'type',
    'seat',
    'secret',
    'guest',
    'muted',
    'text',
    'name',
    'keep',
    'code',
  ],
  ...[
    'game',
    'options',
    'seats',
    'open',
    'clock',
    'order',
    'first',
    'kind',
    'agree',
    'about',
    'contribution',
    'endpoint',
    'keys',
    'language',
    'kinds',
    'quiet',
    'games',
    'players',
    'pace',
    'listed',
    'do',
  ],
]
const GOOD: readonly unknown[] = [
  'carthage',
  'person',
  'mate',
  'end',
  'standIn',
  'undo',
  'none',
  'drawn',
  { kind: 'move', ms: 5000 },
  ['catan'],
  [2, 3],
  'live',
  'ask',
  'block',
  'https://localhost/hook',
  { from: 0, to: 1439, zone: 'Mars/Olympus' },
]

export function oddBody(depth = 0): unknown {
  if (depth > 2 || below(4) === 0) return oneOf([...ODD, ...GOOD])
  if (below(6) === 0) return Array.from({ length: below(5) }, () => oddBody(depth + 1))
  return Object.fromEntries(Array.from({ length: below(6) }, () => [oneOf(WORDS), oddBody(depth + 1)]))
}

export function oddText(): string {
  const text = JSON.stringify(oddBody()) ?? 'null'
  const kind = below(20)
  if (kind === 0) return text.slice(0, below(text.length + 1))
  if (kind === 1) return `${text}${text}`
  if (kind === 2) return '['.repeat(5000)
  if (kind === 3) return `{"__proto__":${text}}`
  return kind === 4 ? `"${'x'.repeat(70_000)}"` : text
}
