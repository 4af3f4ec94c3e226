import type { QueryClient } from '@tanstack/react-query'
import { LIVE_KINDS, type LiveKind } from '@/contracts/live'
import { sessionMark } from '@/lib/api/session-mark'
import { refresher } from './refresh'
import { keepStream } from './stream'

const NAME = 'sampan-live'
/** After so many failed tries screens are kept true by asking now and then. */
const ENOUGH_TRIES = 3
const ASK_EVERY_MS = 15_000

interface Word {
  kind: LiveKind
  place: string
}

/**
 * Keeps what is on the screen true while somebody is signed in. Of all tabs one holds the stream and
 * tells the others; when it closes, another reads on from where it was.
 */
export function startLive(queryClient: QueryClient): () => void {
  const refresh = refresher(queryClient)
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : undefined
  let lastPlace = ''
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (!LIVE_KINDS.includes(data.kind)) return
      lastPlace = data.place || lastPlace
      refresh(data.kind)
    }
  const spread = (word: Word) => {
    lastPlace = word.place || lastPlace
    refresh(word.kind)
    channel?.postMessage(word)
  }
  const endTurn = takeTurn(channel !== undefined, () => lead(lastPlace, spread))
  // What was loaded before this tab listened may have changed in between.
  refresh('all')
  return () => {
    endTurn()
    channel?.close()
  }
}

/** Runs `begin` in one tab at a time, for as long as that tab is open; in every tab where none can tell. */
function takeTurn(canTell: boolean, begin: () => () => void): () => void {
  const leaving = new AbortController()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let end: (() => void) | undefined
  const hold = () => {
    if (leaving.signal.aborted) return undefined
    end = begin()
    return held
  }
  if (canTell && 'locks' in navigator)
    navigator.locks.request(NAME, { signal: leaving.signal }, hold).catch(() => undefined)
  else void hold()
  return () => {
    leaving.abort()
    end?.()
    release()
  }
}

function lead(lastPlace: string, spread: (word: Word) => void): () => void {
  let asking: ReturnType<typeof setInterval> | undefined
  const everything = () => spread({ kind: 'all', place: '' })
  const ask = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) everything()
  }
  const stop = keepStream(lastPlace, {
    hear: (kind, place) => spread({ kind, place }),
    opened: (isWhole) => {
      clearInterval(asking)
      asking = undefined
      if (!isWhole) everything()
    },
    failed: (tries) => {
      // The gateway has taken the session back: the screens learn it by asking who is signed in.
      if (sessionMark() === 'signedOut') spread({ kind: 'account', place: '' })
      else if (tries >= ENOUGH_TRIES) asking ??= setInterval(ask, ASK_EVERY_MS)
    },
  })
  return () => {
    clearInterval(asking)
    stop()
  }
}
