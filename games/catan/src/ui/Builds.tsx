/** Four builds with their costs; where one cannot be had, what is lacking and by which rule. */
import { Explained, Sentence, useRefusal, type Why, WhyLine, whyOf } from '@quayside/board-kit'
import type { Rejection } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { CARD_COST, CITY_COST, RESOURCES, type Resource, ROAD_COST, SETTLEMENT_COST } from '../content.ts'
import type { SeatFacts } from '../view-types.ts'
import type { Play } from './Board.tsx'
import { CityPiece, HousePiece, RoadPiece } from './Buildings.tsx'
import { Amount, Sign } from './Resource.tsx'
import type { Intent } from './targets.ts'
import type { BoardTexts } from './texts/index.ts'

type Kind = 'road' | 'settle' | 'city' | 'buyCard'

const COSTS: { readonly [K in Kind]: readonly number[] } = {
  road: ROAD_COST,
  settle: SETTLEMENT_COST,
  city: CITY_COST,
  buyCard: CARD_COST,
}
const OUT_OF_TURN: Rejection = { code: 'notYourTurn', rule: 'CAT-13' }

interface Props {
  readonly play: Play
  readonly words: BoardTexts
  readonly one: SeatFacts
  /** It is this seat's own turn to decide. */
  readonly mine: boolean
  readonly intent: Intent
  onIntent(intent: Intent): void
}

export function Builds(props: Props): JSX.Element {
  return (
    <div class="builds">
      {(['road', 'settle', 'city', 'buyCard'] as const).map((kind) => (
        <Build key={kind} {...props} kind={kind} />
      ))}
    </div>
  )
}

// Long for a reason: one piece of markup in the order of the page; in parts its order would be harder to see.
function Build({ play, words, one, mine, intent, onIntent, kind }: Props & { kind: Kind }): JSX.Element {
  const isListed = mine && play.legal.some(({ type }) => type === kind)
  const { shown, viewer } = play.view
  const isOwnTurn = shown.turnSeat === viewer && play.asked
  const told = useRefusal(play.explain, isOwnTurn && !isListed ? { type: kind } : null, play.view)
  // Out of turn there is only one answer, and nobody needs to be asked for it.
  const refusal = isOwnTurn ? told : OUT_OF_TURN
  const cost = COSTS[kind]
  const lacking = lackingOf(cost, one.resources)
  const names = { road: words.road, settle: words.settlement, city: words.city, buyCard: words.card }
  const left = {
    road: one.left.roads,
    settle: one.left.settlements,
    city: one.left.cities,
    buyCard: play.picture.shown.deck,
  }
  // The rules have nothing against it: then it is put on the island itself, as the dock says.
  const why: Why = whyOf(refusal, play.sayWhy) ?? { line: play.texts.prompt(play.view), rule: null }
  const pressed = intent !== null && intent === kind
  return (
    <Explained class="build-place" reason={!isListed && <WhyLine why={why} />}>
      {(closed) => (
        <button
          type="button"
          class={`build ${isListed ? '' : 'no'} ${pressed ? 'sel' : ''}`}
          data-choice={`build-${kind}`}
          {...closed}
          aria-pressed={kind === 'buyCard' ? undefined : pressed}
          onClick={() => {
            if (!isListed) return
            if (kind === 'buyCard') play.act({ type: 'buyCard' })
            else onIntent(pressed ? null : kind)
          }}
        >
          <Picture kind={kind} colour={one.colour} />
          <span>{names[kind]}</span>
          <Cost cost={cost} words={words} />
          {isListed ? (
            <span class="note num">{words.left(left[kind])}</span>
          ) : lacking.length > 0 ? (
            <span class="note lack">{words.short(<Lacking lacking={lacking} words={words} />)}</span>
          ) : (
            refusal &&
            isOwnTurn && (
              <span class="note">
                <Sentence line={why.line} />
              </span>
            )
          )}
        </button>
      )}
    </Explained>
  )
}

interface Lack {
  readonly resource: Resource
  readonly many: number
}

function Lacking({ lacking, words }: { lacking: readonly Lack[]; words: BoardTexts }): JSX.Element {
  const [only, ...more] = lacking
  if (only && more.length === 0) return <>{words.amountOf(only.resource, only.many)}</>
  const cards = RESOURCES.map((resource) => lacking.find((one) => one.resource === resource)?.many ?? 0)
  return <Amount cards={cards} words={words} size={14} />
}

function lackingOf(cost: readonly number[], held: readonly number[] | null): Lack[] {
  return RESOURCES.flatMap((resource, kind) => {
    const many = (cost[kind] ?? 0) - (held?.[kind] ?? 0)
    return many > 0 ? [{ resource, many }] : []
  })
}

function Picture({ kind, colour }: { kind: Kind; colour: string }): JSX.Element {
  if (kind === 'buyCard') {
    return (
      <svg class="build-sign" viewBox="-2 -2 28 28" aria-hidden="true">
        <use href="#r-dev" width="24" height="24" />
      </svg>
    )
  }
  return (
    <svg class="build-sign" viewBox="-18 -16 36 30" aria-hidden="true">
      {kind === 'road' && (
        <g transform="rotate(-30) scale(.8)">
          <RoadPiece colour={colour} />
        </g>
      )}
      {kind === 'settle' && <HousePiece colour={colour} />}
      {kind === 'city' && <CityPiece colour={colour} />}
    </svg>
  )
}

function Cost({ cost, words }: { cost: readonly number[]; words: BoardTexts }): JSX.Element {
  const said = RESOURCES.filter((_, kind) => (cost[kind] ?? 0) > 0).map((resource) =>
    words.inHand(words.resources[resource], cost[RESOURCES.indexOf(resource)] ?? 0),
  )
  return (
    <span class="cost" role="img" aria-label={words.costs(words.row(said))}>
      {RESOURCES.flatMap((resource, kind) =>
        Array.from({ length: cost[kind] ?? 0 }, (_, i) => (
          <Sign key={`${resource}${i}`} resource={resource} size={13} />
        )),
      )}
    </span>
  )
}
