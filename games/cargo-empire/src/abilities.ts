/** Family abilities at the emblems (CGE-F1 to CGE-F6). */
import { ACTIVATION_COST, type PlayerColour, PORTS } from './content.ts'
import { NONE, type ReadonlyState, VASSAL } from './state.ts'

/** The city where this seat enjoys a colour's emblem ability now, by its own emblem or a copied one; NONE otherwise. */
export function abilityCity(state: ReadonlyState, seat: number, colour: PlayerColour): number {
  const { fixed } = state
  if (!fixed.options.families || seat >= fixed.players) return NONE
  const owner = fixed.colours.indexOf(colour)
  if (owner < 0) return NONE
  const enjoys = owner === seat || (state.copied & (1 << owner)) !== 0
  return enjoys ? (state.emblem[owner] as number) : NONE
}

/** Red's emblem bars its city to everybody else; copying red lifts it (CGE-F6). NONE where nothing is barred. */
export function barredCity(state: ReadonlyState, owner: number): number {
  const { fixed } = state
  if (!fixed.options.families) return NONE
  const red = fixed.colours.indexOf('red')
  const master = owner >= VASSAL ? owner - VASSAL : owner
  if (red < 0 || master === red || (owner < VASSAL && state.copied & (1 << red))) return NONE
  return state.emblem[red] as number
}

export function isBarred(state: ReadonlyState, owner: number, city: number): boolean {
  return barredCity(state, owner) === city
}

export function portsFor(state: ReadonlyState, seat: number): number {
  const city = abilityCity(state, seat, 'blue')
  return city === NONE ? PORTS[state.fixed.options.map] : PORTS[state.fixed.options.map] | (1 << city)
}

/** Purple's free step for a delivery from or to its emblem, 0 or 1. */
export function emblemStep(state: ReadonlyState, seat: number): number {
  const city = abilityCity(state, seat, 'purple')
  return city !== NONE && (city === state.from || city === state.to) ? 1 : 0
}

export function canActivate(state: ReadonlyState, seat: number): boolean {
  return state.fixed.options.families && (state.kept[seat] as number) >= ACTIVATION_COST
}

export function colourOf(state: ReadonlyState, seat: number): PlayerColour {
  return state.fixed.colours[seat] as PlayerColour
}
