/** At a table: somebody there can be asked to be a friend, or blocked. */
import type { JSX } from 'preact'
import { Problem } from '../online/Problem.tsx'
import { useOnlineWords } from '../online/words.ts'
import type { People } from './use-people.ts'
import { usePeopleWords } from './words.ts'

interface Props {
  readonly one: { readonly id: string; readonly name: string }
  readonly people: People
  onBlock(): void
}

export function BondTools({ one, people, onBlock }: Props): JSX.Element | null {
  const w = usePeopleWords()
  const o = useOnlineWords()
  const { doing, change } = people
  if (people.people === null) return null
  const bond = people.people.find(({ guest }) => guest === one.id)?.bond ?? 'none'
  const block = () => {
    if (!confirm(w.blockSure(one.name || o.somebody))) return
    change(one.id, 'block')
    onBlock()
  }
  const ask = { none: w.ask, asks: w.accept, asked: w.asked, friend: '', blocked: '' }[bond]
  return (
    <span class="person-tools" data-bond={bond}>
      {ask && (
        <button
          type="button"
          class="btn sm quiet"
          data-choice="person-ask"
          disabled={doing.isBusy || bond === 'asked'}
          onClick={() => change(one.id, 'ask')}
        >
          {ask}
        </button>
      )}
      {bond === 'friend' && <span class="tag">{w.friend}</span>}
      <button
        type="button"
        class="btn sm quiet"
        data-choice="person-block"
        disabled={doing.isBusy}
        onClick={bond === 'blocked' ? () => change(one.id, 'unblock') : block}
      >
        {bond === 'blocked' ? w.unblock : w.block}
      </button>
      <Problem text={doing.problem} />
    </span>
  )
}
