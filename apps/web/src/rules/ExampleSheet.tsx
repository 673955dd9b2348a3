/** An example played on the real board, step by step, with what is said at each step. */
import type { LoadedBoard } from '@quayside/all/ui'
import { Icon, type Player, SeatPanel, SpeechContext } from '@quayside/board-kit'
import type { GameTypes, View } from '@quayside/rules-kit'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { coloursOf } from '../session/names.ts'
import { ShownBoard } from '../table/ShownBoard.tsx'
import { useWords } from '../texts/index.ts'
import { BeatWords } from './BeatWords.tsx'
import type { StoryExample } from './protocol.ts'
import type { Example } from './rulebooks.ts'
import { askStoryWorker } from './story-client.ts'
import { useExample, type Walk } from './use-example.ts'
import { useRulesWords } from './words.ts'

interface Props {
  readonly game: string
  readonly example: Example
  readonly board: LoadedBoard
  onClose(): void
}

export function ExampleSheet({ game, example, board, onClose }: Props): JSX.Element {
  const { t } = useWords()
  const w = useRulesWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const told = useStory(game, example)
  const title = example.title[board.language]
  return (
    <dialog ref={dialog} class="example-sheet" aria-label={title} onClose={onClose}>
      <div class="example-head">
        <h2>{title}</h2>
        <p class="example-rules">
          {example.rules.map((rule) => (
            <a key={rule} class="rule" href={`#${rule}`}>
              {rule}
            </a>
          ))}
        </p>
        <button
          type="button"
          class="btn sq quiet"
          data-choice="close-example"
          aria-label={t.close}
          onClick={onClose}
        >
          <Icon name="i-x" />
        </button>
      </div>
      {told && 'beats' in told && <Story told={told} board={board} />}
      {told && 'problem' in told && <p class="note">{w.failed}</p>}
    </dialog>
  )
}

/** What the worker makes of an example; null until it has. */
function useStory(game: string, example: Example): StoryExample | { readonly problem: string } | null {
  const [told, setTold] = useState<StoryExample | { readonly problem: string } | null>(null)
  useEffect(() => {
    let current = true
    askStoryWorker('tell', { game, text: example.text }).then((story) => {
      if (current) setTold(story)
    })
    return () => {
      current = false
    }
  }, [game, example])
  return told
}

/** Players are called by their colours: a position has no people. */
function playersIn(view: View<GameTypes>, { texts }: LoadedBoard): Player[] {
  return coloursOf(view).map((colour) => ({
    name: texts.colours[colour] ?? colour,
    colour,
    isBot: false,
    rank: '',
  }))
}

function Story({ told, board }: { told: StoryExample; board: LoadedBoard }): JSX.Element | null {
  const walk = useExample(told, board.ui)
  const { texts, language, ui } = board
  const beat = told.beats[walk.at] ?? told.beats[0]
  if (!beat) return null
  const view = (walk.shown?.view ?? beat.view) as unknown as View<GameTypes>
  const players = playersIn(view, board)
  const opponent = ui.opponent?.(view, language) ?? null
  return (
    <SpeechContext.Provider
      value={{ game: ui.theme, players, opponent, view, language, LineIcon: ui.LineIcon }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows work wherever the focus is in the sheet */}
      <div class="example-story" onKeyDown={(event) => walkByKey(event, walk)}>
        <ShownBoard
          board={board}
          told={{ texts, language, players }}
          shown={walk.shown}
          result={beat.result}
          marks={{ count: walk.at, viewer: told.viewer }}
        />
        <Seats told={told} board={board} players={players} walk={walk} />
        <div class="example-foot">
          <BeatWords beat={beat} board={board} isFirst={walk.at === 0} />
          <Steps walk={walk} last={told.beats.length - 1} />
        </div>
      </div>
    </SpeechContext.Provider>
  )
}

interface SeatsProps {
  readonly told: StoryExample
  readonly board: LoadedBoard
  readonly players: readonly Player[]
  readonly walk: Walk
}

/** What everybody may know of each seat, beside the board. */
function Seats({ told, board, players, walk }: SeatsProps): JSX.Element {
  const { ui, texts, language } = board
  const picture = walk.shown?.frame.picture
  const props = { texts, language, players, picture, viewer: told.viewer, hint: null }
  return (
    <div class="example-seats">
      {picture !== undefined &&
        players.map((player, seat) => (
          <SeatPanel
            key={seat}
            player={player}
            seat={seat}
            now={told.beats[walk.at]?.owe.includes(seat) === true}
            mine={seat === told.viewer}
            you={null}
            line={<ui.SeatLine {...props} seat={seat} />}
          >
            <ui.SeatFacts {...props} seat={seat} />
          </SeatPanel>
        ))}
      {picture !== undefined && ui.Panel && <ui.Panel {...props} />}
    </div>
  )
}

function walkByKey(event: KeyboardEvent, walk: Walk): void {
  if (event.key === 'ArrowRight') walk.go(walk.at + 1)
  if (event.key === 'ArrowLeft') walk.go(walk.at - 1)
}

function Steps({ walk, last }: { walk: Walk; last: number }): JSX.Element {
  const w = useRulesWords()
  const { at, playing, go, toggle } = walk
  return (
    <div class="row example-steps">
      <button
        type="button"
        class="btn sq"
        data-choice="example-back"
        aria-label={w.back}
        aria-disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        <Icon name="i-prev" />
      </button>
      <button type="button" class="btn" data-choice="example-play" onClick={toggle}>
        <Icon name={playing ? 'i-pause' : 'i-play'} />
        {playing ? w.pause : w.play}
      </button>
      <button
        type="button"
        class="btn main"
        data-choice="example-on"
        aria-disabled={at === last}
        onClick={() => go(at + 1)}
      >
        {w.forward}
        <Icon name="i-next" />
      </button>
      <span class="num soft">{w.exampleOf(at, last)}</span>
    </div>
  )
}
