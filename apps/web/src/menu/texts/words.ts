/** The one menu of the house. */
export interface MenuWords {
  readonly title: string
  readonly harbour: string
  readonly tables: string
  readonly tablesNote: string
  readonly history: string
  readonly historyNote: string
  readonly openTables: string
  readonly meet: string
  readonly meetNote: string
  readonly people: string
  readonly peopleNote: string
  readonly ratings: string
  readonly ratingsNote: string
  readonly rules: string
  readonly lessons: string
  readonly lab: string
  readonly labNote: string
  readonly settings: string
  readonly noPage: string
}
