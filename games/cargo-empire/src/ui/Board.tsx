/** The table of Cargo Empire: map, development track, dock. */
import { arrowKeys, Dock, Drawer, Icon, type PlayProps, Stage } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { useContext, useEffect, useMemo, useState } from 'preact/hooks'
import { MAPS } from '../content.ts'
import type { Who } from '../events.ts'
import { cityIn } from '../texts/words.ts'
import type { CargoEmpire } from '../types.ts'
import { actionsOf, askOf, type Choosing, takeStep, useChoosing } from './asking.ts'
import { Chart } from './Chart.tsx'
import { Cities, type Target } from './Cities.tsx'
import { DockFor } from './DockFor.tsx'
import type { DescribeContext } from './describe.ts'
import { LAYOUTS } from './layout.ts'
import { useLazy } from './lazy.ts'
import { LazyContext, type LazyParts } from './lazy-context.ts'
import type { Picture } from './picture.ts'
import type { Carry, Offer } from './plan.ts'
import { stateOf } from './read.ts'
import type { Hint } from './SidePanel.tsx'
import { SidePlace } from './SidePlace.tsx'
import { carriesOf, cityTargets } from './targets.ts'
import { boardTexts } from './texts/index.ts'

export type Play = PlayProps<CargoEmpire, Picture, Hint>

const NO_TARGETS: ReadonlyMap<string, Target> = new Map()

// Long for a reason: hooks that share what is chosen, in the order in which one follows from the other.
export function Board(play: Play): JSX.Element {
  const words = boardTexts[play.language]
  const { view, legal, asked } = play
  const seat = view.viewer === 'watcher' ? null : view.viewer
  const choosing = withOnlyStep(play, useChoosing(`${view.viewer} ${view.ask}`))
  const question = asked ? (choosing.intent ?? askOf(legal)) : null
  const carries = useMemo(() => carriesOf(question, legal), [question, legal])
  const pick = presetPick(question, carries, legal, choosing)
  const lazy = useLazy()
  const offer = useMemo(() => lazy?.offerOf(carries, pick) ?? null, [lazy, carries, pick])
  const nameOf = (city: string) => cityIn(play.language, city)
  const targets = useMemo(() => {
    if (!question || seat === null) return NO_TARGETS
    const list =
      carries.length === 0
        ? cityTargets({ question, legal, words, nameOf })
        : (lazy?.carryTargets({
            carries,
            pick,
            chosen: offer?.chosen ?? null,
            state: stateOf(view),
            seat,
            words,
            nameOf,
          }) ?? [])
    return new Map(list.map((target) => [target.city, target]))
  }, [lazy, question, legal, carries, pick, offer, view, seat, words])
  const hinted = useMemo(() => hintOf(play, seat, offer, lazy), [view, seat, offer, lazy])
  useEffect(() => play.onHint(hinted), [hinted])
  const onCity = (city: string) => {
    if (targets.has(city)) choosing.setPick(picked(pick, carries, city))
    else if (pick.from === city || pick.to === city) choosing.setPick({})
  }
  return (
    <LazyContext.Provider value={lazy}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what was chosen, wherever the focus is */}
      <div
        class="cargo-table"
        onKeyDown={(event) => {
          if (event.key === 'Escape') choosing.begin(null)
        }}
      >
        <div class="board-part">
          <Sheet play={play} targets={targets} pick={pick} offer={offer} onCity={onCity} />
          <Strip play={play} choosing={choosing} />
        </div>
        {seat === null ? (
          <Dock asked={false} sentence={play.story ?? play.texts.prompt(view)} label={words.dock} />
        ) : (
          <DockFor
            play={play}
            words={words}
            seat={seat}
            question={question}
            choosing={choosing}
            pick={pick}
            offer={offer}
            carries={carries}
            nameOf={nameOf}
          />
        )}
      </div>
    </LazyContext.Provider>
  )
}

/** Where there is only one city to choose, it is chosen. */
function presetPick(
  question: string | null,
  carries: readonly Carry[],
  legal: Play['legal'],
  { pick }: Choosing,
): Choosing['pick'] {
  if (pick.from !== undefined || pick.to !== undefined) return pick
  const [first] = carries
  if (first && carries.every(({ from }) => from === first.from)) return { ...pick, from: first.from }
  if (question !== 'startPost') return pick
  const [post] = actionsOf(legal, 'startPost')
  const isOnly = post && actionsOf(legal, 'startPost').every(({ city }) => city === post.city)
  return isOnly ? { to: post.city } : pick
}

/** Where places are confirmed and only one step can be taken, it is chosen. */
function withOnlyStep({ confirms, legal, asked }: Play, choosing: Choosing): Choosing {
  const [only, ...others] = asked && confirms ? actionsOf(legal, 'step') : []
  return only && others.length === 0 ? { ...choosing, step: only } : choosing
}

