/** Beside the map: city display, turn order, own objectives and cities, the automatic opponent. */
import { type PanelProps, Pennant } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { BOT_CARDS, MAPS, TRANSPORTS } from '../content.ts'
import type { Who } from '../events.ts'
import { cityIn } from '../texts/words.ts'
import type { CargoEmpire } from '../types.ts'
import { CityCard } from './Card.tsx'
import { MarkerShape, PostShape, Sign } from './Cargo.tsx'
import type { Picture } from './picture.ts'
import type { Progress } from './progress.ts'
import { colourOf, participantOf } from './read.ts'
import { type BoardTexts, boardTexts } from './texts/index.ts'

/** City cards that would pay for the trip being weighed. */
export interface Hint {
  readonly cities: readonly string[]
}

type Props = PanelProps<CargoEmpire, Picture, Hint>

export function SidePanel(props: Props): JSX.Element {
  const words = boardTexts[props.language]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
    <section class="panel cg-panel" aria-label={words.cardsButton} tabIndex={0}>
      <Display {...props} words={words} />
      <Order {...props} words={words} />
      <Own {...props} words={words} />
      {props.picture.shown.auto && <AutoFacts {...props} words={words} />}
    </section>
  )
}

type Worded = Props & { words: BoardTexts }

function Display({ picture, hint, language, words }: Worded): JSX.Element {
  const { display, cityPile, options, auto, round } = picture.shown
  const pile = cityPile.stacked + cityPile.mixed + cityPile.under.length
  const map = MAPS[options.map]
  return (
    <div>
      <h2 class="h">
        {words.display}
        <span class="r" data-place="city-deck">
          {words.pile(pile)}
        </span>
      </h2>
      <ul class={display.length > 4 ? 'city-row five' : 'city-row'}>
        {display.map((card, slot) => {
          const city = map.cities.find(({ id }) => id === card)
          const pays = city !== undefined && hint?.cities.includes(city.id)
          return (
            <li key={slot}>
              {card && (
                <span class="city-slot" data-piece={`display-${slot}-${card}`} data-enters="" data-exits="">
                  <CityCard
                    colour={city?.colour ?? null}
                    name={city ? cityIn(language, city.id) : words.blank}
                    width={display.length > 4 ? 53 : 64}
                  />
                  {pays && <i class="num">+1</i>}
                </span>
              )}
              {auto && round > 0 && auto.slot === slot + 1 && (
                <span class="slot-pin" role="img" aria-label={words.autoTarget} title={words.autoTarget}>
                  <Sign name="to" size={20} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Own({ picture, viewer, hint, language, words }: Worded): JSX.Element | null {
  const one = viewer === 'watcher' ? undefined : participantOf(picture.shown, viewer)
  if (!one) return null
  const map = MAPS[picture.shown.options.map]
  const faceDown = picture.shown.own?.faceDown
  const blanks = Array.from({ length: one.blanks }, () => null)
  return (
    <div class="own">
      <ListSign name="objective" label={words.objectives} />
      <ul class="own-objectives">
        {picture.progress.map((each) => (
          <Objective key={each.id} progress={each} words={words} />
        ))}
      </ul>
      <ListSign name="city" label={words.ownCities} />
      <ul class="own-cities">
        {faceDown && <li class="face-down">{words.faceDown(cityIn(language, faceDown))}</li>}
        {[...one.cityCards, ...blanks].map((card, i) => {
          const city = map.cities.find(({ id }) => id === card)
          return (
            <li key={card ?? `blank-${i}`} class={`city-${city?.colour ?? 'none'}`}>
              <span class="chip" />
              {card ? cityIn(language, card) : words.blank}
              {card && hint?.cities.includes(card) && <i class="num">+1</i>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function ListSign({ name, label }: { name: string; label: string }): JSX.Element {
  return (
    <h2 class="h" title={label}>
      <Sign name={name} size={16} />
      <span class="sr">{label}</span>
    </h2>
  )
}

function Objective(props: { progress: Progress; words: BoardTexts }): JSX.Element {
  const { progress, words } = props
  const { id, points, next } = progress
  return (
    <li data-objective={id}>
      <span>
        {words.objectiveWords[id]}
        {next && <small>{words.nextTier(next.has, next.needs, next.points)}</small>}
      </span>
      <b class="num" role="img" aria-label={words.worth(points)}>
        {points}
      </b>
    </li>
  )
}

const SLOT_SIGNS = ['car', 'train', 'ship', 'anyTransport', 'anyTransport'] as const

/** Slots with what they pay and who stands there; below, who would stand there now. */
function Order({ picture, players, words }: Worded): JSX.Element {
  const { order } = picture.shown
  const name = (who: Who) => (who === 'auto' ? words.auto : (players[who]?.name ?? ''))
  const row = (list: readonly Who[]) =>
    list.map((who, slot) => (
      <li key={slot} title={name(who)}>
        <span class="sr">{`${words.slot(slot + 1)}: ${name(who)}`}</span>
        <Flag picture={picture} who={who} />
      </li>
    ))
  return (
    <div class="order">
      <h2 class="h">{words.order}</h2>
      <ol class="order-row">
        {order.map((_, slot) => (
          <li key={slot} class="slot-head" title={words.slotBonus(slot)}>
            <span class="num">{slot + 1}</span>
            <Sign name={SLOT_SIGNS[slot] ?? 'anyTransport'} size={13} />
          </li>
        ))}
      </ol>
      <ol class="order-row">{row(order)}</ol>
      {picture.nextOrder.length > 0 && (
        <>
          <p class="cap">{words.nextOrder}</p>
          <ol class="order-row next">{row(picture.nextOrder)}</ol>
        </>
      )}
    </div>
  )
}

function Flag({ picture, who }: { picture: Picture; who: Who }): JSX.Element {
  if (who !== 'auto') return <Pennant colour={colourOf(picture.shown, who)} size={22} />
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <PostShape look="auto" size={22} />
    </svg>
  )
}

// Long for a reason: one piece of markup in the order of the page; in parts its order would be harder to see.
/** What is open about the opponent that plays by its own cards. */
function AutoFacts({ picture, words }: Worded): JSX.Element | null {
  const { shown, counts } = picture
  const { auto, participants, players, options } = shown
  const one = participants[players]
  const count = counts[players]
  if (!auto || !one || !count) return null
  const card = auto.card === null ? null : BOT_CARDS[auto.card - 1]
  const kind = card ? TRANSPORTS[card.transport] : undefined
  return (
    <div class="auto-facts" data-place="seat-auto">
      <h2 class="h">
        <svg width="18" height="18" viewBox="0 0 22 22" aria-hidden="true">
          <PostShape look="auto" size={22} />
        </svg>
        {words.auto}
        <b
          class="num r"
          role="img"
          aria-label={`${words.points(count.total)}: ${words.sum(count.track, count.levelThree, count.cityCards, count.objectives)}`}
        >
          {count.total}
        </b>
      </h2>
      <p class="auto-line">
        <span role="img" aria-label={words.cityCards(one.cityCards.length + one.blanks)}>
          <Sign name="city" size={15} />
          {one.cityCards.length + one.blanks}
        </span>
        <span role="img" aria-label={words.postsLeft(one.postsLeft)}>
          <Sign name="post" size={15} />
          {one.postsLeft}
        </span>
        {card && kind && (
          <span
            class="auto-card"
            role="img"
            aria-label={`${words.autoCard}: ${words.autoMoves(kind, card.steps, card.up)}`}
          >
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <MarkerShape look="auto" kind={kind} size={18} />
            </svg>
            +{card.steps}
            <Sign name={card.up ? 'up' : 'down'} size={13} />
          </span>
        )}
      </p>
      <ul class="auto-objectives">
        {(auto.objectives ?? []).map((id) => (
          <li key={id}>{words.objectiveWords[id]}</li>
        ))}
      </ul>
      <p class="cap">{words.autoDoubles(options.families, options.map === 'dior')}</p>
    </div>
  )
}
