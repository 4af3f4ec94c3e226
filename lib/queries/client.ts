import { QueryClient } from '@tanstack/react-query'

function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // The typed client tries a broken read again by itself; trying here would tell of each failure twice.
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
}

let browserClient: QueryClient | undefined

/** One client for the life of the tab; on the server a new one each time, so that nothing leaks. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient()
  browserClient ??= makeQueryClient()
  return browserClient
}
