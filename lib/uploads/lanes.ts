/** Runs at most so many pieces of work at once, in the order they came. */
export function createLanes(atOnce: number) {
  const waiting: (() => Promise<void>)[] = []
  let active = 0

  function startNext() {
    if (active >= atOnce) return
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
