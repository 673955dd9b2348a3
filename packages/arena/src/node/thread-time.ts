/** Milliseconds of processor time of this thread: a budget stays fair on a machine that is busy with other things. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
