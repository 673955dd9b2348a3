/** Adds the sentences in both languages to a refusal: the server's own, or those of the game. */

import { loadGame } from '@quayside/all'
import type { ApiRefusal } from '@quayside/protocol'
import type { Room } from '@quayside/store'
import { common, inEachLanguage, type Language, plain, refusalLine } from '@quayside/texts'
import { type Refusal, withMessage } from '../texts.ts'

export async function localizeRefusal(refused: Refusal, room: Room | null): Promise<ApiRefusal> {
  const loaded = room && (await loadGame(room.game))
  if (!loaded) return withMessage(refused)
  const names = room.seats.map((seat) => seat.name)
  const sentence = (language: Language) =>
    plain(refusalLine(loaded.texts[language], language, refused), (who) =>
      common[language].viewerName(who, names[0] ? names : undefined),
    )
  const ofGame = () => (refused.code in loaded.texts.en.refusals ? inEachLanguage(sentence) : null)
  return withMessage(refused, ofGame)
}
