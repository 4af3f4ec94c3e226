import { onlineManager, QueryClient } from '@tanstack/react-query'

function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // The typed client tries a broken read again by itself; trying here would tell of each failure twice.
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: true },
      // Without a connection they fail at once: one that waited would pay when nobody is looking any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

let browserClient: QueryClient | undefined

/** One client for the life of the tab; on the server a new one each time, so that nothing leaks. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient()
  if (!browserClient) {
    browserClient = makeQueryClient()
    // Its own first guess is that there is a connection.
    onlineManager.setOnline(navigator.onLine)
  }
  return browserClient
}
