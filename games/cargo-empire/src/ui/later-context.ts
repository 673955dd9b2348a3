/** Hands the parts that come later to whoever draws with them. */
import { createContext } from 'preact'
import type * as Parts from './later-parts.ts'

export type LaterParts = typeof Parts

export const LaterContext = createContext<LaterParts | null>(null)
