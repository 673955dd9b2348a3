/** Two objectives, one is kept: the first choice of the game. */
import type { JSX } from 'preact'
import { actionsOf } from './asking.ts'
import { Sign } from './Cargo.tsx'
import { DockFrame, type DockProps } from './DockFrame.tsx'
import { progressOf } from './progress.ts'
import { stateOf } from './read.ts'

export function ObjectiveDock(props: DockProps): JSX.Element {
  const { play, words, seat } = props
  const dealt = actionsOf(play.legal, 'keepObjective')
  return (
    <DockFrame {...props} sentence={play.texts.prompt(play.view)}>
      <div class="ops">
        {dealt.map((action) => {
          const { points, next } = progressOf(stateOf(play.view), seat, action.objective)
          return (
            <button
              key={action.objective}
              type="button"
              class="op objective"
              data-choice={`keep-${action.objective}`}
              onClick={() => play.act(action)}
            >
              <Sign name="objective" size={26} />
              <span>
                {words.objectiveWords[action.objective]}
                <small>
                  {words.row([
                    words.worth(points),
                    ...(next ? [words.nextTier(next.has, next.needs, next.points)] : []),
                  ])}
                </small>
              </span>
            </button>
          )
        })}
      </div>
    </DockFrame>
  )
}
