import { queryOptions } from '@tanstack/react-query'
import { remote } from '@/lib/api/remote'

const contract = () => import('@/contracts/home')

export const homeKeys = { all: ['home'] as const }

/** For pull to refresh; the page itself comes with what it shows. */
export const homeQuery = () =>
  queryOptions({
    queryKey: homeKeys.all,
    queryFn: ({ signal }) => remote(contract, 'getHome', {}, { signal }),
  })
