import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/contracts/schemas/account'
import { CODE } from '@/contracts/codes'
import { currentApiContext } from '@/lib/api/api-context'
import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { hasOwnSession } from '@/lib/api/own-session'
import { sessionMark } from '@/lib/api/session-mark'
import { abandonSession } from '@/lib/mutations/sign-out'
import { accountKeys } from '@/lib/queries/account-keys'

const contract = () => import('@/contracts/account')
const gateway = () => import('@/lib/api/gateway-endpoints')

/** Including retries. Signing out and its message take the rest of 10 s. */
const LIMIT_MS = 8_500
const PAUSES_MS = [700, 1400]

/** Signs the shopper out if user info fails without cached data (specification section 2). */
export async function loadUser(client: QueryClient, signal: AbortSignal): Promise<User | null> {
  if (!(await mayBeSignedIn(signal))) return null
  const limit = AbortSignal.timeout(LIMIT_MS)
  try {
    return await getUser(eitherOf(signal, limit))
  } catch (error) {
    if (error instanceof ApiError && error.code === CODE.signInNeeded) return null
    // Offline the state of the session is unknown; the query runs again once online.
    const isKnown = Boolean(client.getQueryData(accountKeys.user))
    if (!signal.aborted && !isKnown && navigator.onLine) {
      const { translate } = currentApiContext()
      await abandonSession(error instanceof ApiError ? error.message : translate('timeout'))
    }
    throw error
  }
}

/** `AbortSignal.any` is missing in Safari before 17.4. */
function eitherOf(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { signal: either.signal })
  }
  return either.signal
}

/** Without a session the call would return 401 for every new visitor. */
async function mayBeSignedIn(signal: AbortSignal): Promise<boolean> {
  if (sessionMark() === 'unknown')
    await callEndpoint(gateway, 'issueXsrfPair', {}, { quiet: true, signal }).catch(() => undefined)
  return sessionMark() === 'signedIn' || hasOwnSession()
}

/** Retries transient failures without a toast. */
async function getUser(signal: AbortSignal): Promise<User> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await callEndpoint(contract, 'getUserInfo', {}, { signal, quiet: true })
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return callEndpoint(contract, 'getUserInfo', {}, { signal, quiet: true })
}

const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
