/** Runs at most `concurrency` tasks at once, first in, first out. Every page would load 4 kB more with p-queue. */
export function limitConcurrency(concurrency: number) {
  const waiting: (() => Promise<void>)[] = []
  let active = 0

  function startNext() {
    if (active >= concurrency) return
    const work = waiting.shift()
    if (!work) return
    active += 1
    void work().finally(() => {
      active -= 1
      startNext()
    })
  }

  return (work: () => Promise<void>) => {
    waiting.push(work)
    startNext()
  }
}
