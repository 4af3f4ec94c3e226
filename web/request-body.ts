import type { IncomingMessage } from 'node:http'
import { MAX_FORM_BYTES } from '../contracts/upload-limits.ts'
import { bodyLimit } from '../lib/gateway/body-limit.ts'
import { networkOf } from '../server/domain/network.ts'
import { failureReply } from './error-pages.ts'
import type { Middleware } from './pipeline.ts'

const MEBIBYTE = 1024 * 1024
/**
 * Memory limits of request bodies, in total and per network. Uploads have their own, so that they cannot block
 * sign-in and payment.
 */
const LIMITS = {
  upload: { total: 128 * MEBIBYTE, perClient: 36 * MEBIBYTE },
  call: { total: 64 * MEBIBYTE, perClient: 8 * MEBIBYTE },
}
/** Each chunk counts as at least this, because its object takes as much memory, and Node emits it on its own. */
const MIN_CHUNK_BYTES = 256
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Reads the body before the call takes a slot, so slow senders hold none. Counts received bytes, so that
 * announcing a long body reserves no memory.
 */
export function createBodyReader(limits = LIMITS): Middleware {
  const budgets = { upload: new Budget(limits.upload), call: new Budget(limits.call) }
  return async (exchange, next) => {
    const { request, context } = exchange
    const length = WITHOUT_BODY.has(context.method) ? 0 : lengthOf(request)
    if (length === 0) return next()
    // For upgrade requests, Node hides errors of the body, which might then never end.
    if (request.headers.upgrade !== undefined) return failureReply('INVALID', context)
    const limit = bodyLimit(context.path)
    if (length !== null && length > limit) return failureReply('TOO_LARGE', context)
    const budget = limit === MAX_FORM_BYTES ? budgets.upload : budgets.call
    const network = networkOf(context.client)
    const chunks: Buffer[] = []
    let size = 0
    try {
      // Leaving the loop early must not destroy the connection on which the reply is sent.
      for await (const chunk of request.iterator({
        destroyOnReturn: false,
      }) as AsyncIterable<Buffer>) {
        const counted = Math.max(chunk.length, MIN_CHUNK_BYTES)
        if (size + counted > limit) return failureReply('TOO_LARGE', context)
        if (!budget.take(network, counted)) return failureReply('BUSY', context)
        size += counted
        chunks.push(chunk)
      }
      exchange.body = chunks
      return await next()
    } finally {
      budget.give(network, size)
    }
  }
}

/** Bytes in use, in total and by network. */
class Budget {
  readonly #limits: { total: number; perClient: number }
  readonly #usedBy = new Map<string, number>()
  #used = 0

  constructor(limits: { total: number; perClient: number }) {
    this.#limits = limits
  }

  take(network: string, bytes: number): boolean {
    const own = (this.#usedBy.get(network) ?? 0) + bytes
    if (this.#used + bytes > this.#limits.total || own > this.#limits.perClient) return false
    this.#used += bytes
    this.#usedBy.set(network, own)
    return true
  }

  give(network: string, bytes: number): void {
    const own = (this.#usedBy.get(network) ?? 0) - bytes
    this.#used -= bytes
    if (own > 0) this.#usedBy.set(network, own)
    else this.#usedBy.delete(network)
  }
}

/** Content-Length in bytes; null for chunked bodies. */
function lengthOf({ headers }: IncomingMessage): number | null {
  if (headers['transfer-encoding'] !== undefined) return null
  return Number(headers['content-length'] ?? 0)
}
