/** Choices among cards: transport cards to gain or to give, city cards of the display. */
import { Choice } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { MAPS, TRANSPORTS } from '../content.ts'
import { actionsOf } from './asking.ts'
import { CityCard, TransportCard } from './Card.tsx'
import { DockFrame, type DockProps } from './DockFrame.tsx'

/** A transport card to gain, or to give away for a ship. */
export function TransportDock(props: DockProps): JSX.Element {
  const { play, words, intent, onIntent } = props
  const isSwap = intent === 'swapShip'
  const actions = isSwap ? actionsOf(play.legal, 'swapShip') : actionsOf(play.legal, 'gainCard')
  return (
    <DockFrame
      {...props}
      sentence={isSwap ? words.askSwap : play.texts.prompt(play.view)}
      deeds={isSwap && <LetGo words={words} onPick={() => onIntent(null)} />}
    >
      <div class="ops">
        {TRANSPORTS.map((kind) => {
          const action = actions.find((one) => one.card === kind)
          return (
            action && (
              <button
                key={kind}
                type="button"
                class="op"
                data-choice={`${isSwap ? 'swap' : 'gain'}-${kind}`}
                onClick={() => play.act(action)}
              >
                <TransportCard kind={kind} />
                {isSwap ? words.giveUp(kind) : words.gain(kind)}
              </button>
            )
          )
        })}
      </div>
    </DockFrame>
  )
}

export function CityCardDock(props: DockProps): JSX.Element {
  const { play, words, nameOf } = props
  const { display, options } = play.view.shown
  const map = MAPS[options.map]
  return (
    <DockFrame {...props} sentence={play.texts.prompt(play.view)}>
      <div class="ops">
        {actionsOf(play.legal, 'takeCity').map((action) => {
          const card = display[action.slot - 1] ?? 'blank'
          const city = map.cities.find(({ id }) => id === card)
          return (
            <button
              key={action.slot}
              type="button"
              class="op"
              data-choice={`take-${action.slot}`}
              onClick={() => play.act(action)}
            >
              <CityCard
                colour={city?.colour ?? null}
                name={city ? nameOf(card) : words.blank}
                width={play.phone ? 58 : 76}
              />
            </button>
          )
        })}
      </div>
    </DockFrame>
  )
}

export function LetGo({ words, onPick }: { words: DockProps['words']; onPick(): void }): JSX.Element {
  return (
    <Choice name="cancel" onPick={onPick}>
      {words.cancel}
    </Choice>
  )
}
