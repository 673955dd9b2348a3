import type { Line, Part } from '@quayside/texts'

export interface HeldPart {
  readonly part: Part
  /** What stands behind a sign and must not begin the next line of the page. */
  readonly stop: string
}

/** A sign keeps the commas and full stops behind it; the text after it goes on without them. */
export function withHeldStops(line: Line): readonly HeldPart[] {
  return line.map((part, i) => {
    if (typeof part !== 'string') return { part, stop: stopOf(line[i + 1]) }
    const isBehindSign = i > 0 && typeof line[i - 1] !== 'string'
    return { part: isBehindSign ? part.slice(stopOf(part).length) : part, stop: '' }
  })
}

/** The commas and full stops that a text begins with. */
const stopOf = (part: Part | undefined) =>
  typeof part === 'string' ? part.slice(0, part.search(/[^.,:)、。：）」]|$/)) : ''
