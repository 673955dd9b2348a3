/** Geometry of the plots, apart from their drawing. */
export const PLOT = { width: 470, height: 262, left: 30, right: 382, top: 14, bottom: 238 } as const

export interface Scale {
  x(at: number): number
  y(value: number): number
  /** Values with a line of their own. */
  readonly ticks: readonly number[]
}

/** About six lines at round values, from the least to the greatest of all seats. */
export function scaleOf(series: readonly (readonly number[])[], count: number, most?: number): Scale {
  const all = series.flat()
  const low = Math.min(0, ...all)
  const high = most ?? Math.max(low + 1, ...all)
  const step = roundStep((high - low) / 6)
  const first = Math.floor(low / step) * step
  const last = Math.ceil(high / step) * step
  const ticks: number[] = []
  for (let tick = first; tick <= last + step / 2; tick += step) ticks.push(Number(tick.toFixed(6)))
  const { left, right, top, bottom } = PLOT
  return {
    x: (at) => left + ((right - left) * at) / Math.max(1, count),
    y: (value) => bottom - ((bottom - top) * (value - first)) / (last - first),
    ticks,
  }
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power
}

/** Level until the value changes; only the changes are written down. Lines that run together keep a pixel apart. */
export function stepPath(values: readonly number[], { x, y }: Scale, shift: number): string {
  let path = ''
  values.forEach((value, at) => {
    if (at === 0) path += `M${round(x(0))} ${round(y(value) + shift)}`
    else if (value !== values[at - 1]) path += `H${round(x(at))}V${round(y(value) + shift)}`
  })
  return `${path}H${round(x(values.length - 1))}`
}

const round = (n: number) => Math.round(n * 10) / 10

/** Names at the ends of the lines, moved apart where they would cover each other; in the order of the seats. */
export function spread(heights: readonly number[], apart: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let before = Number.NEGATIVE_INFINITY
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, before + apart)
    before = placed[i] ?? 0
  }
  const over = before - PLOT.bottom
  return over > 0 ? pushedUp(placed, order, apart) : placed
}

function pushedUp(placed: number[], order: readonly number[], apart: number): number[] {
  let below: number = PLOT.bottom + apart
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, below - apart)
    below = placed[i] ?? 0
  }
  return placed
}

/** Which move lies under the pointer. */
export function moveUnder(clientX: number, box: { left: number; width: number }, count: number): number {
  const { width, left, right } = PLOT
  const x = ((clientX - box.left) / box.width) * width
  return Math.round(Math.max(0, Math.min(1, (x - left) / (right - left))) * count)
}
