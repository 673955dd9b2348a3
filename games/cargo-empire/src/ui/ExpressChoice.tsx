/** On Dior: which express tile the way takes, or none where a way passes none (CGE-D3). */
import { Choice } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { MAPS } from '../content.ts'
import { Sign } from './Cargo.tsx'
import type { CarryProps } from './CarryDock.tsx'
import type { Offer } from './plan.ts'

export function ExpressChoice({
  play,
  words,
  offer,
  pick,
  onPick,
  nameOf,
}: CarryProps & { offer: Offer }): JSX.Element | null {
  const { ways, chosen } = offer
  const { shown } = play.view
  const isOnlyPlain = ways.every((one) => one.type !== 'deliver' || one.express === null)
  if (isOnlyPlain || chosen.type !== 'deliver') return null
  const map = MAPS[shown.options.map]
  const spaceOf = (id: string) => map.express.findIndex((one) => one.id === id)
  /** Express spaces have no names: the first city they lead to stands for them. */
  const cityBy = (space: number) => map.cities[map.express[space]?.links[0] ?? 0]?.id ?? ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
    <div class="pills" role="group" aria-label={words.wayLabel}>
      {ways.map((one) => {
        if (one.type !== 'deliver') return null
        const space = one.express === null ? -1 : spaceOf(one.express)
        const tile = shown.express[space]
        const label = tile ? words.over(nameOf(cityBy(space)), tile) : words.noTile
        return (
          <Choice
            key={one.express ?? ''}
            name={`way-${one.express ?? 'free'}`}
            pressed={chosen.express === one.express}
            onPick={() => onPick({ ...pick, express: one.express ?? '' })}
          >
            {tile && <Sign name={tile} size={16} />}
            {label}
          </Choice>
        )
      })}
    </div>
  )
}
