import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { CURVE } from './seal'

const LIFETIME_S = 12 * 60 * 60

/** Identifies the application server to push services (RFC 8292). */
export interface Vapid {
  /** The public key that browsers subscribe with: base64url of the uncompressed point. */
  publicKey: string
  /** The Authorization header for one push service, valid for 12 hours. */
  authorization: (endpoint: string, now?: Date) => string
}

/** `privateKey` is 32 bytes; `subject` is a contact URL for operators of push services. */
export function createVapid(privateKey: Buffer, subject: string): Vapid {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey)
  const point = pair.getPublicKey()
  const signingKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const publicKey = point.toString('base64url')
  return {
    publicKey,
    authorization: (endpoint, now = new Date()) => {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(now.getTime() / 1000) + LIFETIME_S,
        sub: subject,
      }
      const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
      const key = { key: signingKey, dsaEncoding: 'ieee-p1363' } as const
      const proof = sign('sha256', Buffer.from(text), key).toString('base64url')
      return `vapid t=${text}.${proof}, k=${publicKey}`
    },
  }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
