import type { Endpoint } from '@/contracts/endpoint'
import { envelopeOf } from '@/contracts/envelope'
import { readCallReply, unansweredCall } from '@/console/api/call'
import { CALL_LIMIT_MS } from '@/lib/api/http-exchange'
import { saveFile } from '@/console/ui/export-rows'

/**
 * Fetches a file without input and saves it. Not a link, which would show an error as a page. Every failure is an
 * ApiError in the language of the page.
 */
export async function download(endpoint: Endpoint, fallbackName: string): Promise<void> {
  try {
    const answer = await begun(endpoint.path)
    if (!answer.ok || answer.headers.get('content-type')?.startsWith('application/json')) {
      const envelope = envelopeOf(await answer.json().catch(() => null))
      const requestId = answer.headers.get('x-request-id')
      readCallReply({ status: answer.status, envelope, requestId })
    } else {
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
      saveFile(name ?? fallbackName, await answer.blob())
    }
  } catch (error) {
    throw unansweredCall(error)
  }
}

/** The limit applies to the headers: a large file takes longer. */
async function begun(path: string): Promise<Response> {
  const giveUp = new AbortController()
  const reason = new DOMException('The answer has not begun', 'TimeoutError')
  const timer = setTimeout(() => giveUp.abort(reason), CALL_LIMIT_MS)
  try {
    return await fetch(path, {
      headers: { 'Accept-Language': document.documentElement.lang },
      credentials: 'same-origin',
      signal: giveUp.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}
