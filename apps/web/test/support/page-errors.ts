/** Errors that pages have thrown: they are noted, for a handler that throws would end the connection that all pages of a thread share. */
const noted: Error[] = []

export const noteError = (error: Error): void => {
  noted.push(error)
}

/** What pages of this thread have thrown since it was last asked. */
export const takeErrors = (): readonly Error[] => noted.splice(0)
