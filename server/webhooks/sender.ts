import { Webhook } from 'standardwebhooks'
import { onceDone } from '@/server/domain/once-done'
import { checkedLookup, mayBeContacted } from '@/server/public-address'

const LIMIT_MS = 10_000
/** Enough to recognise an error message in the log. */
const ANSWER_BYTES = 500

export interface SignedMessage {
  url: string
  /** `whsec_` and base64. */
  secret: string
  id: string
  body: string
}

/** `status` is null when there was no answer. */
export interface WebhookAnswer {
  status: number | null
  text: string
}

export interface WebhookSender {
  /** Whether the address is https and not that of a private network. Names are checked when they are resolved. */
  isAllowed: (url: string) => boolean
  send: (message: SignedMessage) => Promise<WebhookAnswer>
}

/** Sends signed messages to public https addresses and, in tests, to this machine; a name is checked at every connection. */
export function openWebhookSender(isLoopbackAllowed: boolean): WebhookSender {
  // Loaded at the first message, because it would take a tenth of the start of the backend.
  const client = onceDone(async () => {
    const { Agent, request } = await import('undici')
    const connect = { lookup: checkedLookup(isLoopbackAllowed), timeout: LIMIT_MS }
    return { dispatcher: new Agent({ connect }), request }
  })
  const isAllowed = (url: string) => mayBeContacted(url, isLoopbackAllowed)
  return {
    isAllowed,
    async send({ url, secret, id, body }) {
      if (!isAllowed(url)) return { status: null, text: 'The address is not public or not https.' }
      const sentAt = new Date()
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Sampan-Webhooks',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
      }
      const { dispatcher, request } = await client()
      const signal = AbortSignal.timeout(LIMIT_MS)
      try {
        const answer = await request(url, { method: 'POST', headers, body, dispatcher, signal })
        return { status: answer.statusCode, text: await beginningOf(answer.body) }
      } catch (error) {
        return { status: null, text: String((error as Error).message).slice(0, ANSWER_BYTES) }
      }
    },
  }
}

/** Reads no more than is kept. The status has decided already, so a body that is cut off or never ends is no failure. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of body) {
      pieces.push(piece)
      size += piece.length
      if (size >= ANSWER_BYTES) break
    }
  } catch {
    // What was received is kept.
  }
  const text = Buffer.concat(pieces).subarray(0, ANSWER_BYTES).toString('utf8')
  // PostgreSQL stores no NUL.
  return text.replaceAll('\0', '')
}
