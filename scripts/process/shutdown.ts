type Task = () => void | Promise<void>

const tasks: Task[] = []
let running: Promise<void> | null = null

/** What has to be undone when this process ends; the last one added goes first. */
export function atShutdown(task: Task): void {
  tasks.push(task)
}

/** Undoes everything once, however often and from wherever it is asked. */
export function shutDown(): Promise<void> {
  running ??= undoAll()
  return running
}

export function isShuttingDown(): boolean {
  return running !== null
}

async function undoAll(): Promise<void> {
  for (const task of tasks.reverse()) {
    try {
      await task()
    } catch (error) {
      console.error(error)
    }
  }
}

/** Ends in order on a signal, and when the process that started this one is killed. */
export function shutDownOnSignals(announce: () => void = () => undefined): void {
  const end = () => {
    if (isShuttingDown()) return
    announce()
    void shutDown().then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('SIGHUP', end)
  process.on('disconnect', end)
}
