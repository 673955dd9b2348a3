/** Messages of the play socket, up and down; the event stream sends those that come down, without `answer`. */
import { z } from 'zod'
import { json, refusal, said } from './base.ts'
import { chatLine, say, sayPhrase } from './chat.ts'
import { guestInfo } from './guests.ts'
import { tableInvitation } from './people.ts'
import { act, check, news, update } from './play.ts'
import { listing, room } from './rooms.ts'

const { id } = act.shape

export const clientMessage = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('act'), ...act.shape }),
  z.strictObject({ do: z.literal('check'), id, ...check.shape }),
  z.strictObject({ do: z.literal('explain'), id, part: json }),
  z.strictObject({ do: z.literal('undo'), id }),
  z.strictObject({ do: z.literal('chat'), id, ...say.shape }),
  z.strictObject({ do: z.literal('phrase'), id, ...sayPhrase.shape }),
  z.strictObject({ do: z.literal('ping'), id }),
])

export const hello = z.object({
  type: z.literal('hello'),
  build: z
    .string()
    .describe('Names the server’s build: when it changes, a page should reload at a safe moment.'),
  you: guestInfo,
  room,
  chat: z.array(chatLine),
})
export const updateMessage = z.object({ type: z.literal('update'), ...update.shape })
export const newsMessage = z.object({ type: z.literal('news'), ...news.shape })
export const roomMessage = z.object({ type: z.literal('room'), room })
export const chatMessage = z.object({ type: z.literal('chat'), lines: z.array(chatLine) })
export const answerMessage = z.union([
  z.object({ type: z.literal('answer'), id: z.string(), ok: json }),
  z.object({ type: z.literal('answer'), id: z.string(), error: refusal }),
])
export const bye = z.object({
  type: z.literal('bye'),
  code: z.enum(['gone', 'removed', 'stopping', 'tooSlow', 'tooMany']),
  message: said,
})

/** The stream of a guest: all tables first, then each as it changes. */
export const guestMessage = z.union([
  z.object({ type: z.literal('tables'), tables: z.array(listing) }),
  z.object({ type: z.literal('table'), table: listing }),
  z.object({ type: z.literal('gone'), id: z.string() }),
  z.object({
    type: z.literal('people'),
    asking: z.number().describe('How many ask to be your friend.'),
    invitations: z.array(tableInvitation),
  }),
  bye,
])

export const streamMessage = z.union([hello, updateMessage, newsMessage, roomMessage, chatMessage, bye])
export const serverMessage = z.union([...streamMessage.options, ...answerMessage.options])
