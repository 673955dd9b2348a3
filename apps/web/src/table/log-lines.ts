import type { LogLine } from '@quayside/board-kit/log-line'
import type { Step } from '@quayside/protocol'
import type { GameTypes, Seat, View } from '@quayside/rules-kit'
import type { AnyTexts, Line } from '@quayside/texts'
import { withoutUndone } from '../session/without-undone.ts'

/** The log in sentences, newest first, without undone moves; last what was settled before the first move. */
export function logLines(steps: readonly Step[], texts: AnyTexts, view: View<GameTypes> | null): LogLine[] {
  const opening = (view && texts.opening?.(view)) ?? []
  const settled = opening.map((line, i) => ({ key: `0.${i}`, seat: null, line }))
  const divider = new Divider(texts.dividesLog !== undefined)
  const lines: LogLine[] = withoutUndone(steps).flatMap((step) =>
    step.events.flatMap((event, i): LogLine[] => {
      const divides = texts.dividesLog?.(event) ?? null
      const fact = event as unknown as { type: string; [who: string]: unknown }
      const seat = [fact.seat, fact.who, fact.by].find((who) => typeof who === 'number') ?? null
      divider.before(divides, seat as Seat | null)
      const say = texts.events[fact.type] as ((event: unknown) => Line | null) | undefined
      const said = say?.(fact)
      const heading = said ? divider.heading() : {}
      const isTurnEnd = divides === 'after'
      if (isTurnEnd) divider.begin()
      const key = `${step.seq}.${i}`
      if (!said) return []
      const line = capitalized(said)
      if (texts.followsInLog?.(event)) return [{ key, seat: null, line, follows: true, ...heading }]
      return [{ key, seat: seat as number | null, line, isTurnEnd, ...heading }]
    }),
  )
  const headed = divider.isByRound ? lines.map(asRound) : lines
  return [...settled, ...headed].reverse()
}

const asRound = (line: LogLine): LogLine => (line.begins === undefined ? line : { ...line, isRound: true })

/** Counts the turns of the log, or its rounds: a heading stands at the first line that is said in each. */
class Divider {
  private count = 0
  private begins: boolean
  private firstActor: Seat | null = null
  /** Known with the first turn that is announced. */
  isByRound = false

  constructor(begins: boolean) {
    this.begins = begins
  }

  before(divides: ReturnType<NonNullable<AnyTexts['dividesLog']>>, actor: Seat | null): void {
    // The first turn of a game is not announced: rounds begin with whoever acts first.
    this.firstActor ??= actor
    if (divides === 'before') this.begin()
    if (divides === null || typeof divides === 'string') return
    this.isByRound = true
    if (divides.roundOf === this.firstActor) this.begin()
  }

  begin(): void {
    this.begins = true
  }

  heading(): Pick<LogLine, 'begins'> {
    if (!this.begins) return {}
    this.begins = false
    this.count++
    return { begins: this.count }
  }
}

/** Capitalises a sentence whose first part is an icon with a text; plain text is capitalised already. */
export function capitalized(line: Line): Line {
  const [first, ...rest] = line
  if (first === undefined || typeof first === 'string' || !('icon' in first)) return line
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest]
}
