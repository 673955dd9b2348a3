/** Being the same person on another device: passkeys are added, listed, removed, and used to come in. */
import { makePasskeyApi } from '@quayside/client'
import type { OwnPasskeys, PasskeyMade, PasskeyShown } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Problem } from '../online/Problem.tsx'
import { api } from '../online/server.ts'
import { type Doing, useDoing } from '../online/use-doing.ts'
import { isGuest, setGuest, useGuest } from '../online/use-guest.ts'
import { useOnlineWords } from '../online/words.ts'
import { useWords } from '../texts/index.ts'
import { loadPasskeyWords, usePasskeyWords } from './words.ts'

export const prepare = loadPasskeyWords
const passkeys = makePasskeyApi(api)

/** Null: this browser gives passkeys to this page. */
function whyNot(): 'insecure' | 'unsupported' | null {
  if (!isSecureContext) return 'insecure'
  return 'PublicKeyCredential' in window ? null : 'unsupported'
}

export function PasskeySettings(): JSX.Element | null {
  const p = usePasskeyWords()
  const who = useGuest()
  const why = whyNot()
  const doing = useDoing()
  const [news, setNews] = useState('')
  const [state, setState] = useState<OwnPasskeys | null>(null)
  const guest = isGuest(who) ? who.id : null
  useEffect(() => {
    setState(null)
    if (guest !== null) passkeys.state().then(setState, () => undefined)
  }, [guest])
  if (who === 'away' || who === 'unknown') return null
  const isOff = state?.on === false
  const canHere = why === null && !isOff
  const run = (work: () => Promise<string>) =>
    doing.run(async () => setNews(await unlessEnded(work, p.ended)))
  return (
    <section class="panel" aria-label={p.title} data-part="passkey">
      <h2>{p.title}</h2>
      <p class="note">{why === null ? (isOff ? p.why.noServer : p.note) : p.why[why]}</p>
      {state && <OwnList state={state} doing={doing} onState={setState} />}
      {canHere && <Buttons state={state} doing={doing} run={run} onState={setState} />}
      <p class="note" aria-live="polite">
        {news}
      </p>
      <Problem text={doing.problem} />
    </section>
  )
}

/** Browsers end it with an error where the person does, and do not tell whether they had one. */
async function unlessEnded(work: () => Promise<string>, ended: string): Promise<string> {
  try {
    return await work()
  } catch (error) {
    const { name } = error as Error
    if (name === 'NotAllowedError' || name === 'AbortError' || name === 'InvalidStateError') return ended
    throw error
  }
}

interface OwnProps {
  readonly doing: Doing
  onState(state: OwnPasskeys): void
}

function Buttons(
  props: OwnProps & { state: OwnPasskeys | null; run(work: () => Promise<string>): void },
): JSX.Element {
  const { state, doing, run, onState } = props
  const p = usePasskeyWords()
  const o = useOnlineWords()
  const add = async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = (await passkeys.begin()) as Parameters<typeof startRegistration>[0]['optionsJSON']
    onState(await passkeys.add((await startRegistration({ optionsJSON })) as PasskeyMade))
    return p.added
  }
  const enter = async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const asked = await passkeys.beginEntering()
    const optionsJSON = asked as Parameters<typeof startAuthentication>[0]['optionsJSON']
    const { guest } = await passkeys.enter((await startAuthentication({ optionsJSON })) as PasskeyShown)
    setGuest(guest)
    return p.entered(guest.name || o.somebody)
  }
  return (
    <div class="field-row">
      {state && (
        <button
          type="button"
          class="btn"
          data-choice="passkey-add"
          disabled={doing.isBusy}
          onClick={() => run(add)}
        >
          {p.add}
        </button>
      )}
      <button
        type="button"
        class="btn"
        data-choice="passkey-enter"
        disabled={doing.isBusy}
        onClick={() => run(enter)}
      >
        {p.enter}
      </button>
    </div>
  )
}

function OwnList({ state, doing, onState }: OwnProps & { state: OwnPasskeys }): JSX.Element | null {
  const { t, language } = useWords()
  const p = usePasskeyWords()
  const day = (at: number) => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' })
  const remove = (id: string) => {
    if (confirm(p.removeSure)) doing.run(async () => onState(await passkeys.remove(id)))
  }
  if (state.passkeys.length === 0) return null
  return (
    <ul class="people">
      {state.passkeys.map(({ id, created, used }) => (
        <li key={id} data-passkey>
          <span class="nm">
            {t.facts([p.one(day(created)), used === null ? p.unused : p.used(day(used))])}
          </span>
          <button type="button" class="btn sm" disabled={doing.isBusy} onClick={() => remove(id)}>
            {p.remove}
          </button>
        </li>
      ))}
    </ul>
  )
}
