/** Hands the parts that come later to whoever draws with them. */
import { createContext } from 'preact'
import type * as Parts from './lazy-parts.ts'

export type LazyParts = typeof Parts

export const LazyContext = createContext<LazyParts | null>(null)
