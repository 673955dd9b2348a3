/** Markers on the development track (CGE-20 to CGE-23). */
import {
  type Bonus,
  FACES,
  TOP_POSITION,
  type TrackFace,
  type TrackSpace,
  ZONE_POINTS,
  ZONE_START,
} from './content.ts'
import { spaceName, transportName, whoOf } from './names.ts'
import type { ReadonlyState, State } from './state.ts'
import type { Emitter } from './types.ts'

const SLOT_LENGTH = 6
const SLOTS = 3

/** Whether steps are due for a marker of the participant at turn. */
export function hasSteps(state: ReadonlyState): boolean {
  return (state.steps[0] as number) + (state.steps[1] as number) + (state.steps[2] as number) > 0
}

/** Before a tile the next step needs a row. */
export function needsRow(position: number): boolean {
  return position % SLOT_LENGTH === 0 && position < SLOTS * SLOT_LENGTH
}

export function positionOf(state: ReadonlyState, owner: number, marker: number): number {
  return state.position[owner * 3 + marker] as number
}

export function isAtTop(state: ReadonlyState, owner: number, marker: number): boolean {
  return positionOf(state, owner, marker) >= TOP_POSITION
}

/** One step; `row` (1 upper, 2 lower) counts only before a tile. Answers the bonus of the space entered. */
export function stepMarker(
  state: State,
  owner: number,
  marker: number,
  row: number,
  emit: Emitter,
): Bonus | null {
  const index = owner * 3 + marker
  const position = state.position[index] as number
  if (position >= TOP_POSITION) return null
  const chosen = needsRow(position) ? row : (state.row[index] as number)
  const slot = Math.floor(position / SLOT_LENGTH)
  const space = slot < SLOTS ? nextSpace(state, slot, chosen, position - slot * SLOT_LENGTH) : null
  const next = space ? slot * SLOT_LENGTH + space.col : afterTile(position, slot)
  state.position[index] = next
  state.row[index] = space ? chosen : 0
  emit?.({
    type: 'stepped',
    who: whoOf(state, owner),
    marker: transportName(marker),
    position: next,
    row: space ? spaceName(chosen - 1) : null,
  })
  return space?.bonus ?? null
}

function nextSpace(state: ReadonlyState, slot: number, row: number, col: number): TrackSpace | null {
  const face = FACES[state.faces[slot] as number] as TrackFace
  const spaces = row === 1 ? face.rows.upper : face.rows.lower
  for (const space of spaces) if (space.col > col) return space
  return null
}

/** The middle space behind the first two tiles, the zone of points behind the last. */
function afterTile(position: number, slot: number): number {
  if (slot < SLOTS - 1) return (slot + 1) * SLOT_LENGTH
  return Math.max(ZONE_START, position + 1)
}

export function trackPoints(state: ReadonlyState, owner: number): number {
  let points = 0
  for (let marker = 0; marker < 3; marker++) {
    const position = positionOf(state, owner, marker)
    if (position >= ZONE_START) points += ZONE_POINTS[position - ZONE_START] as number
  }
  return points
}
