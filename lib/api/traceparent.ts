/** The Server-Timing entry of a page whose calls are traced. */
const MARK = 'traced'

/**
 * A `traceparent` header (W3C Trace Context). Only if the page is traced, so that other calls do
 * not send it; two random numbers need no library.
 */
export function traceparent(): string | undefined {
  if (!isTraced()) return undefined
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `00-${digits.slice(0, 32)}-${digits.slice(32)}-01`
}

function isTraced(): boolean {
  if (!('getEntriesByType' in performance)) return false
  const [page] = performance.getEntriesByType('navigation')
  if (!page || !('serverTiming' in page)) return false
  return (page.serverTiming as readonly { name: string }[]).some(({ name }) => name === MARK)
}
