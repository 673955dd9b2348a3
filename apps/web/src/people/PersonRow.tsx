/** A line about somebody: what one has played together, what they are to each other, and what can be done about it. */
import { manifests } from '@quayside/all/manifests'
import type { BondChange, MetPerson } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useOnlineWords } from '../online/words.ts'
import { useWords } from '../texts/index.ts'
import { usePeopleWords } from './words.ts'

interface Props {
  readonly one: MetPerson
  onChange(what: BondChange['do']): void
  /** Only for friends. */
  onInvite?(): void
  readonly isBusy: boolean
}

export function PersonRow(props: Props): JSX.Element {
  const { one } = props
  const o = useOnlineWords()
  const name = one.name || o.somebody
  return (
    <li data-person={name} data-bond={one.bond}>
      <span class="av" aria-hidden="true" data-written="">
        {Array.from(name)[0]}
      </span>
      <span class="nm">
        <b>{name}</b> {one.bond === 'friend' && <Presence isHere={one.here} />}
        <small>{useFacts(one)}</small>
      </span>
      <Deeds {...props} />
    </li>
  )
}

function useFacts({ bond, games, last }: MetPerson): string {
  const { t, language } = useWords()
  const w = usePeopleWords()
  const title = manifests.find(({ id }) => id === last?.game)?.words[language].title ?? last?.game ?? ''
  const date = last && new Date(last.ended).toLocaleDateString(language, { month: 'short', day: 'numeric' })
  return t.facts([
    bond === 'asks' && w.asks,
    bond === 'asked' && w.asked,
    bond !== 'asks' && games > 0 && w.games(games),
    bond !== 'asks' && date !== null && w.last(title, date),
    last === null && bond === 'none' && w.sameTable,
  ])
}

export function Presence({ isHere }: { isHere: boolean }): JSX.Element {
  const w = usePeopleWords()
  return <span class={isHere ? 'presence on' : 'presence'}>{isHere ? w.here : w.notHere}</span>
}

function Deeds({ one, onChange, onInvite, isBusy }: Props): JSX.Element {
  const w = usePeopleWords()
  const [isOpen, setOpen] = useState(false)
  const deed = (name: string, label: string, what: BondChange['do'], kind = '') => (
    <button
      type="button"
      class={`btn sm ${kind}`}
      data-choice={`person-${name}`}
      disabled={isBusy}
      onClick={() => onChange(what)}
    >
      {label}
    </button>
  )
  return (
    <span class="person-tools">
      {one.bond === 'none' && deed('ask', w.ask, 'ask')}
      {one.bond === 'asks' && deed('accept', w.accept, 'ask')}
      {one.bond === 'asks' && deed('decline', w.decline, 'decline', 'quiet')}
      {one.bond === 'blocked' && deed('unblock', w.unblock, 'unblock')}
      {one.bond === 'friend' && onInvite && (
        <button
          type="button"
          class="btn sm"
          data-choice="person-invite"
          disabled={isBusy}
          onClick={() => onInvite()}
        >
          {w.invite}
        </button>
      )}
      {one.bond !== 'blocked' && (
        <button
          type="button"
          class="btn sm quiet"
          data-choice="person-more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {w.more}
        </button>
      )}
      {isOpen && <Rarer one={one} onChange={onChange} isBusy={isBusy} />}
    </span>
  )
}

/** What is seldom wanted, and asked twice where it cannot be taken back. */
function Rarer({ one, onChange, isBusy }: Props): JSX.Element {
  const w = usePeopleWords()
  const o = useOnlineWords()
  const name = one.name || o.somebody
  const remove = () => {
    if (one.bond === 'asked' || confirm(w.removeSure(name))) onChange('remove')
  }
  const block = () => {
    if (confirm(w.blockSure(name))) onChange('block')
  }
  return (
    <span class="rarer">
      {(one.bond === 'friend' || one.bond === 'asked') && (
        <button
          type="button"
          class="btn sm quiet"
          data-choice="person-remove"
          disabled={isBusy}
          onClick={remove}
        >
          {one.bond === 'asked' ? w.withdraw : w.remove}
        </button>
      )}
      <button type="button" class="btn sm quiet" data-choice="person-block" disabled={isBusy} onClick={block}>
        {w.block}
      </button>
    </span>
  )
}
