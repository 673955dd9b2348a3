/** What no first move needs: fetched with the table, drawn as soon as it is there. */
export { HintButton } from '../advice/HintButton.tsx'
export { Finish } from './Finish.tsx'
