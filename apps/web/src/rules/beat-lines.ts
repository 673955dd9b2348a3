/** Sentences for a beat of an example, in the reader's language. */
import type { GameTypes, Rejection, View } from '@quayside/rules-kit'
import type { AnyTexts, Line } from '@quayside/texts'
import { capitalized } from '../table/log-lines.ts'
import type { StoryBeat } from './protocol.ts'

/** What happened, as the log would say it. */
export function eventLines({ events }: StoryBeat, texts: AnyTexts): Line[] {
  return events.flatMap((event) => {
    const say = texts.events[(event as { type: string }).type] as
      | ((event: unknown) => Line | null)
      | undefined
    const line = say?.(event)
    return line ? [capitalized(line)] : []
  })
}

export interface Refused {
  readonly attempted: Line
  readonly rejection: Rejection
}

export function refusedLines({ tried }: StoryBeat, texts: AnyTexts): Refused | null {
  if (!tried) return null
  const { action, kind, view, rejection } = tried
  const attempted = action === null ? [texts.kinds[kind] ?? kind] : actionLine(action, view, texts)
  return { attempted, rejection }
}

export function choiceLines({ listed }: StoryBeat, texts: AnyTexts): Line[] | null {
  return listed?.actions.map((action) => actionLine(action, listed.view, texts)) ?? null
}

function actionLine(action: unknown, view: unknown, texts: AnyTexts): Line {
  const { type } = action as { readonly type: string }
  return texts.actions[type]?.(action as never, view as View<GameTypes>) ?? [texts.kinds[type] ?? type]
}
