import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '@/lib/api/call-endpoint'

const contract = () => import('@/contracts/sessions')

export const sessionKeys = {
  list: ['sessions'] as const,
}

export const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionKeys.list,
    queryFn: ({ signal }) => callEndpoint(contract, 'listSessions', {}, { signal }),
  })
