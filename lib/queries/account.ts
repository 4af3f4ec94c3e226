import { queryOptions } from '@tanstack/react-query'
import type { User } from '@/contracts/schemas/account'
import { hasOwnSession } from '@/lib/api/own-session'
import { sessionMark } from '@/lib/api/session-mark'
import { accountKeys } from '@/lib/queries/account-keys'

/** The signed-in shopper, or null. Without a session no request is made. */
export const userQuery = () =>
  queryOptions({
    queryKey: accountKeys.user,
    queryFn: async ({ client, signal }): Promise<User | null> => {
      if (sessionMark() === 'signedOut' && !hasOwnSession()) return null
      // Loaded on demand, to keep the first visit small.
      const { loadUser } = await import('@/lib/queries/load-user')
      return loadUser(client, signal)
    },
    staleTime: 60_000,
  })
