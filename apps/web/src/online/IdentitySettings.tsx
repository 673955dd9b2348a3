/** Who one is online: the name, the way to another device, and the way out. */
import type { GuestInfo } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { forgetReadings } from '../history/kept-readings.ts'
import { useWords } from '../texts/index.ts'
import { CarryField } from './CarryField.tsx'
import { forgetKept } from './kept.ts'
import { Problem } from './Problem.tsx'
import { api } from './server.ts'
import { useDoing } from './use-doing.ts'
import { isGuest, setGuest, useGuest } from './use-guest.ts'
import { useOnlineWords } from './words.ts'

export function IdentitySettings(): JSX.Element {
  const o = useOnlineWords()
  const who = useGuest()
  const [news, setNews] = useState('')
  return (
    <section class="panel identity" aria-label={o.identity}>
      <h2>{o.identity}</h2>
      <p class="note" aria-live="polite">
        {news || (who === 'nobody' ? o.identityNone : who === 'away' ? o.unreachable : '')}
      </p>
      {isGuest(who) && <NameField key={who.id} you={who} onNews={setNews} />}
      {isGuest(who) && <CarryCode />}
      {who !== 'away' && who !== 'unknown' && (
        <>
          <h3 class="h">{o.carryUseTitle}</h3>
          <CarryField onDone={(name) => setNews(o.carryDone(name || o.somebody))} />
        </>
      )}
      {isGuest(who) && <Forget onNews={setNews} />}
    </section>
  )
}

function NameField({ you, onNews }: { you: GuestInfo; onNews(text: string): void }): JSX.Element {
  const o = useOnlineWords()
  const doing = useDoing()
  const [name, setName] = useState(you.name)
  const rename = (event: Event) => {
    event.preventDefault()
    doing.run(async () => {
      setGuest((await api.rename(name.trim())).guest)
      onNews(o.renamed)
    })
  }
  return (
    <form class="field-row" onSubmit={rename}>
      <input
        class="field"
        aria-label={o.nameField}
        maxLength={20}
        autocomplete="nickname"
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button
        type="submit"
        class="btn"
        disabled={doing.isBusy || name.trim() === '' || name.trim() === you.name}
      >
        {o.rename}
      </button>
      <Problem text={doing.problem} />
    </form>
  )
}

/** Shown to its owner only, for ten minutes. */
function CarryCode(): JSX.Element {
  const { language } = useWords()
  const o = useOnlineWords()
  const doing = useDoing()
  const [made, setMade] = useState<{ code: string; until: number } | null>(null)
  const time = (at: number) =>
    new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
  return (
    <>
      <h3 class="h">{o.carryTitle}</h3>
      <p class="note">{o.carryNote}</p>
      {made ? (
        <p class="carry" aria-live="polite">
          <code data-carry>{made.code}</code>
          <span class="soft">{o.carryUntil(time(made.until))}</span>
        </p>
      ) : (
        <button
          type="button"
          class="btn"
          data-choice="carry"
          disabled={doing.isBusy}
          onClick={() => doing.run(async () => setMade(await api.makeCarryCode()))}
        >
          {o.carryMake}
        </button>
      )}
      <Problem text={doing.problem} />
    </>
  )
}

function Forget({ onNews }: { onNews(text: string): void }): JSX.Element {
  const o = useOnlineWords()
  const doing = useDoing()
  const forget = () => {
    if (!confirm(o.forgetSure)) return
    doing.run(async () => {
      await api.deleteMe()
      // Games of this device are read again when somebody wants their numbers.
      forgetReadings()
      forgetKept()
      setGuest('nobody')
      onNews(o.forgotten)
    })
  }
  return (
    <>
      <h3 class="h">{o.forgetTitle}</h3>
      <p class="note">{o.forgetNote}</p>
      <button type="button" class="btn" data-choice="forget" disabled={doing.isBusy} onClick={forget}>
        {o.forget}
      </button>
      <Problem text={doing.problem} />
    </>
  )
}
