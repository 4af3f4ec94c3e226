import type { InfiniteData } from '@tanstack/react-query'

/** What every list of the wire has in common: the next page is asked for with the cursor of the last. */
export const cursorPaging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
}

type Kept = { state: { data?: { pages: unknown[] } | undefined } }

/**
 * A long list is not asked for anew page by page whenever it is seen again: it stays as it was left until
 * the shopper pulls to refresh.
 */
export const keptPages = {
  staleTime: 10 * 60_000,
  gcTime: 12 * 3_600_000,
  refetchOnWindowFocus: false,
  refetchOnMount: ({ state }: Kept) => (state.data?.pages.length ?? 0) <= 2,
}

/** The pages of a list as they would be without one of its rows. */
export function withoutRow<Row extends { id: number }, Page extends { list: Row[] }, Param>(
  data: InfiniteData<Page, Param>,
  id: number,
): InfiniteData<Page, Param> {
  const without = (page: Page) => ({ ...page, list: page.list.filter((row) => row.id !== id) })
  return { ...data, pages: data.pages.map(without) }
}
