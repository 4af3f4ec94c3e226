import { CODE } from '@/contracts/codes'
import type { Endpoint, InputOf } from '@/contracts/endpoint'
import { envelopeOf } from '@/contracts/envelope'
import { ApiError } from '@/lib/api/api-error'
import { encodeQuery } from '@/lib/api/query-string'
import { CALL_LIMIT_MS, readReply, unansweredError } from '@/lib/api/http-exchange'
import { currentApiContext } from '@/lib/api/api-context'
import { toast } from '@/lib/toast/toast'

/**
 * Fetches a file from the backend and saves it. Not a link, because the browser would send its own
 * language and show an error as a page. Every failure is an ApiError, shown as a toast.
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  fallbackName: string,
): Promise<void> {
  const { translate } = currentApiContext()
  try {
    const answer = await begun(`${endpoint.path}?${encodeQuery(input as object)}`)
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || type.startsWith('application/json')) {
      const envelope = envelopeOf(await answer.json().catch(() => null))
      const requestId = answer.headers.get('x-request-id')
      readReply({ status: answer.status, envelope, requestId }, translate)
    } else {
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
      keep(await answer.blob(), name ?? fallbackName)
    }
  } catch (error) {
    const failure = error instanceof ApiError ? error : unansweredError(error, translate)
    toast.fail(failure.message)
    if (failure.code === CODE.signInNeeded) await currentApiContext().endSession()
    throw failure
  }
}

/** The 10 s limit applies to the response headers (specification section 7): a large file may take longer. */
async function begun(address: string): Promise<Response> {
  const giveUp = new AbortController()
  const reason = new DOMException('The answer has not begun', 'TimeoutError')
  const timer = setTimeout(() => giveUp.abort(reason), CALL_LIMIT_MS)
  try {
    return await fetch(address, {
      headers: { 'Accept-Language': document.documentElement.lang },
      credentials: 'same-origin',
      signal: giveUp.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}

const KEPT_FOR_MS = 60_000

function keep(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS)
}
