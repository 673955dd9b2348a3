/** Which marker goes next, and in which row: each button shows what the space ahead gives. */
import { Choice } from '@quayside/board-kit'
import type { JSX } from 'preact'
import { actionsOf, type Choosing, isSameStep, type Step, takeStep } from './asking.ts'
import { MarkerShape, Sign } from './Cargo.tsx'
import { DockFrame, type DockProps } from './DockFrame.tsx'
import { colourOf } from './read.ts'
import { type Cell, cellAhead, cellsOf, LONG_TRACK } from './track-layout.ts'

interface Props extends DockProps {
  readonly choosing: Choosing
}

export function StepDock(props: Props): JSX.Element {
  const { play, words, choosing } = props
  const { shown } = play.view
  const cells = cellsOf(LONG_TRACK, shown.faces)
  const steps = actionsOf(play.legal, 'step')
  const [first] = steps
  const isOnlyRow = first?.row && steps.every(({ marker }) => marker === first.marker)
  const due = shown.steps.reduce((sum, many) => sum + many, 0)
  return (
    <DockFrame
      {...props}
      sentence={isOnlyRow ? words.askRow(first.marker) : play.texts.prompt(play.view)}
      deeds={
        <>
          <p class="steps-due">
            {due > 0 && <span>{words.stepsDue(due)}</span>}
            {shown.stage === 'extra' && shown.extra > 0 && (
              <span class="free">{words.freeSteps(shown.extra)}</span>
            )}
          </p>
          <ConfirmStep play={play} words={words} chosen={choosing.step} />
        </>
      }
    >
      <div class="ops steps">
        {steps.map((step) => {
          const key = `${step.marker}-${step.row}`
          return <StepButton key={key} {...props} step={step} cell={cellAhead(cells, play.view, step)} />
        })}
      </div>
    </DockFrame>
  )
}

function ConfirmStep(props: Pick<Props, 'play' | 'words'> & { chosen: Step | null }): JSX.Element | null {
  const { play, words, chosen } = props
  return chosen ? (
    <Choice main name="confirm" onPick={() => play.act(chosen)}>
      {words.doStep(chosen.marker, chosen.row)}
    </Choice>
  ) : null
}

function StepButton(props: Props & { step: Step; cell: Cell | null }): JSX.Element {
  const { play, words, seat, choosing, step, cell } = props
  return (
    <button
      type="button"
      aria-pressed={play.confirms ? isSameStep(choosing.step, step) : undefined}
      class={isSameStep(choosing.step, step) ? 'op step sel' : 'op step'}
      data-choice={`step-${step.marker}${step.row ? `-${step.row}` : ''}`}
      onClick={() => takeStep(play, choosing, step)}
    >
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <MarkerShape look={colourOf(play.view.shown, seat)} kind={step.marker} size={30} />
      </svg>
      <span class="step-words">
        {words.step(step.marker, step.row)}
        <span class="ahead">
          {cell?.bonus ? <Sign name={cell.bonus} /> : null}
          <small>
            {cell?.bonus
              ? words.bonuses[cell.bonus]
              : cell?.points
                ? words.points(cell.points)
                : words.plainSpace}
          </small>
        </span>
      </span>
    </button>
  )
}
