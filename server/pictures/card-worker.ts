import { parentPort } from 'node:worker_threads'
import { cardSvg } from './card-svg.ts'
import type { CardWords } from './card-words.ts'

/** Answers one card at a time. An error ends the thread, which fails the request; the next request starts another. */
parentPort?.on('message', (words: CardWords) => {
  void cardSvg(words).then((svg) => parentPort?.postMessage(svg))
})
