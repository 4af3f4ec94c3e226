import { opsChanges } from '@/contracts/operators'
import type { DataOf } from '@/contracts/endpoint'
import { envelopeOf } from '@/contracts/envelope'
import * as schemas from '@/contracts/schemas/operators'

const LIMIT_MS = 3000
/** A backend that does not tell is asked again now and then: it may learn to. */
const UNTOLD_PAUSE_MS = 60_000

type Changes = DataOf<typeof opsChanges>

/**
 * Asks the backend at BACKEND_URL what has changed in the catalogue. One that does not know the call leaves pages
 * to follow by their age; then this waits long before it fails, so that nobody is pestered.
 */
export function changesElsewhere(
  origin: string,
  opsToken: string,
  pauseMs = UNTOLD_PAUSE_MS,
): (seen: string[]) => Promise<Changes> {
  return async (seen) => {
    const response = await fetch(origin + opsChanges.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${opsToken}` },
      body: JSON.stringify({ seen }),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const envelope = envelopeOf(await response.json().catch(() => null))
    const told = schemas.opsChanges.data.safeParse(envelope?.data)
    if (response.ok && told.success) return told.data
    if (response.status < 500) await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
    throw new Error(`the backend does not tell what changed: ${response.status}`)
  }
}
