/** What the house can do for two kept cubes, at every decision of one's own turn (CGE-F3). */
import { Choice, useRefusal, whyOf } from '@quayside/board-kit'
import type { JSX } from 'preact'
import type { PlayerColour } from '../content.ts'
import type { Action } from '../types.ts'
import type { Intent } from './asking.ts'
import { Sign } from './Cargo.tsx'
import type { DockProps } from './DockFrame.tsx'
import { colourOf, isTurnOf } from './read.ts'

type AbilityType = Extract<Action['type'], Intent | 'gainCar' | 'enhance'>

const OWN: { readonly [C in PlayerColour]: AbilityType } = {
  yellow: 'gainCar',
  green: 'moveCube',
  red: 'enhance',
  blue: 'swapShip',
  purple: 'copyEmblem',
}
/** These need no further choice. */
const AT_ONCE: readonly AbilityType[] = ['gainCar', 'enhance']

export function Abilities(props: DockProps): JSX.Element | null {
  const { play, words, seat } = props
  const { shown } = play.view
  const colour = colourOf(shown, seat)
  if (!play.asked || colour === 'auto' || !shown.options.families || !isTurnOf(shown, seat)) return null
  const house = words.houses[colour]
  return (
    <section class="abilities" aria-label={words.house}>
      <Ability {...props} type="moveEmblem" label={words.moveEmblem} />
      <Ability {...props} type={OWN[colour]} label={house.ability} />
    </section>
  )
}

function Ability(props: DockProps & { type: AbilityType; label: string }): JSX.Element {
  const { play, words, intent, onIntent, type, label } = props
  const listed = play.legal.find((action) => action.type === type)
  const refusal = useRefusal(play.explain, listed ? null : { type }, play.view)
  const pressed = intent === type
  return (
    <Choice
      name={`ability-${type}`}
      why={listed ? null : whyOf(refusal, play.sayWhy)}
      pressed={pressed}
      onPick={() => {
        if (!listed) return
        if (AT_ONCE.includes(type)) play.act(listed)
        else onIntent(pressed ? null : (type as Intent))
      }}
    >
      {label}
      <span class="price" role="img" aria-label={words.abilityCost}>
        <Sign name="cube" size={13} />
        <Sign name="cube" size={13} />
      </span>
    </Choice>
  )
}
