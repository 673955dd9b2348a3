/** Parts that are not needed for the first move: loaded lazily, after the table is shown. */

export { HintButton } from '../advice/HintButton.tsx'
export { loadHintWords } from '../advice/words.ts'
export { Sounds } from '../sound/Sounds.tsx'
export { CurtainFor } from './CurtainFor.tsx'
export { Finish } from './Finish.tsx'
export { Notes } from './Notes.tsx'
