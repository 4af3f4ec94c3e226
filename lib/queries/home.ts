import { queryOptions } from '@tanstack/react-query'
import { getHome } from '@/contracts/home'
import { call } from '@/lib/api/call'

export const homeKeys = { all: ['home'] as const }

/** For pull to refresh; the page itself comes with what it shows. */
export const homeQuery = () =>
  queryOptions({
    queryKey: homeKeys.all,
    queryFn: ({ signal }) => call(getHome, {}, { signal }),
  })
