import type { Context } from 'hono'
import { piecesOf } from './body'

/** The largest message of a provider is a few KiB. Equal to the gateway's limit (lib/gateway/body-limit.ts). */
const LIMIT_BYTES = 256 * 1024

/** The body as it was sent, because its signature covers every byte. */
export async function readWebhook(c: Context): Promise<string> {
  return Buffer.concat(await Array.fromAsync(piecesOf(c.req.raw, LIMIT_BYTES))).toString('utf8')
}
