import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '@/lib/api/call-endpoint'

const contract = () => import('@/contracts/addresses')

export const addressKeys = {
  all: ['addresses'] as const,
  list: ['addresses', 'list'] as const,
  details: ['addresses', 'detail'] as const,
  detail: (id: number) => ['addresses', 'detail', id] as const,
}

export const addressesQuery = () =>
  queryOptions({
    queryKey: addressKeys.list,
    queryFn: ({ signal }) => callEndpoint(contract, 'listAddresses', {}, { signal }),
  })

export const addressQuery = (id: number) =>
  queryOptions({
    queryKey: addressKeys.detail(id),
    queryFn: ({ signal }) => callEndpoint(contract, 'getAddress', { id }, { signal }),
  })
