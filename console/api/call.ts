import { CODE } from '@/contracts/codes'
import type { DataOf, Endpoint, InputOf } from '@/contracts/endpoint'
import type { ClientMessages } from '@/lib/api/api-context'
import type { ApiError } from '@/lib/api/api-error'
import {
  callError,
  exchange,
  readReply,
  wireRequest,
  type WireReply,
} from '@/lib/api/http-exchange'
import { STAFF_XSRF_COOKIE, tokenIn, XSRF_HEADER } from '@/lib/api/xsrf'
import { getStaffSession } from '@/contracts/staff'

/** Files take longer than the 10 s of other calls. */
const UPLOAD_LIMIT_MS = 120_000

type Translate = (key: ClientMessages, values?: { status: number }) => string
let translate: Translate = (key) => key

/** Called with the texts of the chosen language. */
export function setCallMessages(next: Translate): void {
  translate = next
}

/**
 * Calls one endpoint of the administration and returns the data of its reply. Every failure is an ApiError in the
 * language of the page.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input?: InputOf<E>,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  try {
    if (endpoint.method === 'post' && !xsrfToken()) await send(getStaffSession)
    const reply = await send(endpoint, input as object, signal)
    // A failed check sets a new pair: the call is sent once more with it.
    const hasFailedCheck = reply.envelope?.code === CODE.crossSite && endpoint.method === 'post'
    return readCallReply<E>(hasFailedCheck ? await send(endpoint, input as object, signal) : reply)
  } catch (error) {
    if (signal?.aborted) throw error
    throw unansweredCall(error)
  }
}

/** The data of a reply; a refusal is an ApiError. */
export const readCallReply = <E extends Endpoint>(reply: WireReply): DataOf<E> =>
  readReply<E>(reply, translate)

/** The ApiError of a call that was refused or not answered. */
export const unansweredCall = (error: unknown): ApiError => callError(error, translate)

function send(endpoint: Endpoint, input?: object, signal?: AbortSignal) {
  const request = wireRequest(endpoint, input)
  return exchange(
    request,
    { baseUrl: window.location.origin, fetch: (sent) => globalThis.fetch(sent) },
    {
      headers: {
        'Accept-Language': document.documentElement.lang || undefined,
        [XSRF_HEADER]: endpoint.method === 'post' ? xsrfToken() : undefined,
      },
      credentials: 'same-origin',
      signal,
      ...(request.body instanceof FormData && { limitMs: UPLOAD_LIMIT_MS }),
    },
  )
}

const xsrfToken = () => tokenIn(document.cookie, STAFF_XSRF_COOKIE)
