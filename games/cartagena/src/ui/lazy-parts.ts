/** The chunk behind `lazy.ts`: docks of Black Magic Woman and Outlaws, what lies behind the piles, and motion. */
export { DiscardDock, KeepDock, ShareDock, TakeDock } from './ChoiceDock.tsx'
export { marks } from './marks.ts'
export { frames } from './motion.ts'
export { OpenPiles } from './OpenPiles.tsx'
export { PowerDock } from './PowerDock.tsx'
export { allTextsIn } from './texts/lazy.ts'
