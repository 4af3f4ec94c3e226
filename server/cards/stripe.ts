import type { Stripe } from 'stripe'
import { z } from 'zod'
import { onceDone } from '@/server/domain/once-done'
import type { Config, StripeSettings } from '@/server/config'
import { InvalidSignature } from '@/server/domain/invalid-signature'
import type { CardPayment, HostedCards } from './hosted-cards'

/** Two tries fit into the time limit of a call. */
const LIMIT_MS = 3000
const RETRIES = 1
/** Stripe takes at least 30 minutes; from the creation of the top-up, so that a repeated request is the same. */
export const PAGE_LIFETIME_MS = 60 * 60_000
export const CURRENCY = 'usd'

interface Settings extends StripeSettings {
  /** The origin to which Stripe sends shoppers back. */
  linkOrigin: string
}

/** The fields that are read here. The SDK checks the signature of an event, not its shape. */
const Event = z.object({
  livemode: z.boolean(),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string() }) }),
})

/** Undefined without a provider that takes cards on a page of its own. */
export function openHostedCards({ cards, linkOrigin }: Config): HostedCards | undefined {
  return cards.provider === 'stripe' ? openStripe({ ...cards, linkOrigin }) : undefined
}

/** Stripe Checkout in payment mode, for cards; 3-D Secure happens on its page. */
export function openStripe({
  secretKey,
  webhookSecret,
  apiUrl,
  linkOrigin,
}: Settings): HostedCards {
  const isTest = /^.k_test_/.test(secretKey)
  // The SDK is large, and loaded only by shops that use it.
  const stripe = onceDone(async () => {
    const { default: Sdk } = await import('stripe')
    return new Sdk(secretKey, { ...limits, ...addressOf(apiUrl) })
  })
  const limits = { timeout: LIMIT_MS, maxNetworkRetries: RETRIES, telemetry: false }
  // Shops with one account must not share keys.
  const keyOf = (name: string) => ({ idempotencyKey: `${linkOrigin} ${name}` })
  return {
    isTest,
    async open(order) {
      const { checkout } = await stripe()
      const session = sessionOf(order, linkOrigin)
      const created = await checkout.sessions.create(session, keyOf(`recharge:${order.rechargeId}`))
      if (!created.url) throw new Error(`Stripe answered ${created.id} without a page`)
      return { session: created.id, page: created.url }
    },
    async find(session) {
      const { checkout } = await stripe()
      return paymentOf(await checkout.sessions.retrieve(session))
    },
    async refund({ payment, key }) {
      const { refunds } = await stripe()
      const refund = await refunds.create({ payment_intent: payment }, keyOf(key)).catch(rethrow)
      // Stripe gives the same answer to the same key for a day; then the refund is tried again.
      if (refund?.status === 'failed' || refund?.status === 'canceled')
        throw new Error(`Stripe did not refund ${payment}: ${refund.status}`)
    },
    async read(body, signature) {
      const { webhooks } = await stripe()
      const event = verified(() => webhooks.constructEvent(body, signature, webhookSecret))
      if (!Event.safeParse(event).success) throw new InvalidSignature('the body is not an event')
      // An account's endpoints for tests and for real payments have different secrets, and still must not mix.
      if (event.livemode === isTest) throw new InvalidSignature('the event has another mode')
      const isOfPage =
        event.type === 'checkout.session.completed' || event.type === 'checkout.session.expired'
      return isOfPage && isOwn(event.data.object, linkOrigin) ? paymentOf(event.data.object) : null
    },
  }
}

/** Stripe sends the events of an account to all its endpoints, also of another shop with top-ups of the same numbers. */
function isOwn({ metadata, success_url: url }: Stripe.Checkout.Session, linkOrigin: string) {
  const id = metadata?.recharge_id
  return id !== undefined && /^\d{1,15}$/.test(id) && url === backTo(linkOrigin, id)
}

const backTo = (linkOrigin: string, rechargeId: string) =>
  `${linkOrigin}/cardTopUp?confirm=${rechargeId}`

function sessionOf(
  { rechargeId, amount, createdAt }: Parameters<HostedCards['open']>[0],
  linkOrigin: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { recharge_id: String(rechargeId) }
  const back = backTo(linkOrigin, metadata.recharge_id)
  const product = { name: 'Top-up' }
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: CURRENCY, unit_amount: amount, product_data: product },
      },
    ],
    client_reference_id: String(rechargeId),
    metadata,
    payment_intent_data: { metadata },
    success_url: back,
    cancel_url: back,
    expires_at: Math.floor((createdAt.getTime() + PAGE_LIFETIME_MS) / 1000),
  }
}

function paymentOf(session: Stripe.Checkout.Session): CardPayment {
  const { payment_intent: intent, status, payment_status: paid } = session
  return {
    rechargeId: Number(session.metadata?.recharge_id),
    session: session.id,
    outcome: status === 'expired' ? 'over' : paid === 'paid' ? 'paid' : 'open',
    payment: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
  }
}

function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { hostname: host, port } = new URL(apiUrl)
  return { host, port, protocol: 'http' as const }
}

function verified<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new InvalidSignature((error as Error).message)
  }
}

/** An earlier refund whose key Stripe has forgotten is done as well. */
function rethrow(error: unknown): undefined {
  if ((error as { code?: unknown }).code !== 'charge_already_refunded') throw error
}
