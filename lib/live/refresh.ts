import type { QueryClient } from '@tanstack/react-query'
import type { LiveKind } from '@/contracts/live'

/** What is asked again when something of a kind has happened, by the first word of its key. */
const CONCERNED: Record<Exclude<LiveKind, 'all'>, readonly string[]> = {
  order: ['orders', 'refunds'],
  wallet: ['user', 'wallet'],
  notice: ['user', 'notices'],
  cart: ['cart'],
  account: ['user', 'sessions'],
}

export function concernedBy(kinds: Iterable<LiveKind>): Set<string> {
  const words = [...kinds].flatMap((kind) =>
    kind === 'all' ? Object.values(CONCERNED).flat() : CONCERNED[kind],
  )
  return new Set(words)
}

const GATHER_MS = 50

/** Asks again for what the shopper's screens have known for longer than `ageMs`. */
export function refreshOlder(queryClient: QueryClient, ageMs: number): void {
  const words = concernedBy(['all'])
  const limit = Date.now() - ageMs
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [word, part], state: { dataUpdatedAt } }) =>
      dataUpdatedAt > 0 && dataUpdatedAt < limit && words.has(String(word)) && part !== 'quote',
  })
}

/** Asks again for what is on the screen, once for all that happens at nearly the same moment. */
export function refresher(queryClient: QueryClient): (kind: LiveKind) => void {
  const kinds = new Set<LiveKind>()
  return (kind) => {
    if (kinds.size === 0) setTimeout(refresh, GATHER_MS)
    kinds.add(kind)
  }
  function refresh() {
    const words = concernedBy(kinds)
    kinds.clear()
    void queryClient.invalidateQueries({
      // A quote is what the shopper is about to accept: it does not change under the finger.
      predicate: ({ queryKey: [word, part] }) => words.has(String(word)) && part !== 'quote',
    })
  }
}
