/** Hand-cut outlines: corners a little untrue, always the same for the same name, so that nothing trembles between two drawings. */

/** A number from 0 to 1 made from a text and a counter. */
function grain(name: string, n: number): number {
  let h = 2166136261 ^ n
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  return ((h ^ (h >>> 12)) >>> 0) / 0x1_0000_0000
}

const round = (n: number) => Math.round(n * 10) / 10

/** The corners as an SVG `points` text, each moved by at most `off`. */
export function cutPoints(name: string, corners: readonly (readonly [number, number])[], off = 0.8): string {
  return corners
    .map(([x, y], i) => {
      const dx = (grain(name, i * 2) - 0.5) * 2 * off
      const dy = (grain(name, i * 2 + 1) - 0.5) * 2 * off
      return `${round(x + dx)},${round(y + dy)}`
    })
    .join(' ')
}

export function cutRect(name: string, width: number, height: number, off = 0.8): string {
  const corners: readonly (readonly [number, number])[] = [
    [off, off],
    [width - off, off],
    [width - off, height - off],
    [off, height - off],
  ]
  return cutPoints(name, corners, off)
}
