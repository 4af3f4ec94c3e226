import { request as requestHttp } from 'node:http'
import { request as requestHttps, type RequestOptions } from 'node:https'
import type { Config } from '@/server/config'
import { ClosedAddress, mayBeContacted, checkedLookup } from '@/server/public-address'
import { type Recipient, seal } from './seal'
import { createVapid } from './vapid'

const LIMIT_MS = 5000
/** After a day a notice is no longer useful. */
const TTL_S = 24 * 60 * 60

export interface Target extends Recipient {
  endpoint: string
}

/**
 * `gone`: the subscription is over. `later`: not accepted, retry. `lost`: it may have arrived, or never will, so
 * it is not retried.
 */
export type Outcome = 'sent' | 'gone' | 'later' | 'lost'

/** Sends Web Push messages. */
export interface Push {
  publicKey: string
  send: (target: Target, message: object) => Promise<Outcome>
}

export function openPush({ push: settings }: Pick<Config, 'push'>): Push {
  const vapid = createVapid(settings.privateKey, settings.subject)
  return {
    publicKey: vapid.publicKey,
    send: async (target, message) => {
      const body = sealed(message, target)
      if (!body || !mayBeContacted(target.endpoint, settings.isLoopbackAllowed)) return 'gone'
      const headers = {
        Authorization: vapid.authorization(target.endpoint),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        'Content-Length': body.length,
        TTL: TTL_S,
        Urgency: 'normal',
      }
      const lookup = checkedLookup(settings.isLoopbackAllowed)
      return post(target.endpoint, { method: 'POST', headers, lookup }, body)
    },
  }
}

function sealed(message: object, recipient: Recipient): Buffer | undefined {
  try {
    return seal(Buffer.from(JSON.stringify(message)), recipient)
  } catch {
    // The key has 65 bytes but is not a point of the curve.
    return undefined
  }
}

/** Sends one request: follows no redirect, ignores the body, and has a total timeout. */
function post(endpoint: string, options: RequestOptions, body: Buffer): Promise<Outcome> {
  const request = endpoint.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(LIMIT_MS)
    const sending = request(endpoint, { ...options, agent: false, signal }, (response) => {
      resolve(outcomeOf(response.statusCode ?? 0))
      response.destroy()
    })
    sending.on('error', (error) => resolve(outcomeOfError(error)))
    sending.end(body)
  })
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'lost'
}

const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']

function outcomeOfError(error: Error): Outcome {
  if (error instanceof ClosedAddress) return 'gone'
  const { code } = error as NodeJS.ErrnoException
  return code && NOT_CONNECTED.includes(code) ? 'later' : 'lost'
}
