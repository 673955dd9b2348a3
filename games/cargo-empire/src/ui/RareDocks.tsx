/** Choices that come rarely: emblems, restocking, a bonus of two kinds, whose emblem to copy. */
import { Choice, Pennant } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { actionsOf } from './asking.ts'
import { LetGo } from './CardDocks.tsx'
import { Sign } from './Cargo.tsx'
import { CityPicks, type CityProps } from './CityDocks.tsx'
import { DockFrame, type DockProps } from './DockFrame.tsx'

/** The first place of an emblem, and its moves for two cubes. */
export function EmblemDock(props: CityProps): JSX.Element {
  const { play, words, city, intent, nameOf, onCity, onIntent } = props
  const type = intent === 'moveEmblem' ? 'moveEmblem' : 'placeEmblem'
  const action = actionsOf(play.legal, type).find((one) => one.city === city)
  const open = intent === 'moveEmblem' ? words.askEmblemMove : play.texts.prompt(play.view)
  return (
    <DockFrame
      {...props}
      cities={city ? [city] : []}
      sentence={city ? words.askEmblem(nameOf(city)) : open}
      deeds={
        <>
          {action && (
            <Choice main name="confirm" onPick={() => play.act(action)}>
              {words.putEmblem}
            </Choice>
          )}
          {(city || intent) && (
            <Choice name="cancel" onPick={() => (city ? onCity(null) : onIntent(null))}>
              {city ? words.anotherCity : words.cancel}
            </Choice>
          )}
        </>
      }
    />
  )
}

/** No delivery is possible: restock one's own city, or one card of each kind (CGE-9). */
export function FallBackDock(props: CityProps): JSX.Element {
  const { play, words, city, nameOf, onCity } = props
  const restocks = actionsOf(play.legal, 'restock')
  const action = restocks.find((one) => one.city === city)
  return (
    <DockFrame
      {...props}
      cities={city ? [city] : []}
      sentence={city ? words.askRestock(nameOf(city)) : words.askFallBack}
      deeds={
        <>
          {action ? (
            <Choice main name="confirm" onPick={() => play.act(action)}>
              {words.restock}
            </Choice>
          ) : (
            <Choice main name="supply" onPick={() => play.act({ type: 'supply' })}>
              {words.supply}
            </Choice>
          )}
          {city && (
            <Choice name="cancel" onPick={() => onCity(null)}>
              {words.cancel}
            </Choice>
          )}
        </>
      }
    >
      {restocks.length > 0 && <p class="soft">{words.restockWord}</p>}
      <CityPicks {...props} cities={restocks.map((one) => one.city)} />
    </DockFrame>
  )
}

export function PreferDock(props: DockProps): JSX.Element {
  const { play, words } = props
  const labels = { city: words.takeCityCard, objective: words.drawObjectives }
  return (
    <DockFrame {...props} sentence={play.texts.prompt(play.view)}>
      <div class="ops">
        {actionsOf(play.legal, 'prefer').map((action) => (
          <button
            key={action.bonus}
            type="button"
            class="op"
            data-choice={`prefer-${action.bonus}`}
            onClick={() => play.act(action)}
          >
            <Sign name={action.bonus} size={30} />
            {labels[action.bonus]}
          </button>
        ))}
      </div>
    </DockFrame>
  )
}

/** All is done, but the house could still use an ability (CGE-F3). */
export function TurnEndDock(props: DockProps): JSX.Element {
  const { play } = props
  return (
    <DockFrame
      {...props}
      sentence={play.texts.prompt(play.view)}
      deeds={
        <Choice main name="end-turn" onPick={() => play.act({ type: 'endTurn' })}>
          {play.texts.kinds.endTurn}
        </Choice>
      }
    />
  )
}

export function CopyDock(props: DockProps): JSX.Element {
  const { play, words, nameOf, onIntent } = props
  const { colours, participants } = play.view.shown
  return (
    <DockFrame
      {...props}
      sentence={words.askCopy}
      deeds={<LetGo words={words} onPick={() => onIntent(null)} />}
    >
      <div class="ops">
        {actionsOf(play.legal, 'copyEmblem').map((action) => {
          const colour = colours[action.seat] ?? 'red'
          const where = participants[action.seat]?.emblem
          return (
            <button
              key={action.seat}
              type="button"
              class="op copy"
              data-choice={`copy-${action.seat}`}
              onClick={() => play.act(action)}
            >
              <Pennant colour={colour} />
              <span>
                {words.copyOf(play.players[action.seat]?.name ?? '', words.houses[colour].name)}
                <small>
                  {where && `${nameOf(where)}: `}
                  {words.houses[colour].emblem}
                </small>
              </span>
            </button>
          )
        })}
      </div>
    </DockFrame>
  )
}
