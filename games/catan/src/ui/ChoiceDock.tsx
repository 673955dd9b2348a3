/** The dock while cards are being chosen: a discard, Discovery, Monopoly, or whom to rob. The hand stays in sight. */
import { Choice, Dock, SeatShape, useRefusal, whyOf } from '@quayside/board-kit'
import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { RESOURCES } from '../content.ts'
import type { Action, Five } from '../types.ts'
import type { SeatFacts } from '../view-types.ts'
import type { Play } from './Board.tsx'
import { Hand, Picker } from './Hand.tsx'
import { Sign } from './Resource.tsx'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly play: Play
  readonly words: BoardTexts
  readonly one: SeatFacts
}

const NONE: readonly number[] = [0, 0, 0, 0, 0]
const sum = (cards: readonly number[]) => cards.reduce((total, many) => total + many, 0)

export function DiscardDock({ play, words, one, due }: Props & { due: number }): JSX.Element {
  const held = one.resources ?? NONE
  const [chosen, setChosen] = useState<readonly number[]>(NONE)
  useLayoutEffect(() => setChosen(NONE), [play.view.ask])
  const action: Action = { type: 'discard', cards: chosen as unknown as Five }
  const refusal = useRefusal(play.check, action, play.view)
  return (
    <Dock asked sentence={words.askDiscard(due)} label={words.dock} class="catan-dock">
      <div class="dock-grid choosing">
        <Picker
          cards={held}
          most={held}
          chosen={chosen}
          isFull={sum(chosen) >= due}
          words={words}
          onChange={setChosen}
        />
        <div class="deeds dock-deeds">
          <Choice name="reset" onPick={() => setChosen(NONE)}>
            {words.reset}
          </Choice>
          <Choice main why={whyOf(refusal, play.sayWhy)} name="discard" onPick={() => play.act(action)}>
            {words.putDown(sum(chosen), due)}
          </Choice>
        </div>
      </div>
    </Dock>
  )
}

export function DiscoveryDock({ play, words, one, onCancel }: Props & { onCancel(): void }): JSX.Element {
  const [chosen, setChosen] = useState<readonly number[]>(NONE)
  const action: Action = { type: 'playDiscovery', cards: chosen as unknown as Five }
  const refusal = useRefusal(play.check, action, play.view)
  return (
    <Dock asked sentence={words.askDiscovery} label={words.dock} class="catan-dock">
      <div class="dock-grid choosing">
        <Picker
          cards={one.resources ?? NONE}
          most={play.picture.shown.bank}
          chosen={chosen}
          isFull={sum(chosen) >= 2}
          words={words}
          onChange={setChosen}
        />
        <div class="deeds dock-deeds">
          <Choice name="cancel" onPick={onCancel}>
            {words.cancel}
          </Choice>
          <Choice main why={whyOf(refusal, play.sayWhy)} name="take" onPick={() => play.act(action)}>
            {words.take(sum(chosen))}
          </Choice>
        </div>
      </div>
    </Dock>
  )
}

export function MonopolyDock({ play, words, one, onCancel }: Props & { onCancel(): void }): JSX.Element {
  return (
    <Options words={words} one={one} sentence={words.askMonopoly} onCancel={onCancel}>
      {RESOURCES.map((resource) => (
        <Choice
          key={resource}
          name={`monopoly-${resource}`}
          onPick={() => play.act({ type: 'playMonopoly', resource })}
        >
          <Sign resource={resource} /> {words.monopolyOn(words.resources[resource])}
        </Choice>
      ))}
    </Options>
  )
}

/** The hex is chosen; another tap on the island chooses another one. */
export function VictimDock(props: Props & { actions: readonly Action[]; onCancel(): void }): JSX.Element {
  const { play, words, one, actions, onCancel } = props
  const { seats } = play.picture.shown
  return (
    <Options words={words} one={one} sentence={words.askVictim} onCancel={onCancel}>
      {actions.map((action) => {
        const victim = action.type === 'robber' ? action.victim : null
        const name = victim === null ? '' : (play.players[victim]?.name ?? '')
        return (
          <Choice key={victim ?? 'none'} name={`rob-${victim ?? 'none'}`} onPick={() => play.act(action)}>
            {victim !== null && <SeatShape colour={seats[victim]?.colour ?? ''} />}
            {victim === null ? words.robNobody : words.robFrom(name, seats[victim]?.handSize ?? 0)}
          </Choice>
        )
      })}
    </Options>
  )
}

function Options(props: {
  words: BoardTexts
  one: SeatFacts
  sentence: BoardTexts['askVictim']
  onCancel(): void
  children: ComponentChildren
}): JSX.Element {
  const { words, one, sentence, onCancel, children } = props
  return (
    <Dock asked sentence={sentence} label={words.dock} class="catan-dock">
      <div class="dock-grid">
        <Hand cards={one.resources ?? []} words={words} />
        <div class="options">{children}</div>
        <div class="deeds dock-deeds">
          <Choice name="cancel" onPick={onCancel}>
            {words.cancel}
          </Choice>
        </div>
      </div>
    </Dock>
  )
}
