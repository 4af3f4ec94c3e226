import { onlineManager, QueryClient } from '@tanstack/react-query'

function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // The API client retries failed reads itself; a retry here would repeat the toast.
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: true },
      // Offline mutations fail at once: a paused payment would run later, unattended.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

let browserClient: QueryClient | undefined

/** One client per tab; on the server a new one per call, so that no data leaks between requests. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient()
  if (!browserClient) {
    browserClient = makeQueryClient()
    // The library assumes a connection at start.
    onlineManager.setOnline(navigator.onLine)
  }
  return browserClient
}
