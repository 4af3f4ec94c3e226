import { queryClient } from '@/lib/queries/client'
import { productsQuery } from '@/lib/queries/products'
import { productFilterOf, readResults } from '@/lib/search/results-address'

/**
 * Starts loading the results when the script of the results page arrives, during hydration: the
 * only page whose first screen cannot be rendered on the server.
 */
export function prefetchResults(): void {
  if (typeof window === 'undefined') return
  const { pathname, search } = window.location
  if (!pathname.endsWith('/searchs')) return
  const results = readResults(new URLSearchParams(search))
  if (results.tab !== 'products') return
  void queryClient().prefetchInfiniteQuery(productsQuery(productFilterOf(results)))
}
