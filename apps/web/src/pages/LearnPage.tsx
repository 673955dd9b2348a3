/** A first lesson: the real table, with a coach who gives tasks. */

import { rulebooks } from 'virtual:rulebooks'
import { manifests } from '@quayside/all/manifests'
import { boards, type LoadedBoard } from '@quayside/all/ui'
import { inEachLanguage } from '@quayside/texts'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { startQuickTable } from '../harbour/quick-table.ts'
import { Coach } from '../learn/Coach.tsx'
import '../learn/learn.css'
import { type Coaching, LessonSession } from '../learn/lesson-session.ts'
import { keepProgress, type Progress, progressOf } from '../learn/progress.ts'
import { en } from '../learn/texts/en.ts'
import { ja } from '../learn/texts/ja.ts'
import { loadLearnWords, useLearnWords } from '../learn/words.ts'
import type { StoryChapter } from '../rules/protocol.ts'
import { askStoryWorker } from '../rules/story-client.ts'
import { Message } from '../shell/Message.tsx'
import type { OnlineChrome } from '../table/online-chrome.ts'
import { Table } from '../table/Table.tsx'
import { useWords } from '../texts/index.ts'

/** Before the page is drawn. */
export const prepare = loadLearnWords

const START: Progress = { chapter: 0, at: 0, isDone: false }

export function LearnPage({ game }: { game: string }): JSX.Element {
  const { t, language } = useWords()
  const w = useLearnWords()
  const [chapters, setChapters] = useState<readonly StoryChapter[] | 'missing' | null>(null)
  const [board, setBoard] = useState<LoadedBoard | null>(null)
  useEffect(() => {
    let current = true
    openLesson(game).then((opened) => {
      if (current) setChapters(opened ?? 'missing')
    })
    return () => {
      current = false
    }
  }, [game])
  useEffect(() => {
    let current = true
    boards[game]?.load(language).then((loaded) => {
      if (current) setBoard(loaded)
    })
    return () => {
      current = false
    }
  }, [game, language])
  if (chapters === 'missing') return <Message text={w.noLesson} />
  if (!chapters || !board) return <Message text={t.loading} waiting />
  return <Course game={game} chapters={chapters} board={board} />
}

async function openLesson(game: string): Promise<readonly StoryChapter[] | null> {
  const load = Object.hasOwn(rulebooks, game) ? rulebooks[game]?.lesson : undefined
  if (!load) return null
  const opened = await askStoryWorker('teach', { text: (await load()).text })
  return 'problem' in opened ? null : opened.chapters
}

interface CourseProps {
  readonly game: string
  readonly chapters: readonly StoryChapter[]
  readonly board: LoadedBoard
}

function Course({ game, chapters, board }: CourseProps): JSX.Element {
  // A lesson that was finished, or that has changed since, begins anew.
  const [progress, setProgress] = useState<Progress>(() => {
    const kept = progressOf(game)
    return kept && !kept.isDone && chapters[kept.chapter] ? kept : START
  })
  const go = (to: Progress) => {
    keepProgress(game, to)
    setProgress(to)
  }
  const { chapter } = progress
  return (
    <ChapterTable
      key={`${chapter}-${progress.at}`}
      game={game}
      chapters={chapters}
      board={board}
      progress={progress}
      onChapter={(to) => go({ chapter: to, at: 0, isDone: false })}
    />
  )
}

interface ChapterProps extends CourseProps {
  readonly progress: Progress
  onChapter(to: number): void
}

function ChapterTable({ game, chapters, board, progress, onChapter }: ChapterProps): JSX.Element {
  const w = useLearnWords()
  const { language } = board
  const { chapter } = progress
  const told = chapters[chapter] as StoryChapter
  const isLast = chapter === chapters.length - 1
  const { session, coaching, otherChoices } = useLesson(game, told, progress)
  useEffect(() => {
    if (isLast && coaching?.isOver) keepProgress(game, { chapter, at: 0, isDone: true })
  }, [isLast, coaching])
  const coach = coaching && (
    <Coach
      title={w.chapterOf(chapter + 1, chapters.length, told.title[language])}
      coaching={coaching}
      otherChoices={otherChoices}
      language={language}
      share={(chapter + (coaching.isOver ? 1 : coaching.at / told.beats.length)) / chapters.length}
      onGoOn={() => session.goOn()}
      farewell={isLast ? w.done : null}
      end={
        isLast ? (
          <Farewell game={game} onAgain={() => onChapter(0)} />
        ) : (
          <NextChapter onClick={() => onChapter(chapter + 1)} />
        )
      }
    />
  )
  return (
    <div class="lesson">
      <Table session={session} board={board} chrome={lessonChrome(told.players, coach, otherChoices)} />
    </div>
  )
}

interface Lesson {
  readonly session: LessonSession
  readonly coaching: Coaching | null
  /** How often something else than the task was chosen. */
  readonly otherChoices: number
}

/** One chapter, from where the learner has got to. */
function useLesson(game: string, told: StoryChapter, { chapter, at }: Progress): Lesson {
  const [coaching, setCoaching] = useState<Coaching | null>(null)
  const [otherChoices, setOtherChoices] = useState(0)
  const session = useMemo(
    () =>
      new LessonSession({
        game,
        chapter,
        told,
        at,
        otherChoice: inEachLanguage((language) => ({ en, ja })[language].otherChoice),
        onReached: (reached) => keepProgress(game, { chapter, at: reached, isDone: false }),
        onOtherChoice: () => setOtherChoices((count) => count + 1),
      }),
    [],
  )
  useEffect(() => session.onCoaching(setCoaching), [session])
  return { session, coaching, otherChoices }
}

/** The coach stands where an online table shows its strips. */
function lessonChrome(players: number, coach: ComponentChildren, playKey: number): OnlineChrome {
  return {
    seats: Array.from({ length: players }, (_, seat) => ({ kind: seat === 0 ? 'person' : 'mate', name: '' })),
    buttons: null,
    strips: coach,
    seatNote: () => null,
    besideLog: (log) => log,
    again: null,
    proof: null,
    playKey,
  }
}

function NextChapter({ onClick }: { onClick(): void }): JSX.Element {
  const w = useLearnWords()
  return (
    <button type="button" class="btn main" data-choice="next-chapter" onClick={onClick}>
      {w.nextChapter}
    </button>
  )
}

function Farewell({ game, onAgain }: { game: string; onAgain(): void }): JSX.Element {
  const w = useLearnWords()
  const entry = manifests.find(({ id }) => id === game)
  return (
    <>
      {entry && (
        <button type="button" class="btn main" data-choice="play-real" onClick={() => startQuickTable(entry)}>
          {w.playNow}
        </button>
      )}
      <a class="btn" href={`/rules/${game}`}>
        {w.readRules}
      </a>
      <button type="button" class="btn quiet" onClick={onAgain}>
        {w.again}
      </button>
      <a class="btn quiet" href="/">
        {w.leave}
      </a>
    </>
  )
}
