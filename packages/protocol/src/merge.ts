/** News on top of the position before: the same function for every game, because a part is replaced whole. */
import type { Json, JsonObject } from '@quayside/rules-kit'
import type { News, Update } from './types.ts'

/** The update that these news make of the one before; null if they do not belong on top of it. */
export function mergeNews(before: Update, news: News): Update | null {
  if (news.from !== before.seq || news.viewer !== before.viewer) return null
  const { shown } = before.view as { readonly shown: JsonObject }
  const { viewer, ask, steps = [], owe = [], may = [], legal = [] } = news
  const { undo = null, result = null, clock = null, fault = null } = news
  const view = { viewer, ask, shown: mergeParts(shown, news), known: null }
  return { seq: news.to, viewer, view, steps, fresh: false, owe, may, legal, undo, result, clock, fault }
}

/** Keys keep their places, so that the text of the whole is the same as if it had been sent whole. */
export function mergeParts(
  shown: JsonObject,
  { parts = {}, entries = {} }: Pick<News, 'parts' | 'entries'>,
): JsonObject {
  const merged: { [key: string]: Json } = { ...shown, ...parts }
  for (const [key, changed] of Object.entries(entries)) {
    const list = [...(merged[key] as readonly Json[])]
    for (const [index, entry] of Object.entries(changed)) list[Number(index)] = entry
    merged[key] = list
  }
  return merged
}
