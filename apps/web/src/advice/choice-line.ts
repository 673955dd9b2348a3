import type { Json } from '@quayside/rules-kit'
import type { AnyTexts, Line } from '@quayside/texts'

/** A choice in words, named by the position in which it is made. */
export function choiceLine(action: Json, view: unknown, texts: AnyTexts): Line {
  const { type } = action as { type: string }
  const say = texts.actions[type] as ((action: unknown, view: unknown) => Line) | undefined
  return say?.(action, view) ?? [type]
}
