/** Runs at most `concurrency` tasks at once, first in, first out. p-queue would add 4 kB to every page. */
export function createTaskQueue(concurrency: number) {
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
