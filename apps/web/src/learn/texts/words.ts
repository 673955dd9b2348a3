/** The sentences of the first lessons themselves; what is taught stands in each game's `tutorial.json`. */
export interface LearnWords {
  readonly lesson: string
  readonly invite: string
  readonly inviteOn: string
  readonly progress: string
  chapterOf(n: number, many: number, title: string): string
  readonly goOn: string
  readonly hint: string
  readonly otherChoice: string
  readonly nextChapter: string
  readonly done: string
  readonly playNow: string
  readonly readRules: string
  readonly again: string
  readonly leave: string
  readonly noLesson: string
}
