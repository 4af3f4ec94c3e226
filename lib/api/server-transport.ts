import { CODE } from '@/contracts/codes'
import type { DataOf, Endpoint, InputOf } from '@/contracts/endpoint'
import type { Locale } from '@/contracts/languages'
import { ApiError } from '@/lib/api/api-error'
import { exchange, wireRequest } from '@/lib/api/exchange'
import { readReply, unansweredError } from '@/lib/api/reply'
import type { ClientWords } from '@/lib/api/surroundings'

/** Never resolved by name: the in-process backend looks at the path alone. */
export const IN_PROCESS_ORIGIN = 'http://backend.internal'

/** Where the backend lies: another origin when BACKEND_URL is set, else this process. */
export function backendOrigin(): string {
  const { BACKEND_URL } = process.env
  return BACKEND_URL ? new URL(BACKEND_URL).origin : IN_PROCESS_ORIGIN
}

/** Hands a request to the backend. With BACKEND_URL the one Sampan brings is never loaded. */
export async function backendFetch(request: Request): Promise<Response> {
  if (process.env.BACKEND_URL) return fetch(request, { redirect: 'manual' })
  const { getApp } = await import('@/server/app')
  return getApp().fetch(request)
}

/** Between one "busy" and the next question: what comes of it is kept, for everybody who follows. */
const BUSY_PAUSES_MS = [200, 500, 1000]

/** As `call`, from server components: without a session, in the given language, shown to nobody. */
export async function serverCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: { locale: Locale },
): Promise<DataOf<E>> {
  for (const pauseMs of BUSY_PAUSES_MS) {
    try {
      return await askOnce(endpoint, input, options)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === CODE.unavailable)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return askOnce(endpoint, input, options)
}

async function askOnce<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { locale }: { locale: Locale },
): Promise<DataOf<E>> {
  try {
    const reply = await exchange(
      wireRequest(endpoint, input as object | undefined),
      { baseUrl: backendOrigin(), fetch: backendFetch },
      { headers: { 'Accept-Language': locale }, credentials: 'omit', signal: undefined },
    )
    return readReply(endpoint, reply, logged)
  } catch (error) {
    throw error instanceof ApiError ? error : unansweredError(error, logged)
  }
}

/** For the log, which is read by operators in English. */
function logged(key: ClientWords, values?: { status: number }): string {
  return `backend call failed: ${key}${values ? ` ${values.status}` : ''}`
}
