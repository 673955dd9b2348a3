export { act, applyOutcome, draw, planAct, type Request, settle, withDraws } from './act.ts'
export { brokenLink, firstLink, lastLink, linkEntries } from './chain.ts'
export * from './clock.ts'
export * from './draws.ts'
export * from './entry.ts'
export { commitmentOf, DRAW_VERSION, secretSource } from './fairness.ts'
export { loadTable, type OpeningProblem, replayInto, storedEntry, storedHead } from './load.ts'
export { allMoves, perft } from './perft.ts'
export * from './record.ts'
export type { RecordHeader, RecordProblem } from './record-header.ts'
export { lineAtSeq, movesOf, stateAt } from './replay.ts'
export { eventsFor, redactedText, type SeenEntry, seenEntry, viewFor } from './seen.ts'
export * from './store.ts'
export {
  commit,
  faultText,
  firstState,
  layoutProblem,
  moveCount,
  type NewTableParams,
  newTable,
  type OpenTableParams,
  openTable,
  resultOf,
} from './table.ts'
export { type Thinking, thinkingTimes } from './thinking.ts'
export { beforeLastChoice, consentNeeded, isFreeUndo, planUndo, type UndoRequest, undo } from './undo.ts'
export { type Verified, verifyRecord } from './verify.ts'
