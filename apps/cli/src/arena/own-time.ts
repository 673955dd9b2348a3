/** Milliseconds that this thread has worked: thinking time stays fair on a machine that is busy with other things. */
export function ownTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
