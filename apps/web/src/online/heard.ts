/** Which lines of the chat are shown here: not those of people one does not want to hear, nor phrases where one wants none. */
import type { ChatInfo } from '@quayside/protocol'
import type { OnlineState } from '../session/online-session.ts'
import { change, type Settings, settings, useSettings } from '../settings.ts'

/** One's own words are always shown. */
export function heardIn({ chat, you }: OnlineState, { phrases, unheard }: Settings): readonly ChatInfo[] {
  return chat.filter(
    ({ guest, phrase }) =>
      guest === you.id || (!unheard.includes(guest) && (phrase === undefined || phrases === 'on')),
  )
}

export function useHeard(state: OnlineState): readonly ChatInfo[] {
  return heardIn(state, useSettings())
}

/** Of more people the first are heard again. */
const MOST = 200

export function hear(guest: string): void {
  change({ unheard: settings().unheard.filter((one) => one !== guest) })
}

export function hideWordsOf(guest: string): void {
  change({ unheard: [...settings().unheard, guest].slice(-MOST) })
}
