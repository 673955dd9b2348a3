/** Each question of the rules has its dock. */
import type { JSX } from 'preact'
import { useContext } from 'preact/hooks'
import type { Ask, Choosing, Intent } from './asking.ts'
import type { Play } from './Board.tsx'
import { PostDock } from './CityDocks.tsx'
import { DockFrame, type DockProps } from './DockFrame.tsx'
import { LaterContext } from './later-context.ts'
import { ObjectiveDock } from './ObjectiveDock.tsx'
import type { Carry, Offer, Pick } from './plan.ts'
import type { BoardTexts } from './texts/index.ts'

interface Props {
  readonly play: Play
  readonly words: BoardTexts
  readonly seat: number
  readonly question: Ask | Intent | null
  readonly choosing: Choosing
  readonly pick: Pick
  readonly offer: Offer | null
  readonly carries: readonly Carry[]
  nameOf(city: string): string
}

export function DockFor(props: Props): JSX.Element | null {
  const { play, words, seat, question, choosing, pick, offer, carries, nameOf } = props
  const later = useContext(LaterContext)
  const one = play.picture.shown.participants[seat]
  if (!one) return null
  const shared: DockProps = {
    play,
    words,
    seat,
    one,
    intent: choosing.intent,
    nameOf,
    onIntent: choosing.begin,
  }
  const city = {
    city: pick.to ?? null,
    onCity: (to: string | null) => choosing.setPick(to === null ? {} : { to }),
  }
  if (question === 'keepObjective') return <ObjectiveDock {...shared} />
  if (question === 'startPost') return <PostDock {...shared} {...city} />
  if (!later) return <DockFrame {...shared} sentence={play.texts.prompt(play.view)} />
  switch (question) {
    case 'deliver':
    case 'vassal':
    case 'moveCube':
      return (
        <later.CarryDock {...shared} pick={pick} offer={offer} carries={carries} onPick={choosing.setPick} />
      )
    case 'placeEmblem':
    case 'moveEmblem':
      return <later.EmblemDock {...shared} {...city} />
    case 'fallBack':
      return <later.FallBackDock {...shared} {...city} />
    case 'gainCard':
    case 'swapShip':
      return <later.TransportDock {...shared} />
    case 'takeCity':
      return <later.CityCardDock {...shared} />
    case 'prefer':
      return <later.PreferDock {...shared} />
    case 'copyEmblem':
      return <later.CopyDock {...shared} />
    case 'step':
      return <later.StepDock {...shared} />
    default:
      return <DockFrame {...shared} sentence={play.texts.prompt(play.view)} />
  }
}
