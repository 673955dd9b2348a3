/** Being written to when others wait: the address, and what the links in mails ask. */
import { makeMailApi } from '@quayside/client'
import type { MailState } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Problem } from '../online/Problem.tsx'
import { api } from '../online/server.ts'
import { useDoing } from '../online/use-doing.ts'
import { isGuest, useGuest } from '../online/use-guest.ts'
import { settings } from '../settings.ts'
import { loadMailWords, useMailWords } from './words.ts'

export const prepare = loadMailWords
const mail = makeMailApi(api)

interface Link {
  readonly deed: 'confirm' | 'stop'
  readonly token: string
}

/** The link of a mail has brought its reader here, whoever this browser is to the server. */
function linkIn(hash: string): Link | null {
  const [, deed, token] = /^#mail-(confirm|stop)=([\w-]{43})$/.exec(hash) ?? []
  return token === undefined ? null : { deed: deed as Link['deed'], token }
}

/** Nothing where the server writes to nobody. */
export function MailSettings(): JSX.Element | null {
  const m = useMailWords()
  const who = useGuest()
  const [link] = useState(() => linkIn(location.hash))
  const [state, setState] = useState<MailState | null>(null)
  const guest = isGuest(who) ? who.id : null
  const look = () => {
    if (guest === null) setState(null)
    else mail.state().then(kept, () => undefined)
  }
  const kept = async (known: MailState) => {
    setState(known)
    const { language } = settings()
    const { address, confirmed } = known
    // Written to in the language that is read here.
    if (confirmed && address !== null && known.language !== language)
      setState(await mail.put({ address, language }))
  }
  useEffect(look, [guest])
  if (!link && !state?.on) return null
  return (
    <section class="panel" aria-label={m.title} data-part="mail">
      <h2>{m.title}</h2>
      {link && <FromMail link={link} onDone={look} />}
      {state?.on && <OwnAddress state={state} onState={setState} />}
    </section>
  )
}

/** A press, not the opening alone: programs that look through mails open links too. */
function FromMail({ link, onDone }: { link: Link; onDone(): void }): JSX.Element {
  const m = useMailWords()
  const doing = useDoing()
  const [isDone, setDone] = useState(false)
  const words = {
    confirm: { note: m.confirmNote, press: m.confirm, done: m.confirmed },
    stop: { note: m.stopNote, press: m.stop, done: m.stopped },
  }[link.deed]
  const press = () =>
    doing.run(async () => {
      await mail[link.deed](link.token)
      setDone(true)
      history.replaceState(history.state, '', location.pathname)
      onDone()
    })
  return (
    <>
      <p class="note" aria-live="polite">
        {isDone ? words.done : words.note}
      </p>
      {!isDone && (
        <button
          type="button"
          class="btn"
          data-choice={`mail-${link.deed}`}
          disabled={doing.isBusy}
          onClick={press}
        >
          {words.press}
        </button>
      )}
      <Problem text={doing.problem} />
    </>
  )
}

interface OwnProps {
  readonly state: MailState
  onState(state: MailState): void
}

function OwnAddress({ state: { address, confirmed, next }, onState }: OwnProps): JSX.Element {
  const m = useMailWords()
  const doing = useDoing()
  if (address === null) return <Asking note={m.note} onState={onState} />
  return (
    <>
      <p class="note" aria-live="polite">
        {confirmed ? m.isOn(address) : m.asked(address)} {next !== null && m.asked(next)}
      </p>
      <button
        type="button"
        class="btn"
        data-choice="mail-off"
        disabled={doing.isBusy}
        onClick={() => doing.run(async () => onState(await mail.remove()))}
      >
        {confirmed ? m.stop : m.forget}
      </button>
      <Problem text={doing.problem} />
      {confirmed && next === null && <Asking note={m.another} onState={onState} />}
    </>
  )
}

function Asking({ note, onState }: { note: string } & Pick<OwnProps, 'onState'>): JSX.Element {
  const m = useMailWords()
  const doing = useDoing()
  const [address, setAddress] = useState('')
  const ask = (event: Event) => {
    event.preventDefault()
    const { language } = settings()
    doing.run(async () => onState(await mail.put({ address: address.trim(), language })))
  }
  return (
    <form onSubmit={ask}>
      <p class="note">{note}</p>
      <div class="field-row">
        <input
          class="field"
          type="email"
          required
          maxLength={254}
          autocomplete="email"
          aria-label={m.address}
          placeholder={m.address}
          value={address}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
        <button
          type="submit"
          class="btn"
          data-choice="mail-on"
          disabled={doing.isBusy || address.trim() === ''}
        >
          {m.ask}
        </button>
      </div>
      <Problem text={doing.problem} />
    </form>
  )
}
