/** Where on a drawing one looks: a scale and the upper left corner, in units of the drawing. */
export interface Look {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const WHOLE: Look = { scale: 1, x: 0, y: 0 }
const MOST = 4

/** Never beyond the edges, never smaller than the whole. */
export function kept(look: Look, size: Size): Look {
  const scale = Math.min(MOST, Math.max(1, look.scale))
  const room = (all: number, at: number) => Math.min(Math.max(0, at), all - all / scale)
  return { scale, x: room(size.width, look.x), y: room(size.height, look.y) }
}

/** Larger or smaller by a factor, while the point under the pointer stays where it is. */
export function zoomed(look: Look, factor: number, at: { x: number; y: number }, size: Size): Look {
  const scale = Math.min(MOST, Math.max(1, look.scale * factor))
  const real = scale / look.scale
  return kept({ scale, x: at.x - (at.x - look.x) / real, y: at.y - (at.y - look.y) / real }, size)
}

export function moved(look: Look, dx: number, dy: number, size: Size): Look {
  return kept({ ...look, x: look.x - dx, y: look.y - dy }, size)
}

export function viewBoxOf(look: Look, size: Size): string {
  const part = (n: number) => Math.round(n * 100) / 100
  return `${part(look.x)} ${part(look.y)} ${part(size.width / look.scale)} ${part(size.height / look.scale)}`
}
