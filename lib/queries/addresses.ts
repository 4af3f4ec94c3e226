import { queryOptions } from '@tanstack/react-query'
import { getAddress, listAddresses } from '@/contracts/addresses'
import { call } from '@/lib/api/call'

export const addressKeys = {
  all: ['addresses'] as const,
  list: ['addresses', 'list'] as const,
  detail: (id: number) => ['addresses', 'detail', id] as const,
}

export const addressesQuery = () =>
  queryOptions({
    queryKey: addressKeys.list,
    queryFn: ({ signal }) => call(listAddresses, {}, { signal }),
  })

export const addressQuery = (id: number) =>
  queryOptions({
    queryKey: addressKeys.detail(id),
    queryFn: ({ signal }) => call(getAddress, { id }, { signal }),
  })
