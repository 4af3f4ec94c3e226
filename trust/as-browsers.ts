/**
 * A proxy that is reloaded closes connections that were kept open, perhaps with a request on its way. Browsers put it
 * on another connection when no answer had begun; so does this, once.
 */
export function asBrowsersDo(send: () => Promise<Response>): Promise<Response> {
  return send().catch((error: unknown) => (isClosed(error) ? send() : Promise.reject(error)))
}

function isClosed(error: unknown): boolean {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return false
  return (
    'code' in error.cause && ['ECONNRESET', 'UND_ERR_SOCKET'].includes(String(error.cause.code))
  )
}
