import type { ServerResponse } from 'node:http'

/** As long as a request may take to arrive. */
const LONGEST_MS = 150_000

/** Gives up an answer that was said to its end and that nobody takes: it would lie in memory as long as they like. */
export function limitReading(response: ServerResponse, longestMs = LONGEST_MS): void {
  response.once('prefinish', () => {
    const timer = setTimeout(() => response.socket?.destroy(), longestMs)
    const stop = () => clearTimeout(timer)
    response.once('finish', stop).once('close', stop)
  })
}
