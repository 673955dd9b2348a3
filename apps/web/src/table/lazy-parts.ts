/** What no first move needs: fetched with the table, drawn as soon as it is there. */

export { HintButton } from '../advice/HintButton.tsx'
export { loadHintWords } from '../advice/words.ts'
export { Sounds } from '../sound/Sounds.tsx'
export { CurtainFor } from './CurtainFor.tsx'
export { Finish } from './Finish.tsx'
export { Notes } from './Notes.tsx'
