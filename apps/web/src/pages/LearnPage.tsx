/** A first lesson: the real table, with a coach who gives tasks. */

import { manifests } from '@quayside/all/manifests'
import { boards, type LoadedBoard } from '@quayside/all/ui'
import { inEachLanguage } from '@quayside/texts'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { startQuickTable } from '../harbour/quick-table.ts'
import { Coach } from '../learn/Coach.tsx'
import '../learn/learn.css'
import { type Coaching, LessonSession } from '../learn/lesson-session.ts'
import { lessonAt, loadLesson } from '../learn/lessons.ts'
import { keepProgress, type Progress, progressOf } from '../learn/progress.ts'
import { en } from '../learn/texts/en.ts'
import { ja } from '../learn/texts/ja.ts'
import { VariantLessons } from '../learn/VariantLessons.tsx'
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

export function LearnPage({ address }: { address: string }): JSX.Element {
  const { game } = lessonAt(address)
  const { t, language } = useWords()
  const w = useLearnWords()
  const [chapters, setChapters] = useState<readonly StoryChapter[] | 'missing' | null>(null)
  const [board, setBoard] = useState<LoadedBoard | null>(null)
  useEffect(() => {
    let current = true
    openLesson(address).then((opened) => {
      if (current) setChapters(opened ?? 'missing')
    })
    return () => {
      current = false
    }
  }, [address])
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
  return <Course address={address} chapters={chapters} board={board} />
}

async function openLesson(address: string): Promise<readonly StoryChapter[] | null> {
  const text = await loadLesson(lessonAt(address))
  if (text === null) return null
  const opened = await askStoryWorker('teach', { text })
  return 'problem' in opened ? null : opened.chapters
}

interface CourseProps {
  /** Its game, or game and variant. */
  readonly address: string
  readonly chapters: readonly StoryChapter[]
  readonly board: LoadedBoard
}

function Course({ address, chapters, board }: CourseProps): JSX.Element {
  // A lesson that was finished, or that has changed since, begins anew.
  const [progress, setProgress] = useState<Progress>(() => {
    const kept = progressOf(address)
    return kept && !kept.isDone && chapters[kept.chapter] ? kept : START
  })
  const go = (to: Progress) => {
    keepProgress(address, to)
    setProgress(to)
  }
  const { chapter } = progress
  return (
    <ChapterTable
      key={`${chapter}-${progress.at}`}
      address={address}
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

function ChapterTable({ address, chapters, board, progress, onChapter }: ChapterProps): JSX.Element {
  const w = useLearnWords()
  const { language } = board
  const { chapter } = progress
  const told = chapters[chapter] as StoryChapter
  const isLast = chapter === chapters.length - 1
  const { session, coaching, otherChoices } = useLesson(address, told, progress)
  useEffect(() => {
    if (isLast && coaching?.isOver) keepProgress(address, { chapter, at: 0, isDone: true })
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
          <Farewell address={address} onAgain={() => onChapter(0)} />
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
function useLesson(address: string, told: StoryChapter, { chapter, at }: Progress): Lesson {
  const [coaching, setCoaching] = useState<Coaching | null>(null)
  const [otherChoices, setOtherChoices] = useState(0)
  const session = useMemo(
    () =>
      new LessonSession({
        game: lessonAt(address).game,
        chapter,
        told,
        at,
        otherChoice: inEachLanguage((language) => ({ en, ja })[language].otherChoice),
        onReached: (reached) => keepProgress(address, { chapter, at: reached, isDone: false }),
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

function Farewell({ address, onAgain }: { address: string; onAgain(): void }): JSX.Element {
  const w = useLearnWords()
  const { game } = lessonAt(address)
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
      <VariantLessons game={game} but={address} />
    </>
  )
}
