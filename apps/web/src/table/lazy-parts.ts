/** Parts that are not needed for the first move: in a chunk of their own, shown as soon as it is loaded. */

export { HintButton } from '../advice/HintButton.tsx'
export { loadHintWords } from '../advice/words.ts'
export { Finish } from '../finish/Finish.tsx'
export { loadFinishWords } from '../finish/words.ts'
export { SoundButton } from '../sound/SoundButton.tsx'
export { Sounds } from '../sound/Sounds.tsx'
export { CurtainFor } from './CurtainFor.tsx'
export { LayoutCode } from './LayoutCode.tsx'
export { Notes } from './Notes.tsx'
export { loadTableWords } from './words.ts'
