import { queryOptions } from '@tanstack/react-query'
import type { User } from '@/contracts/schemas/account'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { sessionMark } from '@/lib/api/session-mark'

const contract = () => import('@/contracts/account')

export const accountKeys = {
  user: ['user'] as const,
}

/** The signed-in shopper, or null. Visitors without a session are known without asking. */
export const userQuery = () =>
  queryOptions({
    queryKey: accountKeys.user,
    queryFn: ({ signal }) => loadUser(signal),
    staleTime: 60_000,
    // A failure here signs the shopper out (specification section 2), so a busy moment is waited for.
    retry: (failures, error) => failures < 2 && isPassing(error),
    retryDelay: (failures) => 700 * 2 ** failures,
  })

const isPassing = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

async function loadUser(signal: AbortSignal): Promise<User | null> {
  // Any answer of the gateway tells whether there is a session; asking for the user would be refused
  // with 401 to every new visitor.
  if (sessionMark() === 'unknown')
    await callEndpoint(contract, 'languageList', {}, { quiet: true, signal })
  if (sessionMark() !== 'signedIn') return null
  try {
    return await callEndpoint(contract, 'getUserInfo', {}, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.code === CODE.signInNeeded) return null
    throw error
  }
}
