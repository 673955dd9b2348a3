// A style sheet is imported for its effect; the bundler takes care of it.
declare module '*.css' {}

// Made by apps/web/build/rulebook-files.ts from the games' folders.
declare module 'virtual:rulebooks' {
  type Load = () => Promise<{ readonly text: string }>
  export const rulebooks: {
    readonly [game: string]: {
      readonly en: Load
      readonly ja: Load
      readonly examples: Load
      readonly lesson: Load
      /** Of the variants, by name. */
      readonly lessons: {
        readonly [name: string]: {
          readonly title: { readonly en: string; readonly ja: string }
          readonly load: Load
        }
      }
    }
  }
}

/** A part of the built pages that could not be fetched. */
interface MissingPartEvent extends Event {
  readonly payload: Error
}
interface WindowEventMap {
  'vite:preloadError': MissingPartEvent
}
