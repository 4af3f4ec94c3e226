export interface UploadTask {
  key: number
  /** An object URL of the file, to show it before it is uploaded. */
  preview: string
  state: 'sending' | 'waiting' | 'failed'
  /** 0 to 1. */
  share: number
  /** The error message in the shopper's language. */
  message: string
}

export interface TaskBoard {
  tasks: readonly UploadTask[]
  /** All uploads have finished. */
  isComplete: boolean
}

export const EMPTY_BOARD: TaskBoard = { tasks: [], isComplete: false }

/** Running uploads as an immutable snapshot for React: every change creates a new board. */
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
    /** `hasArrived` is false for a cancelled upload. */
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
