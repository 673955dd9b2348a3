/** What people say to each other, the newest at the foot. */
import { Drawer, Icon } from '@quayside/board-kit'
import type { Answered } from '@quayside/client'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { OnlineState, OnlineTable } from '../session/online-session.ts'
import { useWords } from '../texts/index.ts'
import { useHeard } from './heard.ts'
import { PhrasePicker, SaidLine } from './Phrases.tsx'
import { Problem } from './Problem.tsx'
import { usePhrases } from './use-phrases.ts'
import { useOnlineWords } from './words.ts'

interface Props {
  readonly table: OnlineTable
  readonly state: OnlineState
}

const LONGEST = 300

export function ChatPanel(props: Props): JSX.Element {
  const o = useOnlineWords()
  return (
    <section class="panel chat" aria-label={o.chat}>
      <h2>{o.chat}</h2>
      <ChatLines {...props} />
      <ChatField {...props} />
    </section>
  )
}

function ChatLines({ state }: Props): JSX.Element {
  const o = useOnlineWords()
  const { language } = useWords()
  const list = useRef<HTMLOListElement>(null)
  const { you } = state
  const chat = useHeard(state)
  const phrases = usePhrases(state.room?.game)
  useEffect(() => {
    const node = list.current
    if (node) node.scrollTop = node.scrollHeight
  }, [chat.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol ref={list} class="said" aria-live="polite" tabIndex={0} aria-label={o.chat}>
      {chat.length === 0 && <li class="soft">{o.chatEmpty}</li>}
      {chat.map((line) => (
        <li key={line.n} class={line.guest === you.id ? 'mine' : ''}>
          <b>{line.name || o.somebody}</b> <time class="cap">{clockTime(line.at, language)}</time>
          <p data-said={line.phrase}>
            <SaidLine line={line} phrases={phrases} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function clockTime(at: number, language: string): string {
  return new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
}

function ChatField({ table, state }: Props): JSX.Element {
  const { language } = useWords()
  const o = useOnlineWords()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const isMuted = state.room?.muted.includes(state.you.id) ?? false
  const phrases = usePhrases(state.room?.game)
  const isRefused = async (answering: Promise<Answered>) => {
    const answer = await answering
    setProblem('refusal' in answer ? answer.refusal.message[language] : '')
    return 'refusal' in answer
  }
  const send = async (event: Event) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    setText('')
    if (await isRefused(table.say(said))) setText(said)
  }
  if (isMuted) return <p class="note">{o.mutedYou}</p>
  return (
    <>
      <form class="field-row" onSubmit={send}>
        <PhrasePicker phrases={phrases} onPick={(code) => void isRefused(table.sayPhrase(code))} />
        <input
          class="field"
          aria-label={o.chatField}
          placeholder={o.chatField}
          autocomplete="off"
          maxLength={LONGEST}
          value={text}
          data-chat
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn sm" data-choice="say" disabled={text.trim() === ''}>
          {o.send}
        </button>
      </form>
      <Problem text={problem} />
    </>
  )
}

/** How many lines of others have come since the chat was last in sight. */
function useUnread(state: OnlineState, isOpen: boolean): number {
  const chat = useHeard(state)
  const last = chat.at(-1)?.n ?? 0
  const [read, setRead] = useState(last)
  useEffect(() => {
    if (isOpen) setRead(last)
  }, [isOpen, last])
  return chat.filter(({ n, guest }) => n > read && guest !== state.you.id).length
}

/** Two sheets in one place: what happened, and what is said. */
export function LogOrChat({ log, ...props }: Props & { log: ComponentChildren }): JSX.Element {
  const { t } = useWords()
  const o = useOnlineWords()
  const [isChat, setChat] = useState(false)
  const news = useUnread(props.state, isChat)
  return (
    <div class="log-or-chat">
      <div class="row">
        <button type="button" class="btn sm" aria-pressed={!isChat} onClick={() => setChat(false)}>
          {t.log}
        </button>
        <button
          type="button"
          class="btn sm"
          data-choice="chat"
          aria-pressed={isChat}
          onClick={() => setChat(true)}
        >
          {o.chat}
          {news > 0 && <span class="tag you">{o.unread(news)}</span>}
        </button>
      </div>
      {isChat ? <ChatPanel {...props} /> : log}
    </div>
  )
}

/** On a phone the chat waits behind a button that counts what was not read. */
export function ChatButton(props: Props): JSX.Element {
  const { t } = useWords()
  const o = useOnlineWords()
  const [isOpen, setOpen] = useState(false)
  const news = useUnread(props.state, isOpen)
  return (
    <>
      <button
        type="button"
        class="btn sq quiet chat-open"
        data-choice="chat"
        aria-label={news > 0 ? `${o.chat}, ${o.unread(news)}` : o.chat}
        onClick={() => setOpen(true)}
      >
        <Icon name="o-chat" />
        {news > 0 && <span class="count">{news}</span>}
      </button>
      {isOpen && (
        <Drawer title={o.chat} close={t.close} onClose={() => setOpen(false)}>
          <ChatPanel {...props} />
        </Drawer>
      )}
    </>
  )
}
