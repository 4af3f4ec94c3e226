import { subscribe } from 'node:diagnostics_channel'
import { AWAY_CHANNEL } from '../lib/api/away-channel.ts'

/** A visitor who came a little later shares the page that was being rendered. */
const SHARED_MS = 1000

/**
 * Next answers 500 when a page could not be rendered, whatever the reason. This tells whether a page of this
 * process lacked its backend since a moment of performance.now(): then the same address may soon be answered.
 */
export function followBackendAbsence(): (since: number) => boolean {
  let lastAt = -Infinity
  subscribe(AWAY_CHANNEL, () => (lastAt = performance.now()))
  return (since) => lastAt >= since - SHARED_MS
}
