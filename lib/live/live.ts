import type { QueryClient } from '@tanstack/react-query'
import { LIVE_KINDS, REPLAYED_MS, type LiveKind } from '@/contracts/live'
import { sessionMark } from '@/lib/api/session-mark'
import { userQuery } from '@/lib/queries/account'
import { refresher, refreshOlder } from './refresh'
import { openEventStream } from './stream'

const NAME = 'sampan-live'
/** After this many failed attempts, screens are refreshed by polling. */
const ENOUGH_TRIES = 3
const ASK_EVERY_MS = 15_000
/** A free lock is granted within this time. */
const LEAD_WITHIN_MS = 300
/** The time between the backend's read and the arrival of the reply. */
const TRANSIT_MS = 1000

interface Word {
  kind: LiveKind
  place: string
}

/**
 * Keeps screens up to date while signed in. One tab (the leader) holds the event stream and
 * notifies the others; when it closes, another continues from the last event.
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
  const askForUser = () =>
    queryClient.fetchQuery({ ...userQuery(), staleTime: 0 }).catch(() => undefined)
  let isLeading = false
  const endTurn = takeTurn(channel !== undefined, () => {
    isLeading = true
    const onFirstOpen = () => refreshOlder(queryClient, REPLAYED_MS - TRANSIT_MS)
    return lead(lastPlace, { spread, onFirstOpen, onSessionOver: askForUser })
  })
  // Another tab is the leader: events since this page began to load went to that tab only.
  const following = setTimeout(() => {
    if (!isLeading) refresh('all')
  }, LEAD_WITHIN_MS)
  return () => {
    clearTimeout(following)
    endTurn()
    channel?.close()
  }
}

/** Runs `begin` in one tab at a time (Web Locks) until that tab closes; in every tab without Web Locks. */
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

interface Leading {
  spread: (word: Word) => void
  /** The first stream is open, which replays recent events. */
  onFirstOpen: () => void
  onSessionOver: () => Promise<unknown>
}

function lead(lastPlace: string, { spread, onFirstOpen, onSessionOver }: Leading): () => void {
  let isFirst = true
  let asking: ReturnType<typeof setInterval> | undefined
  const everything = () => spread({ kind: 'all', place: '' })
  const ask = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) everything()
  }
  const stop = openEventStream(lastPlace, {
    hear: (kind, place) => spread({ kind, place }),
    opened: (isWhole) => {
      clearInterval(asking)
      asking = undefined
      if (!isWhole && isFirst) onFirstOpen()
      else if (!isWhole) everything()
      isFirst = false
    },
    failed: (tries) => {
      // The session has ended: user info is rejected, which shows the message and redirects to
      // /login.
      if (sessionMark() === 'signedOut') void onSessionOver()
      else if (tries >= ENOUGH_TRIES) asking ??= setInterval(ask, ASK_EVERY_MS)
    },
  })
  return () => {
    clearInterval(asking)
    stop()
  }
}
