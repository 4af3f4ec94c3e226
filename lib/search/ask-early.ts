import { queryClient } from '@/lib/queries/client'
import { productsQuery } from '@/lib/queries/products'
import { productFilterOf, readResults } from '@/lib/search/results-address'

/**
 * Asks for the products of a page of results when its script arrives, so that the answer is under way while
 * the page still wakes: it is the only page whose first screen no server can know.
 */
export function askEarly(): void {
  if (typeof window === 'undefined') return
  const { pathname, search } = window.location
  if (!pathname.endsWith('/searchs')) return
  const results = readResults(new URLSearchParams(search))
  if (results.tab !== 'products') return
  void queryClient().prefetchInfiniteQuery(productsQuery(productFilterOf(results)))
}
