import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '@/lib/queries/client'
import { productsQuery } from '@/lib/queries/products'
import { shopsQuery } from '@/lib/queries/shops'

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

test.each<[string, { queryKey: QueryKey }]>([
  ['products', productsQuery({ keyword: 'tea' })],
  ['shops', shopsQuery({ keyword: 'tea' })],
])('a query of %s starts no timer on the server, which would keep its request', (_, query) => {
  const before = timers()
  const client = queryClient()
  client.getQueryCache().build(client, client.defaultQueryOptions(query as never))
  const [queries, started] = [client.getQueryCache().getAll().length, timers() - before]
  client.clear()
  expect({ queries, started }).toEqual({ queries: 1, started: 0 })
})
