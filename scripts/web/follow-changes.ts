import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CHANGES_CHANNEL } from '../../lib/catalogue/tags.ts'

const ANNOUNCED_AT = '/api/revalidate'

/**
 * Calls `drop` with the tags that are announced, and again when the announcement has been answered: only then does
 * Next have nothing old left to give.
 */
export function followChanges(drop: (tags: readonly string[]) => void) {
  subscribe(CHANGES_CHANNEL, (tags) => drop(tags as string[]))
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url !== ANNOUNCED_AT) return
    const announced = new Set<string>()
    const listen = (tags: unknown) => (tags as string[]).forEach((tag) => announced.add(tag))
    subscribe(CHANGES_CHANNEL, listen)
    response.once('close', () => {
      unsubscribe(CHANGES_CHANNEL, listen)
      if (announced.size > 0) drop([...announced])
    })
  }
}
