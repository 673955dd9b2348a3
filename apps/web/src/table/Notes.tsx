/** A paper strip under the top bar: refusals, storage that fails, old games that cannot go on. */
import type { LoadedBoard } from '@quayside/all/ui'
import { Icon, RuleLink, Sentence } from '@quayside/board-kit'
import type { TableUpdate } from '@quayside/protocol'
import { type Line, refusalLine } from '@quayside/texts'
import type { JSX } from 'preact'
import { useUpdateNote } from '../offline/update-note.ts'
import type { SpokenRefusal, TableSession } from '../session/session.ts'
import { saveText } from '../shell/save-text.ts'
import { useWords } from '../texts/index.ts'
import { useTableWords } from './words.ts'

interface Props {
  readonly update: TableUpdate
  readonly refusal: SpokenRefusal | null
  readonly board: LoadedBoard
  readonly session: TableSession
  onRead(): void
}

// Long for a reason: one piece of markup in the order of the page; in parts its order would be harder to see.
export function Notes({ update, refusal, board, session, onRead }: Props): JSX.Element {
  const { t, language } = useWords()
  const w = useTableWords()
  const said: { readonly [code: string]: string } = {
    revealed: w.revealed,
    othersMoved: w.othersMoved,
    nothingToUndo: t.nothingToUndo,
  }
  const sentence = (why: SpokenRefusal): Line => {
    const own = said[why.code] ?? (board.texts.refusals[why.code] ? undefined : why.message?.[language])
    return own ? [own] : refusalLine(board.texts, language, why)
  }
  const exportNow = async () => {
    const text = await session.record()
    if (text) saveText(`${update.game}-${update.id}.game`, text)
  }
  const newer = useUpdateNote()
  return (
    <div class="notes" aria-live="polite">
      {newer && (
        <p class="strip-note update-strip">
          <span>{newer.words.short}</span>
          <button type="button" class="btn sm quiet" data-choice="take-update" onClick={newer.take}>
            {newer.words.take}
          </button>
          <button type="button" class="btn sm quiet" data-choice="later" onClick={newer.putOff}>
            {newer.words.later}
          </button>
        </p>
      )}
      {update.fault && (
        <p class="strip-note">{update.fault === 'newer' ? w.newerRules : w.readOnly(update.fault)}</p>
      )}
      {update.health !== 'saved' && (
        <p class="strip-note">
          {update.health === 'full' ? t.storeFull : t.storeRefused}
          <button type="button" class="btn" onClick={exportNow}>
            {t.exportGame}
          </button>
        </p>
      )}
      {refusal && (
        <p class="strip-note" data-refusal={refusal.code}>
          <Icon name="i-no" />
          <span>
            <Sentence line={sentence(refusal)} /> {refusal.rule && <RuleLink rule={refusal.rule} />}
          </span>
          <button type="button" class="btn sq quiet" aria-label={t.close} onClick={onRead}>
            <Icon name="i-x" size={16} />
          </button>
        </p>
      )}
    </div>
  )
}
