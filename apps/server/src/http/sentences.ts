/** Refusals with their sentences: the server's own, or those of the game that is played. */
import { loadGame } from '@quayside/all'
import type { ApiRefusal } from '@quayside/client'
import { common, type Language, plain, refusalLine } from '@quayside/texts'
import type { Room } from '../rooms/room.ts'
import { type Refusal, spoken } from '../texts.ts'

export async function sayRefusal(refused: Refusal, room: Room | null): Promise<ApiRefusal> {
  const loaded = room && (await loadGame(room.game))
  if (!loaded) return spoken(refused)
  const names = room.seats.map((seat) => seat.name)
  const sentence = (language: Language) =>
    plain(refusalLine(loaded.texts[language], language, refused), (who) =>
      common[language].viewerName(who, names[0] ? names : undefined),
    )
  const ofGame = () =>
    refused.code in loaded.texts.en.refusals ? { en: sentence('en'), ja: sentence('ja') } : null
  return spoken(refused, ofGame)
}