function picked(pick: Choosing['pick'], carries: readonly Carry[], city: string): Choosing['pick'] {
  if (carries.length === 0) return { to: city }
  return pick.from === undefined ? { from: city } : { from: pick.from, to: city }
}

function hintOf(play: Play, seat: number | null, offer: Offer | null, lazy: LazyParts | null): Hint | null {
  if (!lazy || seat === null || offer?.chosen.type !== 'deliver') return null
  return { cities: lazy.rewardOf(stateOf(play.view), seat, offer.chosen).cities }
}

interface SheetProps {
  readonly play: Play
  readonly targets: ReadonlyMap<string, Target>
  readonly pick: Choosing['pick']
  readonly offer: Offer | null
  onCity(city: string): void
}

// Long for a reason: one piece of markup in the order of the page; in parts its order would be harder to see.
function Sheet({ play, targets, pick, offer, onCity }: SheetProps): JSX.Element {
  const words = boardTexts[play.language]
  const { picture, language } = play
  const layout = LAYOUTS[play.size]
  const map = picture.shown.options.map
  const [closeUp, setCloseUp] = useState<string | null>(null)
  const names = useMemo(
    () => Object.fromEntries(MAPS[map].cities.map(({ id }) => [id, cityIn(language, id)])),
    [map, language],
  )
  const whoIs = (who: Who) => (who === 'auto' ? words.auto : (play.players[who]?.name ?? ''))
  const context: DescribeContext = { words, shown: picture.shown, whoIs }
  const lazy = useContext(LazyContext)
  const legs = (offer && lazy?.plannedLegs(play.view, offer.chosen)) ?? []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one city to the next
    <div class="map-place" onKeyDown={arrowKeys}>
      <Stage width={layout.width} height={layout.height} label={words.chart}>
        <Chart layout={layout} map={map} />
        {lazy && <lazy.Route layout={layout} map={map} legs={legs} look="planned" />}
        {lazy && <lazy.ExpressTiles layout={layout} picture={picture} />}
        <Cities
          layout={layout}
          picture={picture}
          names={names}
          targets={targets}
          chosen={[pick.from, pick.to].filter((city) => city !== undefined)}
          describe={(city, one) =>
            words.row([names[city.id] ?? city.id, ...(lazy?.describeCity(context, city, one) ?? [])])
          }
          onPick={(city) => {
            const isPlain = !targets.has(city) && pick.from !== city && pick.to !== city
            setCloseUp(isPlain && closeUp !== city ? city : null)
            onCity(city)
          }}
        />
        {lazy && <lazy.FlightNow layout={layout} picture={picture} />}
      </Stage>
      {closeUp && lazy && (
        <lazy.CityCloseUp
          play={play}
          context={context}
          city={closeUp}
          name={names[closeUp] ?? closeUp}
          pick={pick}
          isTarget={targets.has(closeUp)}
          onClose={() => setCloseUp(null)}
        />
      )}
    </div>
  )
}

/** The track below the map; on a phone two buttons open track and cards in sheets of their own. */
function Strip({ play, choosing }: { play: Play; choosing: Choosing }): JSX.Element {
  const words = boardTexts[play.language]
  const [open, setOpen] = useState<'track' | 'cards' | null>(null)
  const { picture, players, phone } = play
  const names = (who: Who) => (who === 'auto' ? words.auto : (players[who]?.name ?? ''))
  const lazy = useContext(LazyContext)
  const track = lazy ? (
    <lazy.Track
      picture={picture}
      view={play.view}
      words={words}
      names={names}
      phone={phone}
      steps={actionsOf(play.legal, 'step')}
      chosen={choosing.step}
      onStep={(step) => {
        setOpen(null)
        takeStep(play, choosing, step)
      }}
    />
  ) : (
    <div class="track" />
  )
  if (!phone) return track
  return (
    <div class={`sheets on-${picture.shown.options.map}`}>
      <button
        type="button"
        class="btn"
        data-choice="open-track"
        aria-label={words.trackButton}
        title={words.trackButton}
        onClick={() => setOpen('track')}
      >
        <Icon name="t-up" />
      </button>
      <button
        type="button"
        class="btn"
        data-choice="open-cards"
        aria-label={words.cardsButton}
        title={words.cardsButton}
        onClick={() => setOpen('cards')}
      >
        <Icon name="t-city" />
      </button>
      {open && (
        <Drawer
          title={open === 'track' ? words.track : words.cardsButton}
          close={words.close}
          onClose={() => setOpen(null)}
        >
          {open === 'track' ? track : <SidePlace {...play} viewer={play.view.viewer} hint={null} />}
        </Drawer>
      )}
    </div>
  )
}
