/** The rules of a game, with examples played on the real board; without a game, the list of all of them. */

import { boards, type LoadedBoard } from '@quayside/all/ui'
import { Icon, Sprite } from '@quayside/board-kit'
import { findRules, rulesOf } from '@quayside/scenario'
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { VariantLessons } from '../learn/VariantLessons.tsx'
import { REPLAY_SYMBOLS } from '../replay/symbols.ts'
import { go, replace, usePlace } from '../router.ts'
import { Chapters, type Reading } from '../rules/Chapters.tsx'
import { ExampleSheet } from '../rules/ExampleSheet.tsx'
import { Finder } from '../rules/Finder.tsx'
import { RulesIndex } from '../rules/RulesIndex.tsx'
import '../rules/rules.css'
import '../rules/example.css'
import { type Example, type LoadedRulebook, loadRulebook } from '../rules/rulebooks.ts'
import { loadRulesWords, useRulesWords } from '../rules/words.ts'
import { Message } from '../shell/Message.tsx'
import { PageTop } from '../shell/PageTop.tsx'
import { useWords } from '../texts/index.ts'

/** Before the page is drawn. */
export const prepare = loadRulesWords

interface Ready {
  readonly rulebook: LoadedRulebook
  readonly board: LoadedBoard
}

export function RulesPage({ game }: { game: string }): JSX.Element {
  const { t, language } = useWords()
  const w = useRulesWords()
  const [ready, setReady] = useState<Ready | 'missing' | null>(null)
  useEffect(() => {
    let current = true
    const load = Promise.all([loadRulebook(game, language), boards[game]?.load(language)])
    load.then(([rulebook, board]) => {
      if (current) setReady(rulebook && board ? { rulebook, board } : 'missing')
    })
    return () => {
      current = false
    }
  }, [game, language])
  if (game === '') return <RulesIndex />
  if (ready === 'missing') return <Message text={w.noSuchGame} />
  if (!ready) return <Message text={t.loading} waiting />
  return <Rules {...ready} />
}

function Rules({ rulebook, board }: Ready): JSX.Element {
  const w = useRulesWords()
  const { place, wanted, setWanted, unwanted, setUnwanted, played, setPlayed } = useRulesVisit(rulebook)
  const { game, book, examples } = rulebook
  const { texts, language, ui } = board
  const found = useMemo(() => foundIn(rulebook, wanted), [rulebook, wanted])
  const onPlay = ({ name }: Example) => go(`/rules/${game}#${name}`)
  const reading: Reading = { texts, language, examples, unwanted, found, place, onPlay }
  const close = () => {
    replace(`/rules/${game}#${played?.rules[0] ?? ''}`)
    setPlayed(null)
  }
  return (
    <div class={`page rules theme-${ui.theme}`}>
      <Sprite symbols={ui.symbols} />
      <Sprite symbols={REPLAY_SYMBOLS} />
      <PageTop title={w.rulesOf(texts.title)} />
      <main class="rule-page">
        <Finder
          rulebook={rulebook}
          reading={reading}
          wanted={wanted}
          onSearch={setWanted}
          onVariant={(mark) => setUnwanted(toggled(unwanted, mark))}
        />
        <article class="rule-sheet">
          <PageLinks game={game} />
          <Chapters book={book} reading={reading} />
        </article>
      </main>
      {played && (
        <ExampleSheet key={played.name} game={game} example={played} board={board} onClose={close} />
      )}
    </div>
  )
}

/** What is searched for, hidden and played, and the place in the book that the address names. */
function useRulesVisit({ book, examples }: LoadedRulebook) {
  const visit = usePlace()
  const [wanted, setWanted] = useState('')
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set())
  const [played, setPlayed] = useState<Example | null>(null)
  // A link leads to its rule even where a filter hides it.
  useEffect(() => {
    if (rulesOf(book).some(({ number }) => number === visit.place)) {
      setWanted('')
      setUnwanted(new Set())
    }
    setPlayed(examples.find(({ name }) => name === visit.place) ?? null)
    const frame = requestAnimationFrame(() => document.getElementById(visit.place)?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [visit, book, examples])
  return { place: visit.place, wanted, setWanted, unwanted, setUnwanted, played, setPlayed }
}

/** The lesson, and the way to paper. */
function PageLinks({ game }: { game: string }): JSX.Element {
  const w = useRulesWords()
  return (
    <div class="row rule-ways">
      <a class="btn" data-choice="learn" href={`/learn/${game}`}>
        <Icon name="i-flag" />
        {w.lesson}
      </a>
      <button type="button" class="btn quiet" data-choice="print" onClick={() => print()}>
        {w.print}
      </button>
      <VariantLessons game={game} />
    </div>
  )
}

function foundIn({ book, examples, language }: LoadedRulebook, wanted: string): ReadonlySet<string> | null {
  if (wanted.trim() === '') return null
  const titles = (number: string) =>
    examples
      .filter(({ rules }) => rules.includes(number))
      .map(({ title }) => title[language])
      .join(' ')
  return new Set(findRules(book, wanted, titles))
}

function toggled(marks: ReadonlySet<string>, mark: string): ReadonlySet<string> {
  const next = new Set(marks)
  if (!next.delete(mark)) next.add(mark)
  return next
}
