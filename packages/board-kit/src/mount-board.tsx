/** A game's board in a page of one's own: it shows a position, offers the legal actions and says which one was chosen. */
import type { ActionPart, GameTypes, Rejection, Result, View } from '@quayside/rules-kit'
import { type AnyTexts, type GameTexts, type Language, refusalLine } from '@quayside/texts'
import { type JSX, render } from 'preact'
import type { GameUi, Player } from './game-ui.ts'
import { Sprite } from './Icon.tsx'
import { Pieces } from './motion/Pieces.tsx'
import { SpeechContext } from './Sentence.tsx'
import { HOUSE_SYMBOLS } from './symbols.ts'

export interface BoardOptions<G extends GameTypes, P, H> {
  /** From `@quayside/GAME/ui`. */
  readonly ui: GameUi<G, P, H>
  /** The game's sentences in the reader's language. */
  readonly texts: GameTexts<G>
  readonly language?: Language
  /** By seat; colours are those of the set-up. */
  readonly players: readonly Player[]
  onAct(action: G['Action']): void
  /** Why a choice is refused; without it nothing says why. */
  check?(action: G['Action']): Promise<Rejection | null>
  explain?(part: ActionPart<G['Action']>): Promise<Rejection | null>
}

export interface BoardPosition<G extends GameTypes> {
  readonly view: View<G>
  /** Empty while somebody else is awaited. */
  readonly legal: readonly G['Action'][]
  readonly result?: Result | null
}

export interface MountedBoard<G extends GameTypes> {
  show(position: BoardPosition<G>): void
  remove(): void
}

/** Narrower than this, boards draw themselves for a phone. */
const PHONE_WIDTH = 900

/** Fetches the board's words, then shows what it is given. The page needs `@quayside/board-kit/look.css` and the game's palette. */
export async function mountBoard<G extends GameTypes, P, H>(
  element: Element,
  options: BoardOptions<G, P, H>,
): Promise<MountedBoard<G>> {
  const { ui, language = 'en' } = options
  await ui.speak(language)
  element.classList.add(`theme-${ui.theme}`)
  let picture: P | null = null
  return {
    show(position) {
      picture = ui.picture(position.view, picture, [])
      render(<BoardAt {...options} language={language} position={position} picture={picture} />, element)
    },
    remove: () => render(null, element),
  }
}

interface BoardAtProps<G extends GameTypes, P, H> extends BoardOptions<G, P, H> {
  readonly language: Language
  readonly position: BoardPosition<G>
  readonly picture: P
}

const NOTHING_WRONG = async () => null

function BoardAt<G extends GameTypes, P, H>(props: BoardAtProps<G, P, H>): JSX.Element {
  const { ui, texts, language, players, onAct, position, picture } = props
  const { check = NOTHING_WRONG, explain = NOTHING_WRONG } = props
  const { view, legal, result = null } = position
  const speech = { game: ui.theme, players, view: view as View<GameTypes>, language, LineIcon: ui.LineIcon }
  return (
    <SpeechContext.Provider value={speech}>
      <Sprite symbols={{ ...HOUSE_SYMBOLS, ...ui.symbols }} />
      <Pieces class="table" picture={picture} ms={0} still>
        <div class="left" data-settled="true">
          <ui.Play
            {...{ texts, language, players, picture, view, legal, result, check, explain }}
            asked={legal.length > 0}
            story={null}
            size={innerWidth < PHONE_WIDTH ? 'upright' : 'desk'}
            phone={innerWidth < PHONE_WIDTH}
            confirms={false}
            act={onAct}
            sayWhy={(rejection) => refusalLine(texts as unknown as AnyTexts, language, rejection)}
            onHint={() => undefined}
          />
        </div>
      </Pieces>
    </SpeechContext.Provider>
  )
}
