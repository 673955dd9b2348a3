export * from './lesson.ts'
export { findRules } from './rulebook/find.ts'
export { inlineText } from './rulebook/inline.ts'
export { isShown, marksOf } from './rulebook/marks.ts'
export * from './rulebook/rulebook.ts'
export * from './run.ts'
export * from './scenario.ts'

export * from './tell.ts'
