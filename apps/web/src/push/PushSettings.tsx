/** What one is told of while one is away, on which devices, and when not. */
import type { PushKind, PushState, PushWishes } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Problem } from '../online/Problem.tsx'
import { type Doing, useDoing } from '../online/use-doing.ts'
import { isGuest, useGuest } from '../online/use-guest.ts'
import { isOnHere, keepTold, push, switchOff, switchOn, whyNot } from './device.ts'
import { QuietHours } from './QuietHours.tsx'
import { loadPushWords, usePushWords } from './words.ts'

export const prepare = loadPushWords

export function PushSettings(): JSX.Element {
  const p = usePushWords()
  const who = useGuest()
  const why = whyNot()
  return (
    <section class="panel" aria-label={p.title} data-part="push">
      <h2>{p.title}</h2>
      <p class="note">{p.note}</p>
      {why !== null && <p class="note">{p.why[why]}</p>}
      {isGuest(who) ? <OwnCalls key={who.id} canHere={why === null} /> : <p class="note">{p.nobody}</p>}
    </section>
  )
}

function OwnCalls({ canHere }: { canHere: boolean }): JSX.Element | null {
  const p = usePushWords()
  const doing = useDoing()
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => {
    push.state().then(setState, () => undefined)
  }, [])
  if (!state) return null
  const isCalled = state.key !== null
  const note = isCalled ? null : <p class="note">{p.noServer}</p>
  // What is wished for holds for mails too.
  if (!isCalled && !state.mail) return note
  const change = (wishes: PushWishes) => {
    // What was pressed shows at once, and goes back if it is refused.
    setState({ ...state, wishes })
    doing.run(async () => {
      try {
        await push.change(wishes)
      } catch (error) {
        setState(state)
        throw error
      }
    })
  }
  return (
    <>
      {note}
      {isCalled && canHere && <ThisDevice doing={doing} onState={setState} />}
      {state.devices > 0 && <p class="note">{p.others(state.devices)}</p>}
      <Kinds some={isCalled ? null : BY_MAIL} wishes={state.wishes} onChange={change} />
      <QuietHours wishes={state.wishes} onChange={change} />
      <Problem text={doing.problem} />
    </>
  )
}

function ThisDevice({ doing, onState }: { doing: Doing; onState(state: PushState): void }): JSX.Element {
  const p = usePushWords()
  const [isOn, setOn] = useState(false)
  const look = async () => setOn(await isOnHere())
  useEffect(() => {
    void look()
    // Told in another language since.
    keepTold().catch(() => undefined)
  }, [])
  const press = () =>
    doing.run(async () => {
      const state = isOn ? await switchOff() : await switchOn()
      if (state) onState(state)
      await look()
    })
  return (
    <div class="field-row">
      <button
        type="button"
        class="btn"
        data-choice={isOn ? 'push-off' : 'push-on'}
        disabled={doing.isBusy}
        onClick={press}
      >
        {isOn ? p.turnOff : p.turnOn}
      </button>
      <p class="note" aria-live="polite">
        {isOn ? p.isOn : ''}
      </p>
    </div>
  )
}

/** What mails tell of. */
const BY_MAIL: readonly PushKind[] = ['turn', 'time']

interface WishProps {
  readonly wishes: PushWishes
  onChange(wishes: PushWishes): void
}

interface KindProps extends WishProps {
  /** Null: all kinds. */
  readonly some: readonly PushKind[] | null
}

function Kinds({ some, wishes, onChange }: KindProps): JSX.Element {
  const p = usePushWords()
  const toggle = (kind: PushKind) => {
    onChange({ ...wishes, kinds: { ...wishes.kinds, [kind]: !wishes.kinds[kind] } })
  }
  return (
    <fieldset class="choices-row">
      <legend>{p.kindsTitle}</legend>
      {(some ?? (Object.keys(p.kinds) as PushKind[])).map((kind) => (
        <label key={kind} class={wishes.kinds[kind] ? 'pill on' : 'pill'}>
          <input
            type="checkbox"
            data-push={kind}
            checked={wishes.kinds[kind]}
            onChange={() => toggle(kind)}
          />
          {p.kinds[kind]}
        </label>
      ))}
    </fieldset>
  )
}
