import type { Upload, UploadPurpose } from '@/contracts/uploads'
import { ApiError } from '@/lib/api/api-error'
import { createSending, type Sending } from '@/lib/uploads/sending'
import { shrink } from '@/lib/uploads/shrink'

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

interface Running {
  file: File
  sending: Sending | undefined
  stop: AbortController
}

const AT_ONCE = 3

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** The pictures of one field on their way: several at once, each stopped and tried again by itself. */
export function createUploadQueue(
  purpose: UploadPurpose,
  onDone: (upload: Upload, preview: string) => void,
) {
  let tasks: UploadTask[] = []
  let lastKey = 0
  const running = new Map<number, Running>()
  const waiting: number[] = []
  const listeners = new Set<() => void>()
  let active = 0

  function change(next: UploadTask[]) {
    tasks = next
    for (const listener of listeners) listener()
  }
  const update = (key: number, part: Partial<UploadTask>) =>
    change(tasks.map((task) => (task.key === key ? { ...task, ...part } : task)))

  function forget(key: number) {
    const task = tasks.find((one) => one.key === key)
    if (task) URL.revokeObjectURL(task.preview)
    running.delete(key)
    change(tasks.filter((one) => one.key !== key))
  }

  async function run(key: number) {
    const one = running.get(key)
    if (!one) return
    const { signal } = one.stop
    try {
      one.sending ??= createSending(await shrink(one.file), purpose)
      const upload = await one.sending.send({
        signal,
        onProgress: (share) => update(key, { share }),
        onWaiting: (isWaiting) => update(key, { state: isWaiting ? 'waiting' : 'sending' }),
      })
      if (signal.aborted) return
      onDone(upload, tasks.find((task) => task.key === key)?.preview ?? '')
      forget(key)
    } catch (error) {
      if (signal.aborted) return
      const message = error instanceof ApiError ? error.message : ''
      update(key, { state: 'failed', message })
    }
  }

  function startNext() {
    while (active < AT_ONCE) {
      const key = waiting.shift()
      if (key === undefined) return
      active += 1
      void run(key).finally(() => {
        active -= 1
        startNext()
      })
    }
  }

  function start(key: number) {
    waiting.push(key)
    startNext()
  }

  return {
    add(files: File[]) {
      const added = files.map((file): UploadTask => {
        lastKey += 1
        running.set(lastKey, { file, sending: undefined, stop: new AbortController() })
        const preview = URL.createObjectURL(file)
        return { key: lastKey, preview, state: 'sending', share: 0, message: '' }
      })
      change([...tasks, ...added])
      for (const { key } of added) start(key)
    },
    retry(key: number) {
      update(key, { state: 'sending', message: '' })
      start(key)
    },
    cancel(key: number) {
      const one = running.get(key)
      one?.stop.abort()
      one?.sending?.drop().catch(() => undefined)
      forget(key)
    },
    stopAll() {
      for (const { stop } of running.values()) stop.abort()
      for (const { preview } of tasks) URL.revokeObjectURL(preview)
      running.clear()
      waiting.length = 0
      change([])
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => tasks,
  }
}
