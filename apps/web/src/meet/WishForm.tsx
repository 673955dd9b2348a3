/** Game, pace, number: then one button. */
import { manifests } from '@quayside/all/manifests'
import type { WaitingRooms } from '@quayside/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Scene } from '../harbour/Chart.tsx'
import { Pills } from '../online/Pills.tsx'
import { Problem } from '../online/Problem.tsx'
import { api } from '../online/server.ts'
import { useOnlineWords } from '../online/words.ts'
import { useWords } from '../texts/index.ts'
import type { Waiting } from './use-waiting.ts'
import { keptWish, type MeetWish, offeredPlayers, toggled, waitingWish } from './wish.ts'
import { useMeetWords } from './words.ts'

interface Props {
  readonly waiting: Waiting
  /** Who has no name yet is asked for it first. */
  readonly canEnter: boolean
}

interface PartProps {
  readonly wish: MeetWish
  onChange(some: Partial<MeetWish>): void
}

export function WishForm({ waiting, canEnter }: Props): JSX.Element {
  const w = useMeetWords()
  const o = useOnlineWords()
  const [wish, setWish] = useState(keptWish)
  const change = (some: Partial<MeetWish>) => setWish({ ...wish, ...some })
  const isPlayed = waitingWish(wish, '') !== null
  return (
    <section class="panel wish" aria-label={w.now}>
      <h2>{w.now}</h2>
      <GameChoice wish={wish} onChange={change} />
      <Pills title={w.paceTitle} value={wish.pace} options={w.pace} onChange={(pace) => change({ pace })} />
      <PlayersChoice wish={wish} onChange={change} />
      <Pills
        title={o.ratedTitle}
        value={wish.isRated ? 'yes' : 'no'}
        options={o.rated}
        onChange={(rated) => change({ isRated: rated === 'yes' })}
        {...(wish.isRated ? { note: `${o.ratedSit} ${w.ratedBots}` } : {})}
      />
      {wish.isRated ? (
        <Pills title={w.spanTitle} value={wish.span} options={w.span} onChange={(span) => change({ span })} />
      ) : (
        <Pills title={w.botsTitle} value={wish.bots} options={w.bots} onChange={(bots) => change({ bots })} />
      )}
      <div class="wish-foot">
        <p class="note" aria-live="polite">
          {isPlayed ? <Usual wish={wish} /> : w.noGame}
        </p>
        <button
          type="button"
          class="btn main"
          data-choice="find"
          disabled={!canEnter || !isPlayed || waiting.doing.isBusy}
          onClick={() => waiting.enter(wish)}
        >
          {w.find}
        </button>
        <Problem text={waiting.doing.problem} />
      </div>
    </section>
  )
}

function GameChoice({ wish, onChange }: PartProps): JSX.Element {
  const { language } = useWords()
  const w = useMeetWords()
  return (
    <fieldset class="wish-games" aria-label={w.games}>
      <legend>{w.games}</legend>
      {manifests.map(({ id, words }) => (
        <button
          key={id}
          type="button"
          class={`theme-${id}`}
          data-choice={`meet-${id}`}
          aria-pressed={wish.games.includes(id)}
          onClick={() => onChange({ games: toggled(wish.games, id) })}
        >
          <Scene id={id} place="wish-scene" />
          <b>{words[language].title}</b>
        </button>
      ))}
    </fieldset>
  )
}

function PlayersChoice({ wish, onChange }: PartProps): JSX.Element {
  const w = useMeetWords()
  return (
    <fieldset class="choices-row" aria-label={w.playersTitle}>
      <legend>{w.playersTitle}</legend>
      {offeredPlayers(wish.games).map((many) => (
        <button
          key={many}
          type="button"
          class={wish.players.includes(many) ? 'pill on' : 'pill'}
          data-choice={`players-${many}`}
          aria-pressed={wish.players.includes(many)}
          onClick={() => onChange({ players: toggled(wish.players, many) })}
        >
          {w.players(many)}
        </button>
      ))}
    </fieldset>
  )
}

/** Of the game that most wait for. */
function Usual({ wish }: { wish: MeetWish }): JSX.Element | null {
  const w = useMeetWords()
  const [rooms, setRooms] = useState<WaitingRooms['rooms'] | null>(null)
  useEffect(() => {
    api.waitingRooms().then(
      (told) => setRooms(told.rooms),
      () => setRooms(null),
    )
  }, [])
  const mine = (rooms ?? []).filter(({ game, pace }) => pace === wish.pace && wish.games.includes(game))
  if (mine.length === 0) return null
  const people = Math.max(...mine.map((room) => room.people))
  const known = mine.flatMap(({ usually }) => usually ?? [])
  return <>{w.waits(people, known.length === 0 ? null : Math.min(...known))}</>
}
