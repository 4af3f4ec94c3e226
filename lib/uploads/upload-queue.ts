import type { Upload, UploadPurpose } from '@/contracts/schemas/uploads'
import { ApiError } from '@/lib/api/api-error'
import { createSending, type Sending } from '@/lib/uploads/sending'
import { shrink } from '@/lib/uploads/shrink'
import { createTaskBoard, type UploadTask } from '@/lib/uploads/upload-task'
import { createTaskQueue } from '@/lib/uploads/task-queue'

interface Running {
  file: File
  sending: Sending | undefined
  stop: AbortController
}

/** The key counts up in the order the files were chosen. */
type OnDone = (upload: Upload, key: number) => void

const AT_ONCE = 3

/** The uploads of one field, several in parallel, each cancelled and retried separately. */
export function createUploadQueue(purpose: UploadPurpose) {
  const board = createTaskBoard()
  const running = new Map<number, Running>()
  const enqueue = createTaskQueue(AT_ONCE)
  let lastKey = 0

  async function run(key: number, onDone: OnDone) {
    const one = running.get(key)
    if (!one) return
    const { signal } = one.stop
    try {
      one.sending ??= createSending(await shrink(one.file), purpose)
      const upload = await one.sending.send({
        signal,
        onProgress: (share) => board.update(key, { share }),
        onWaiting: (isWaiting) => board.update(key, { state: isWaiting ? 'waiting' : 'sending' }),
      })
      if (signal.aborted) return
      running.delete(key)
      onDone(upload, key)
      board.remove(key, true)
    } catch (error) {
      if (signal.aborted) return
      const message = error instanceof ApiError ? error.message : ''
      board.update(key, { state: 'failed', message })
    }
  }

  function begin(file: File): UploadTask {
    lastKey += 1
    running.set(lastKey, { file, sending: undefined, stop: new AbortController() })
    const preview = URL.createObjectURL(file)
    return { key: lastKey, preview, state: 'sending', share: 0, message: '' }
  }

  return {
    snapshot: board.snapshot,
    subscribe: board.subscribe,
    add(files: File[], onDone: OnDone) {
      const added = files.map(begin)
      board.add(added)
      for (const { key } of added) enqueue(() => run(key, onDone))
    },
    retry(key: number, onDone: OnDone) {
      board.update(key, { state: 'sending', message: '' })
      enqueue(() => run(key, onDone))
    },
    cancel(key: number) {
      const one = running.get(key)
      running.delete(key)
      one?.stop.abort()
      one?.sending?.drop().catch(() => undefined)
      board.remove(key, false)
    },
    stopAll() {
      for (const { stop } of running.values()) stop.abort()
      running.clear()
      board.clear()
    },
  }
}
