import type { QueryClient } from '@tanstack/react-query'
import type { LiveKind } from '@/contracts/live'

/** The first elements of the query keys to invalidate for each kind of event. */
const QUERY_KEYS: Record<Exclude<LiveKind, 'all'>, readonly string[]> = {
  order: ['orders'],
  wallet: ['user', 'wallet'],
  notice: ['user', 'notices'],
  cart: ['cart'],
  account: ['user', 'sessions'],
}

export function queryKeysFor(kinds: Iterable<LiveKind>): Set<string> {
  const words = [...kinds].flatMap((kind) =>
    kind === 'all' ? Object.values(QUERY_KEYS).flat() : QUERY_KEYS[kind],
  )
  return new Set(words)
}

const GATHER_MS = 50

/** Invalidates live queries older than `ageMs`. */
export function refreshOlder(queryClient: QueryClient, ageMs: number): void {
  const words = queryKeysFor(['all'])
  const limit = Date.now() - ageMs
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [word, part], state: { dataUpdatedAt } }) =>
      dataUpdatedAt > 0 && dataUpdatedAt < limit && words.has(String(word)) && part !== 'quote',
  })
}

/** Invalidates queries once for all events that arrive within 50 ms. */
export function refresher(queryClient: QueryClient): (kind: LiveKind) => void {
  const kinds = new Set<LiveKind>()
  return (kind) => {
    if (kinds.size === 0) setTimeout(refresh, GATHER_MS)
    kinds.add(kind)
  }
  function refresh() {
    const words = queryKeysFor(kinds)
    kinds.clear()
    void queryClient.invalidateQueries({
      // The shopper is about to accept the quote: it must not change before a tap.
      predicate: ({ queryKey: [word, part] }) => words.has(String(word)) && part !== 'quote',
    })
  }
}
