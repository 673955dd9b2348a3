/** The table in words: what is asked, the choices as buttons, the position as headed text, what happened as it happens. */
import { type AnyTextTable, goOnFrom, type RenderContext, Sentence } from '@quayside/board-kit'
import type { GameTypes } from '@quayside/rules-kit'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { TableState } from '../session/use-table.ts'
import { change } from '../settings.ts'
import { LayoutCode } from '../table/LayoutCode.tsx'
import { logLines } from '../table/log-lines.ts'
import { Choices } from './Choices.tsx'
import type { TextPlay } from './text-play.ts'
import './text-table.css'
import { loadTextTableWords, useTextTableWords } from './words.ts'

interface Props extends TextPlay {
  /** The count, or the curtain. */
  readonly children: ComponentChildren
}

export const prepare = loadTextTableWords

export function TextTable(props: Props): JSX.Element {
  const w = useTextTableWords()
  const { state, told, table, asked, children } = props
  const { update, view, settled } = state
  useEffect(beginAtTop, [])
  return (
    <main class="text-table" data-settled={settled} data-seq={update.seq}>
      <p class="text-form">
        <span>{w.showBoardHelp}</span>
        <button
          type="button"
          class="btn"
          data-choice="show-board"
          onClick={() => change({ tableForm: 'board' })}
        >
          {w.showBoard}
        </button>
      </p>
      {children}
      {update.curtain === null && (
        <>
          <Now asked={asked} isOver={update.result !== null}>
            <Sentence line={told.texts.prompt(view)} />
          </Now>
          <section aria-label={w.choices}>
            <h2>{w.choices}</h2>
            {asked ? <Choices {...props} /> : <p>{w.nothingAsked}</p>}
          </section>
          <section aria-label={w.position}>
            <h2>{w.position}</h2>
            {table.position(view, told).map((part, i) => (
              <Part key={i} part={part} />
            ))}
            <LayoutCode texts={told.texts} view={view} />
          </section>
        </>
      )}
      <Story state={state} told={told} />
    </main>
  )
}

/** The way here was a button of the board, or none: who reads begins with the name of the game. */
function beginAtTop(): void {
  const title = document.querySelector<HTMLElement>('.top h1')
  if (!title || document.activeElement !== document.body) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

/** After a choice the button is gone: the reader goes on from here. */
function Now(props: { asked: boolean; isOver: boolean; children: ComponentChildren }): JSX.Element {
  const w = useTextTableWords()
  const { asked, isOver, children } = props
  const place = useRef<HTMLHeadingElement>(null)
  const isOpening = useRef(true)
  useEffect(() => {
    if (asked) goOnFrom(isOpening.current ? null : place.current)
    isOpening.current = false
  }, [asked])
  return (
    <section aria-label={w.now}>
      <h2 ref={place} tabIndex={-1}>
        {isOver ? w.over : w.now}
      </h2>
      {!isOver && (
        <p class="say" aria-live="polite" data-say={asked ? 'asked' : 'waiting'}>
          {children}
        </p>
      )}
    </section>
  )
}

function Part({ part }: { part: ReturnType<AnyTextTable['position']>[number] }): JSX.Element {
  return (
    <>
      <h3>
        <Sentence line={part.heading} />
      </h3>
      <ul>
        {part.lines.map((line, i) => (
          <li key={i}>
            <Sentence line={line} />
          </li>
        ))}
      </ul>
    </>
  )
}

const TOLD = 40

/** Newest last, so that what is added is what is read out. */
function Story({ state, told }: { state: TableState; told: RenderContext<GameTypes> }): JSX.Element {
  const w = useTextTableWords()
  const lines = logLines(state.log, told.texts, state.view).slice(0, TOLD).reverse()
  return (
    <section aria-label={w.story}>
      <h2>{w.story}</h2>
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={w.story}>
        {lines.map(({ key, line }) => (
          <p key={key}>
            <Sentence line={line} />
          </p>
        ))}
      </div>
    </section>
  )
}
