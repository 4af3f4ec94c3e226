import type { InfiniteData } from '@tanstack/react-query'

/** Cursor pagination of all list endpoints. */
export const cursorPaging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
}

const KEPT_MS = 12 * 3_600_000
/** On the server, the timer of a query would keep its request in memory for that time. */
const gcTime = typeof window === 'undefined' ? Infinity : KEPT_MS

type Kept = { state: { data?: { pages: unknown[] } | undefined } }

/** A long list is not refetched page by page when it is shown again, only by pull to refresh. */
export const loadedPages = {
  staleTime: 10 * 60_000,
  gcTime,
  refetchOnWindowFocus: false,
  refetchOnMount: ({ state }: Kept) => (state.data?.pages.length ?? 0) <= 2,
}

/** The pages of a list without one row. */
export function withoutRow<Row extends { id: number }, Page extends { list: Row[] }, Param>(
  data: InfiniteData<Page, Param>,
  id: number,
): InfiniteData<Page, Param> {
  const without = (page: Page) => ({ ...page, list: page.list.filter((row) => row.id !== id) })
  return { ...data, pages: data.pages.map(without) }
}
