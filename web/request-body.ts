import type { IncomingMessage } from 'node:http'
import { bodyLimit } from '../lib/gateway/body-limit.ts'
import { failureReply } from './error-pages.ts'
import type { Middleware } from './pipeline.ts'

const MEBIBYTE = 1024 * 1024
/** The memory that bodies may take which are arriving or being worked on: of all visitors, and of one. */
const LIMITS = { total: 128 * MEBIBYTE, perClient: 48 * MEBIBYTE }
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Reads the body of a call before the call takes a slot, so that a slow sender holds none. Its length is
 * reserved before the first byte is read: as declared, or the most that it may be.
 */
export function createBodyReader(limits = LIMITS): Middleware {
  const reservedBy = new Map<string, number>()
  let total = 0

  function reserve(client: string, bytes: number): boolean {
    const own = (reservedBy.get(client) ?? 0) + bytes
    if (total + bytes > limits.total || own > limits.perClient) return false
    total += bytes
    reservedBy.set(client, own)
    return true
  }
  function release(client: string, bytes: number): void {
    total -= bytes
    const own = reservedBy.get(client)! - bytes
    if (own > 0) reservedBy.set(client, own)
    else reservedBy.delete(client)
  }

  return async (exchange, next) => {
    const { request, context } = exchange
    const length = WITHOUT_BODY.has(context.method) ? 0 : lengthOf(request)
    if (length === 0) return next()
    // Node hides errors in the body of a request for another protocol, so that it might never end.
    if (request.headers.upgrade !== undefined) return failureReply('INVALID', context)
    const limit = bodyLimit(context.path)
    const bytes = length ?? limit
    if (bytes > limit) return failureReply('TOO_LARGE', context)
    if (!reserve(context.client, bytes)) return failureReply('BUSY', context)
    try {
      const body = await read(request, limit)
      if (!body) return failureReply('TOO_LARGE', context)
      exchange.body = body
      return await next()
    } finally {
      release(context.client, bytes)
    }
  }
}

/** In bytes; null when only the end of the body tells. */
function lengthOf({ headers }: IncomingMessage): number | null {
  if (headers['transfer-encoding'] !== undefined) return null
  return Number(headers['content-length'] ?? 0)
}

/** Null when the body is longer than the limit. */
async function read(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop early must not destroy the connection on which the reply is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
