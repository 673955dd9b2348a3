/** A place within a sentence: the lands that lie there, as signs with their numbers. */
import type { JSX } from 'preact'
import { hexOf } from '../board.ts'
import type { Shown } from '../view-types.ts'
import { hexesOf } from './layout.ts'
import { Sign } from './Resource.tsx'
import { nameOfHex } from './targets.ts'
import type { BoardTexts } from './texts/index.ts'

export function Place(props: { hexes: readonly number[]; shown: Shown; words: BoardTexts }): JSX.Element {
  const { hexes, shown, words } = props
  const said = words.row(hexes.map((hex) => nameOfHex(shown, hex, words)))
  return (
    <span class="near" role="img" aria-label={said} title={said}>
      {hexes.map((hex) => {
        const land = shown.hexes.find(({ q, r }) => hexOf([q, r]) === hex)
        if (!land?.resource) return <span key={hex}>{words.hex(null, null)}</span>
        return (
          <span key={hex}>
            <Sign resource={land.resource} size={15} />
            {land.number}
          </span>
        )
      })}
    </span>
  )
}

/** Which hexes `corner:17`, `edge:17-23` or `hex:0,-1` means; null when it is no place. */
export function hexesAt(name: string): readonly number[] | null {
  const [kind, where = ''] = name.split(':')
  if (kind === 'hex') {
    const [q = 0, r = 0] = where.split(',').map(Number)
    return [hexOf([q, r])]
  }
  if (kind !== 'corner' && kind !== 'edge') return null
  return hexesOf(where.split('-').map(Number))
}
