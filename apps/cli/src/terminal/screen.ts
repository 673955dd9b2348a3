/** Prints positions, choices and happenings in one language; a game may bring a drawing in letters of its own. */
import type { LoadedGame } from '@quayside/all'
import type { AnyGame, Rejection, Seat, View } from '@quayside/rules-kit'
import { type AnyTexts, common, type Language, type Line, plain, refusalLine } from '@quayside/texts'
import type { AnyTerminalScreen, TerminalContext } from '@quayside/texts/terminal'

const SEAT_COLOURS = [36, 35, 33, 32, 34, 31]

export class Screen implements TerminalContext {
  readonly language: Language
  private readonly texts: AnyTexts
  private readonly names: readonly string[]
  private readonly drawing: AnyTerminalScreen | null
  private readonly paints = process.stdout.isTTY === true && process.env.NO_COLOR === undefined

  constructor(
    loaded: LoadedGame,
    language: Language,
    names: readonly string[],
    drawing: AnyTerminalScreen | null = null,
  ) {
    this.language = language
    this.texts = loaded.texts[language]
    this.names = names
    this.drawing = drawing
  }

  say(sentence: Line): string {
    return plain(sentence, (who) => this.name(who))
  }

  name(who: Seat | 'auto'): string {
    const name = common[this.language].viewerName(who, this.names)
    return who === 'auto' ? name : this.inSeatColour(name, who)
  }

  inSeatColour(text: string, seat: Seat): string {
    return this.paint(text, SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 37)
  }

  paint(text: string, colour: number): string {
    return this.paints ? `\x1b[${colour}m${text}\x1b[0m` : text
  }

  strong(text: string): string {
    return this.paints ? `\x1b[1m${text}\x1b[0m` : text
  }

  clear(): void {
    if (this.paints) process.stdout.write('\x1b[2J\x1b[H')
  }

  // biome-ignore lint/suspicious/noExplicitAny: the view is of whichever game is on the table
  printPosition(view: View<any>): void {
    if (this.drawing) {
      for (const line of this.drawing.position(view, this)) console.log(line.trimEnd())
    } else {
      for (const { heading, lines } of this.texts.position(view)) {
        console.log(this.strong(this.say(heading)))
        for (const line of lines) console.log(`  ${this.say(line)}`)
      }
    }
    const { layout } = this.texts
    if (layout) console.log(`${layout.title}: ${layout.of(view)}`)
  }

  /** What was settled before the first move. */
  // biome-ignore lint/suspicious/noExplicitAny: see printPosition
  opening(view: View<any>): string[] {
    return (this.texts.opening?.(view) ?? []).map((line) => this.say(line))
  }

  // biome-ignore lint/suspicious/noExplicitAny: see printPosition
  prompt(view: View<any>): string {
    return this.say(this.texts.prompt(view))
  }

  // biome-ignore lint/suspicious/noExplicitAny: see printPosition
  choice(action: { type: string }, view: View<any>): string {
    const drawn = this.drawing?.choice?.(action, view, this)
    if (drawn) return drawn
    const word = this.texts.actions[action.type]
    return word ? this.say(word(action, view)) : action.type
  }

  kind(type: string): string {
    return this.texts.kinds[type] ?? type
  }

  event(event: { type: string }): string | null {
    const sentence = this.texts.events[event.type]?.(event) ?? null
    return sentence && this.say(sentence)
  }

  refusal(rejection: Rejection): string {
    const sentence = this.say(refusalLine(this.texts, this.language, rejection))
    return rejection.rule ? `${sentence} (${rejection.rule})` : sentence
  }

  printResult(game: AnyGame, state: object): void {
    const result = game.result(state)
    if (!result) return
    const view = game.view(state, 0)
    console.log(this.strong(this.texts.endings[result.reason] ?? result.reason))
    result.places.forEach((place, seat) => {
      const count = this.texts.countUp(view, seat).map((line) => this.say(line))
      console.log(`  ${place}. ${this.name(seat)}: ${count.join(', ') || result.scores[seat]}`)
    })
  }
}
