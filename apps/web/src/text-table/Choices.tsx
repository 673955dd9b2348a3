/** Every legal choice as a sentence to press, kind by kind; what is composed is asked field by field. */
import { Sentence } from '@quayside/board-kit'
import type { GameTypes } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Composer } from './Composer.tsx'
import { sentenceOf } from './sentence.ts'
import type { TextPlay } from './text-play.ts'
import { useTextTableWords } from './words.ts'

type Action = GameTypes['Action']

/** More of one kind are folded away behind its name. */
const MANY = 14

export function Choices(props: TextPlay): JSX.Element {
  const { legal, told, table, state } = props
  const listed = [...new Set(legal.map(({ type }) => type))]
  const types = [...listed, ...useOpenKinds(props, listed)]
  const ofType = (type: string) => legal.filter((action) => action.type === type)
  return (
    <>
      {types.map((type) => (
        <section key={type} aria-label={kindOf(props, type)}>
          <h3>{kindOf(props, type)}</h3>
          {table.compose[type] ? (
            <Composer
              key={`${state.update.seq}`}
              {...props}
              compose={table.compose[type]}
              listed={ofType(type)}
            />
          ) : (
            <Listed {...props} actions={ofType(type)} kind={told.texts.kinds[type] ?? type} />
          )}
        </section>
      ))}
    </>
  )
}

/** Kinds that are composed and not listed, because nobody would pick one from a list (offers): the rules say whether they are open. */
function useOpenKinds({ table, explain, state }: TextPlay, listed: readonly string[]): readonly string[] {
  const [open, setOpen] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    const others = Object.keys(table.compose).filter((type) => !listed.includes(type))
    Promise.all(others.map((type) => explain({ type }))).then((refusals) => {
      if (isCurrent) setOpen(others.filter((_, i) => refusals[i] === null))
    })
    return () => {
      isCurrent = false
    }
  }, [state.view, listed.join()])
  return open.filter((type) => !listed.includes(type))
}

function kindOf({ told }: TextPlay, type: string): string {
  return told.texts.kinds[type as keyof typeof told.texts.kinds] ?? type
}

function Listed(props: TextPlay & { actions: readonly Action[]; kind: string }): JSX.Element {
  const w = useTextTableWords()
  const { actions, kind, act } = props
  const list = (
    <ul class="text-choices">
      {actions.map((action) => (
        <li key={JSON.stringify(action)}>
          <button type="button" class="btn" data-act={action.type} onClick={() => act(action)}>
            <span>
              <Sentence line={sentenceOf(props, action)} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
  if (actions.length <= MANY) return list
  return (
    <details>
      <summary>{w.many(kind, actions.length)}</summary>
      {list}
    </details>
  )
}
