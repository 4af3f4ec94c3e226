import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

export const STRIPE_SECRET = 'whsec_of_the_test'

interface Session {
  id: string
  object: 'checkout.session'
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  amount_total: number
  currency: string
  metadata: { recharge_id: string }
  success_url: string
  livemode: boolean
}

/**
 * The few calls of Stripe that the shop makes, with Stripe's idempotency keys, and the pages that a shopper's browser
 * opens: /pay/<session>?card=good, declined or secure, and /secure/<session> for 3-D Secure.
 */
export class StripeApi {
  readonly sessions = new Map<string, Session>()
  readonly refunds: { payment: string; key: string }[] = []
  /** Payments whose refund is answered as failed. */
  readonly unrefundable = new Set<string>()
  /** How many of the next calls are carried out without an answer. */
  unanswered = 0
  readonly #answers = new Map<string, object>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  static async open(): Promise<StripeApi> {
    const api = new StripeApi()
    api.#server.listen(0, '127.0.0.1')
    await once(api.#server, 'listening')
    return api
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  /** The body and signature of an event about a session. */
  event(session: Session, type = 'checkout.session.completed', own: { livemode?: boolean } = {}) {
    const id = `evt_${Math.random().toString(36).slice(2)}`
    const event = { id, object: 'event', type, livemode: false, data: { object: session }, ...own }
    return signed(JSON.stringify(event))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', this.url)
    const [, area = '', name = '', , id = ''] = pathname.split('/')
    if (area !== 'v1') return this.#show(response, area, name, searchParams.get('card'))
    const form = new URLSearchParams(await Array.fromAsync(request).then((all) => all.join('')))
    const key = String(request.headers['idempotency-key'] ?? '')
    const done = this.#answers.get(key) ?? this.#carryOut(request.method, name, id, form, key)
    if (key) this.#answers.set(key, done)
    if (this.unanswered > 0) this.unanswered -= 1
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(done))
  }

  #carryOut(
    method: string | undefined,
    name: string,
    last: string,
    form: URLSearchParams,
    key: string,
  ): object {
    if (name === 'refunds') {
      const payment = form.get('payment_intent') ?? ''
      this.refunds.push({ payment, key })
      const status = this.unrefundable.has(payment) ? 'failed' : 'succeeded'
      return { id: `re_${this.refunds.length}`, object: 'refund', status }
    }
    if (method === 'GET') return this.sessions.get(last)!
    const id = `cs_test_${this.sessions.size + 1}`
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `${this.url}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      metadata: { recharge_id: form.get('payment_intent_data[metadata][recharge_id]') ?? '' },
      success_url: form.get('success_url') ?? '',
      livemode: false,
    }
    this.sessions.set(id, session)
    return session
  }

  #show(response: ServerResponse, area: string, id: string, card: string | null): void {
    const session = this.sessions.get(id)!
    if (area === 'pay' && card === 'declined') response.writeHead(402).end('declined')
    else if (area === 'pay' && card === 'secure')
      response.writeHead(303, { location: `${this.url}/secure/${id}` }).end()
    else {
      pay(session)
      response.writeHead(303, { location: session.success_url }).end()
    }
  }
}

export function pay(session: Session): Session {
  session.status = 'complete'
  session.payment_status = 'paid'
  session.payment_intent = `pi_of_${session.id}`
  return session
}

export function signed(body: string, secret = STRIPE_SECRET) {
  const { webhooks } = new Stripe('sk_test_of_the_test')
  const signature = webhooks.generateTestHeaderString({ payload: body, secret })
  return { body, headers: { 'stripe-signature': signature } }
}
