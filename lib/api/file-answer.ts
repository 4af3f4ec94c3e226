import { readEnvelope } from '@/contracts/envelope'
import { CALL_LIMIT_MS, type WireReply } from '@/lib/api/http-exchange'

/** A file, with the name that the server gives it, or a refusal. */
export type FileAnswer = { file: Blob; name: string | undefined } | { reply: WireReply }

/**
 * Fetches a file from the backend, in the language of the page. The limit of 10 s applies to the
 * response headers (specification section 7): a large file may take longer. Rejects as fetch does.
 */
export async function fetchFile(address: string): Promise<FileAnswer> {
  const answer = await begun(address)
  const { headers, status } = answer
  if (!answer.ok || headers.get('content-type')?.startsWith('application/json')) {
    const envelope = readEnvelope(await answer.text().catch(() => ''))
    return { reply: { status, envelope, requestId: headers.get('x-request-id') } }
  }
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
  return { file: await answer.blob(), name }
}

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

/** Saves a file on the device. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS)
}
