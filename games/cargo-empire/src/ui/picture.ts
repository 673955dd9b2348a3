/** What the board draws at one moment: the open position, posts that can be followed, and what is on its way. */
import { type Identified, identify, type Placed } from '@quayside/board-kit'
import type { View, Viewer } from '@quayside/rules-kit'
import type { Cargo, Transport } from '../content.ts'
import type { Who } from '../events.ts'
import { type Count, countOf } from '../scoring.ts'
import type { CardsPlayed, CargoEmpire } from '../types.ts'
import type { Facts, Shown } from '../view-types.ts'
import { type Progress, progressOf } from './progress.ts'
import { nextOrder, ownerKey, stateOf } from './read.ts'
import type { Leg } from './route.ts'

/** A cube between two cities, with the cards that pay for it. */
export interface Flight {
  readonly cargo: Cargo
  /** City or express space where it is now. */
  readonly node: number
  readonly from: number
  readonly cards: CardsPlayed | null
  readonly legs: readonly Leg[]
}

/** A card that a marker has just met, before it goes to its seat. Objectives lie face down. */
export interface Gain {
  readonly card: Transport | 'objective'
  readonly who: Who
  readonly marker: Transport | null
}

export interface Picture {
  readonly shown: Shown
  readonly viewer: Viewer
  /** Zone: `warsaw:0`, `warsaw:1` on the tile, `warsaw:b` beside it. */
  readonly posts: readonly Identified[]
  readonly flight: Flight | null
  readonly gain: Gain | null
  /** Cities where others have put a post since the viewer's own last delivery. */
  readonly just: readonly string[]
  /** Sums as far as they are open to the viewer, at the last standstill. */
  readonly counts: readonly Count[]
  readonly progress: readonly Progress[]
  /** Who would go in which order if the round ended now; empty in the last round and before the first. */
  readonly nextOrder: readonly Who[]
}

export function pictureOf(view: View<CargoEmpire>, before: Picture | null): Picture {
  return {
    shown: view.shown,
    viewer: view.viewer,
    posts: identify(before?.posts ?? [], postsOf(view.shown)),
    flight: null,
    gain: null,
    just: before?.just ?? [],
    counts: openCounts(view),
    progress: ownProgress(view),
    nextOrder: hasNextOrder(view.shown) ? nextOrder(view) : [],
  }
}

/** The next moment of a story. */
export function movedOn(picture: Picture, shown: Shown): Picture {
  return { ...picture, shown, posts: identify(picture.posts, postsOf(shown)), flight: null, gain: null }
}

export function postsOf({ cities }: Facts): Placed[] {
  return cities.flatMap(({ city, posts, beside }) => [
    ...posts.flatMap((post, i) => (post ? [{ kind: ownerKey(post), zone: `${city}:${i}` }] : [])),
    ...beside.flatMap(({ post, many }) =>
      Array.from({ length: many }, () => ({ kind: ownerKey(post), zone: `${city}:b` })),
    ),
  ])
}

const LAST_ROUND = 3

function hasNextOrder({ round, phase }: Facts): boolean {
  return round > 0 && round < LAST_ROUND && phase !== 'orderBonus' && phase !== 'express'
}

/** The viewer's own objectives are counted, those of others only when all are open. */
function openCounts(view: View<CargoEmpire>): readonly Count[] {
  const state = stateOf(view)
  const { participants, open, auto } = view.shown
  return participants.map(({ who }, owner) => {
    const count = countOf(state, owner)
    const isOpen = open !== null || who === view.viewer || (who === 'auto' && auto?.objectives)
    return isOpen ? count : { ...count, objectives: 0, total: count.total - count.objectives }
  })
}

function ownProgress(view: View<CargoEmpire>): readonly Progress[] {
  const { viewer, shown } = view
  if (viewer === 'watcher' || !shown.own) return []
  const state = stateOf(view)
  return [...shown.own.objectives, ...shown.own.dealt].map((id) => progressOf(state, viewer, id))
}

/** The same moment for other eyes: at a screen that is passed on, the secrets before are put away first. */
export function seenBy(picture: Picture, viewer: Viewer): Picture {
  if (picture.viewer === viewer) return picture
  return { ...picture, viewer, progress: [], shown: { ...picture.shown, own: null } }
}
