/** Where pirates go, worked out slowly and plainly from what lies open: held against the fast rules in lockstep. */
import type { Place, Shown } from '@quayside/cartagena'

const TUNNEL = 'HRPCLG GCHPRL LHRGCP LCRGPH RLPHGC PGLRCH GPCLHR CHGLPR'.split(' ')
const JUNGLE = 'LPHRGC PGLCHR CGLHPR LRPGHC GHRLCP GHCPRL RCGPLH HLPCRG'.split(' ')

function symbolsOf(name: string): string[] {
  const letters = [...((name[0] === 'T' ? TUNNEL : JUNGLE)[Number(name[1]) - 1] ?? '')]
  return name[2] === 'R' ? letters.reverse() : letters
}

const standing = (shown: Shown, place: Place) =>
  shown.seats.flatMap((seat) => seat.pirates.filter((where) => where === place)).length

const aboard = (shown: Shown, seat: number) =>
  (shown.seats[seat]?.pirates ?? []).filter((where) => where === 'ship').length

/** The spaces of the path a place belongs to, and what lies at its end. */
function pathOf(shown: Shown, from: Place): { spaces: number[]; end: Place } {
  const all = Array.from({ length: shown.boards.length * 6 }, (_, i) => i + 1)
  const { layout, boards } = shown.options
  if (layout !== 'story') return { spaces: all, end: layout === 'escape' ? 'ship' : 'cove' }
  const tunnel = Number(String(boards).split('+')[0]) * 6
  const isInTunnel = from === 'prison' || (typeof from === 'number' && from <= tunnel)
  return isInTunnel
    ? { spaces: all.slice(0, tunnel), end: 'ship' }
    : { spaces: all.slice(tunnel), end: 'cove' }
}

function mayEnter(shown: Shown, seat: number, end: Place): boolean {
  if (shown.options.layout !== 'story' || end !== 'ship') return true
  return shown.ship === 'cartagena' && aboard(shown, seat) < 3
}

/** The spaces ahead; null where a pirate cannot go on. */
function ahead(shown: Shown, from: Place): number[] | null {
  const { spaces, end } = pathOf(shown, from)
  if (from === end || from === 'cove') return null
  if (from === 'ship') return shown.ship === 'tortuga' ? spaces : null
  return spaces.filter((space) => typeof from !== 'number' || space > from)
}

export function slowForward(shown: Shown, seat: number, from: Place, symbol: string): Place | null {
  const symbols = shown.boards.flatMap(symbolsOf)
  const spaces = ahead(shown, from)
  if (spaces === null) return null
  const free = spaces.find((space) => symbols[space - 1] === symbol && standing(shown, space) === 0)
  const { end } = pathOf(shown, from)
  return free ?? (mayEnter(shown, seat, end) ? end : null)
}

const isOneOrTwo = (many: number) => many === 1 || many === 2

export function slowBackward(shown: Shown, from: Place): Place | null {
  const story = shown.options.layout === 'story'
  if (from === 'prison' || from === 'wreck') return null
  if (story && from === 'ship' && shown.ship === 'tortuga') return null
  const { spaces } = pathOf(shown, story && from === 'ship' ? 'prison' : from)
  const behind = spaces.filter((space) => typeof from !== 'number' || space < from).reverse()
  return behind.find((space) => isOneOrTwo(standing(shown, space))) ?? null
}

export function slowMorgan(shown: Shown, owner: number, from: Place): Place | null {
  const spaces = ahead(shown, from)
  if (spaces === null) return null
  const taken = spaces.find((space) => isOneOrTwo(standing(shown, space)))
  if (taken !== undefined) return taken
  const { end } = pathOf(shown, from)
  const { layout, morganShipLimitInBase } = shown.options
  if (layout === 'escape' && morganShipLimitInBase && aboard(shown, owner) >= 3) return null
  return mayEnter(shown, owner, end) ? end : null
}
