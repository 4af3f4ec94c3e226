import type { Context } from 'hono'
import { MAX_WEBHOOK_BYTES } from '@/contracts/upload-limits'
import { piecesOf } from './body'

/** The body as it was sent, because its signature covers every byte. */
export async function readWebhook(c: Context): Promise<string> {
  return Buffer.concat(await Array.fromAsync(piecesOf(c.req.raw, MAX_WEBHOOK_BYTES))).toString(
    'utf8',
  )
}
