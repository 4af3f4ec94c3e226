import { parentPort } from 'node:worker_threads'
import { cardSvg } from './card-svg.ts'
import type { CardContent } from './card-content.ts'

/**
 * Renders one card at a time. An error ends the thread and fails the request; the next request
 * starts another thread.
 */
parentPort?.on('message', (content: CardContent) => {
  void cardSvg(content).then((svg) => parentPort?.postMessage(svg))
})
