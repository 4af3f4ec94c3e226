import type { Progress } from '@/server/services/imports/run-import'
import { printError } from './terminal'

const EVERY_MS = 1000

/** Prints the progress about every second to the standard error, so that the standard output has only results. */
export function startProgress(name: string): {
  show: (progress: Progress) => void
  end: () => void
} {
  let latest: Progress | undefined
  /** When the writing began, and after how many products. */
  let first: { at: number; done: number } | undefined
  const timer = setInterval(() => {
    if (!latest) return
    const { done, total, rejected } = latest
    if (total === undefined) return printError(`${name}: checking, ${done} products read`)
    const perSecond = first ? ((done - first.done) * 1000) / (performance.now() - first.at) : 0
    const left = perSecond > 0 ? `, about ${Math.ceil((total - done) / perSecond)} s left` : ''
    printError(`${name}: ${done} of ${total} products, ${rejected} rejected${left}`)
  }, EVERY_MS)
  return {
    show: (progress) => {
      latest = progress
      if (progress.total !== undefined) first ??= { at: performance.now(), done: progress.done }
    },
    end: () => clearInterval(timer),
  }
}
