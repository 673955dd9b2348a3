/** Each question of the rules has its dock. */
import type { JSX } from 'preact'
import { useContext } from 'preact/hooks'
import type { Ask, Choosing, Intent } from './asking.ts'
import type { Play } from './Board.tsx'
import { DockFrame, type DockProps } from './DockFrame.tsx'
import { LazyContext } from './lazy-context.ts'
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

// Long because there are that many questions: one case each.
export function DockFor(props: Props): JSX.Element | null {
  const { play, words, seat, question, choosing, pick, offer, carries, nameOf } = props
  const lazy = useContext(LazyContext)
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
  if (!lazy) return <DockFrame {...shared} sentence={play.texts.prompt(play.view)} />
  switch (question) {
    case 'keepObjective':
      return <lazy.ObjectiveDock {...shared} />
    case 'startPost':
      return <lazy.PostDock {...shared} {...city} />
    case 'deliver':
    case 'vassal':
    case 'moveCube':
      return (
        <lazy.CarryDock {...shared} pick={pick} offer={offer} carries={carries} onPick={choosing.setPick} />
      )
    case 'placeEmblem':
    case 'moveEmblem':
      return <lazy.EmblemDock {...shared} {...city} />
    case 'fallBack':
      return <lazy.FallBackDock {...shared} {...city} />
    case 'gainCard':
    case 'swapShip':
      return <lazy.TransportDock {...shared} />
    case 'takeCity':
      return <lazy.CityCardDock {...shared} />
    case 'prefer':
      return <lazy.PreferDock {...shared} />
    case 'copyEmblem':
      return <lazy.CopyDock {...shared} />
    case 'step':
      return <lazy.StepDock {...shared} choosing={choosing} />
    case 'turnEnd':
      return <lazy.TurnEndDock {...shared} />
    default:
      return <DockFrame {...shared} sentence={play.texts.prompt(play.view)} />
  }
}
