import { subscribe } from 'node:diagnostics_channel'
import { BACKEND_UNAVAILABLE_CHANNEL } from '../lib/api/away-channel.ts'

/** Later visitors share a rendering that has already started. */
const SHARED_MS = 1000

/**
 * Next answers 500 for every failed rendering. This returns whether a rendering since `since`
 * (performance.now()) failed because the backend was unavailable; then a retry may succeed soon.
 */
export function followBackendAbsence(): (since: number) => boolean {
  let lastAt = -Infinity
  subscribe(BACKEND_UNAVAILABLE_CHANNEL, () => (lastAt = performance.now()))
  return (since) => lastAt >= since - SHARED_MS
}
