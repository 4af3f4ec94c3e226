import { queryOptions } from '@tanstack/react-query'
import { remote } from '@/lib/api/remote'

const contract = () => import('@/contracts/sessions')

export const sessionKeys = {
  list: ['sessions'] as const,
}

export const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionKeys.list,
    queryFn: ({ signal }) => remote(contract, 'listSessions', {}, { signal }),
  })
