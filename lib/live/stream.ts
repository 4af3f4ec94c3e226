import { LIVE_KINDS, LIVE_PATH, type LiveKind } from '@/contracts/live'

export interface StreamEvents {
  hear: (kind: LiveKind, place: string) => void
  /** The stream is open; `isWhole` if it continued from the last event. */
  opened: (isWhole: boolean) => void
  /** The number of consecutive failed attempts. */
  failed: (tries: number) => void
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * An event stream that reconnects with backoff and continues from the last event. EventSource's own
 * reconnection stops at every status other than 200.
 */
export function openEventStream(lastPlace: string, events: StreamEvents): () => void {
  let place = lastPlace
  let tries = 0
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const open = () => {
    const after = place ? `?${new URLSearchParams({ after: place })}` : ''
    const own = (source = new EventSource(LIVE_PATH + after))
    own.onopen = () => {
      tries = 0
      events.opened(place !== '')
    }
    own.onerror = () => {
      own.close()
      source = undefined
      tries += 1
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))
      timer = setTimeout(open, wait * (0.5 + Math.random() / 2))
      events.failed(tries)
    }
    for (const kind of LIVE_KINDS)
      own.addEventListener(kind, ({ lastEventId }) => {
        place = lastEventId || place
        events.hear(kind, place)
      })
  }
  /** Reconnects at once when the page becomes visible or the device is online again. */
  const hurry = () => {
    if (source || document.visibilityState === 'hidden') return
    clearTimeout(timer)
    open()
  }
  open()
  window.addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  return () => {
    clearTimeout(timer)
    source?.close()
    window.removeEventListener('online', hurry)
    document.removeEventListener('visibilitychange', hurry)
  }
}
