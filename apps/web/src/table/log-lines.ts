import type { LogLine } from '@quayside/board-kit'
import type { Step } from '@quayside/protocol'
import type { GameTypes, View } from '@quayside/rules-kit'
import type { AnyTexts, Line } from '@quayside/texts'
import { withoutUndone } from '../session/without-undone.ts'

/** The log in sentences, newest first, without undone moves; last what was settled before the first move. */
export function logLines(steps: readonly Step[], texts: AnyTexts, view: View<GameTypes> | null): LogLine[] {
  const opening = (view && texts.opening?.(view)) ?? []
  const settled = opening.map((line, i) => ({ key: `0.${i}`, seat: null, line }))
  let turn = 0
  let begins = texts.dividesLog !== undefined
  const lines: LogLine[] = withoutUndone(steps).flatMap((step) =>
    step.events.flatMap((event, i): LogLine[] => {
      const divides = texts.dividesLog?.(event) ?? null
      if (divides === 'before') begins = true
      const fact = event as unknown as { type: string; [who: string]: unknown }
      const seat = [fact.seat, fact.who, fact.by].find((who) => typeof who === 'number') ?? null
      const say = texts.events[fact.type] as ((event: unknown) => Line | null) | undefined
      const line = say?.(fact)
      const isTurnEnd = divides === 'after'
      if (!line) {
        begins ||= isTurnEnd
        return []
      }
      const told = {
        key: `${step.seq}.${i}`,
        seat: seat as number | null,
        line: capitalized(line),
        isTurnEnd,
      }
      const first = begins ? { begins: ++turn } : {}
      begins = isTurnEnd
      return [{ ...told, ...first }]
    }),
  )
  return [...settled, ...lines].reverse()
}

/** Capitalises a sentence whose first part is an icon with a text; plain text is capitalised already. */
export function capitalized(line: Line): Line {
  const [first, ...rest] = line
  if (first === undefined || typeof first === 'string' || !('icon' in first)) return line
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest]
}
