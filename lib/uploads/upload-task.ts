export interface UploadTask {
  key: number
  /** An address of the file itself, to show it before it has arrived. */
  preview: string
  state: 'sending' | 'waiting' | 'failed'
  /** 0 to 1. */
  share: number
  /** Why it failed, in the shopper's language. */
  message: string
}

export interface TaskBoard {
  tasks: readonly UploadTask[]
  /** Some have arrived, and none is left. */
  isComplete: boolean
}

export const EMPTY_BOARD: TaskBoard = { tasks: [], isComplete: false }

/** What is on its way, for React to look at: every change makes a new board. */
export function createTaskBoard() {
  let board = EMPTY_BOARD
  const listeners = new Set<() => void>()
  function change(next: TaskBoard) {
    board = next
    for (const listener of listeners) listener()
  }
  return {
    snapshot: () => board,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (added: UploadTask[]) => change({ tasks: [...board.tasks, ...added], isComplete: false }),
    update: (key: number, part: Partial<UploadTask>) =>
      change({
        ...board,
        tasks: board.tasks.map((task) => (task.key === key ? { ...task, ...part } : task)),
      }),
    /** `hasArrived` is false for one that was given up. */
    remove(key: number, hasArrived: boolean) {
      const gone = board.tasks.find((task) => task.key === key)
      if (gone) URL.revokeObjectURL(gone.preview)
      const tasks = board.tasks.filter((task) => task.key !== key)
      change({ tasks, isComplete: hasArrived && tasks.length === 0 })
    },
    clear() {
      for (const { preview } of board.tasks) URL.revokeObjectURL(preview)
      change(EMPTY_BOARD)
    },
  }
}
