/**
 * The longest CPU time in milliseconds that this thread spends in one iteration of its event loop
 * during some work.
 */
export async function longestTask(work: () => Promise<unknown>): Promise<number> {
  let [longest, isWatching, before] = [0, true, process.threadCpuUsage()]
  const measure = () => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, now.user - before.user + now.system - before.system)
    before = now
    if (isWatching) setImmediate(measure)
  }
  setImmediate(measure)
  await work()
  await new Promise((next) => setImmediate(next))
  isWatching = false
  return longest / 1000
}
