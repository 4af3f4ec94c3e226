import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

export const CURVE = 'prime256v1'
const RECORD_BYTES = 4096
const LAST_RECORD = Buffer.from([2])

/** The keys of a browser's subscription, as bytes. */
export interface Recipient {
  p256dh: Buffer
  auth: Buffer
}

/**
 * Encrypts a message for one browser (RFC 8291, content coding `aes128gcm` of RFC 8188). Throws when the
 * browser's key is not a point of the curve.
 */
export function seal(
  message: Buffer,
  { p256dh, auth }: Recipient,
  sender: ECDH = newSender(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const ours = sender.getPublicKey()
  const agreed = sender.computeSecret(p256dh)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ours])
  const key = derive(agreed, auth, info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  )
  const closed = Buffer.concat([cipher.update(message), cipher.update(LAST_RECORD), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, closed, cipher.getAuthTag()])
}

function newSender(): ECDH {
  const sender = createECDH(CURVE)
  sender.generateKeys()
  return sender
}

function derive(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes))
}
