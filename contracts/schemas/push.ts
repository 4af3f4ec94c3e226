import { z } from 'zod'
import './without-eval'

/** Keys of a subscription: base64url without padding. */
const Bytes = (length: number) =>
  z
    .string({ error: 'fields.invalid' })
    .max(200, 'fields.tooLong')
    .regex(/^[\w-]+={0,2}$/, 'fields.invalid')
    .refine((text) => byteLength(text) === length, 'fields.invalid')

const byteLength = (text: string) => Math.floor((text.replaceAll('=', '').length * 3) / 4)

/** Clients choose the endpoint, so only public https hosts are allowed. */
const PushAddress = z
  .string({ error: 'fields.invalid' })
  .max(1000, 'fields.tooLong')
  .refine(isPushAddress, 'fields.invalid')

function isPushAddress(text: string): boolean {
  const url = URL.parse(text)
  // URL parsing drops some characters, which would remain in the text.
  if (!url || !/^[\x21-\x7e]+$/.test(text) || url.username || url.password || url.hash) return false
  const isNamed = /\.[a-z]/i.test(url.hostname) && !url.hostname.endsWith('.')
  return url.protocol === 'https:' && url.port === '' && isNamed
}

export const getPush = {
  data: z.object({
    /** The application server key (RFC 8292): an uncompressed P-256 point, base64url. */
    public_key: z.string(),
    endpoint: z.string().nullable(),
  }),
}

export const subscribePush = {
  body: z.strictObject({
    endpoint: PushAddress,
    keys: z.strictObject({ p256dh: Bytes(65), auth: Bytes(16) }, { error: 'fields.invalid' }),
  }),
  data: z.null(),
}

export const unsubscribePush = {
  data: z.null(),
}
