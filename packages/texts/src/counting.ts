/** English needs a plural, Japanese a counter. */
export function plural(many: number, one: string, several = `${one}s`): string {
  return `${many} ${many === 1 ? one : several}`
}
