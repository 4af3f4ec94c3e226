import type { Context, Hono } from 'hono'
import { WEBHOOK_PATHS } from '@/contracts/webhook-paths'
import { CODE } from '@/contracts/codes'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { InvalidSignature } from '@/server/domain/invalid-signature'
import type { Services } from '@/server/http/context'
import { readWebhook } from '@/server/http/read-webhook'
import { answerFailure, visitOf } from '@/server/http/serve'
import * as carrierEvents from '@/server/services/orders/carrier-events'
import * as hostedPayments from '@/server/services/wallet/hosted-payments'

/** Messages of other companies' servers, which sign them. Any status but 2xx makes the sender repeat them. */
export function webhookRoutes(app: Hono, services: Services) {
  const receive = (path: string, work: (c: Context, body: string) => Promise<void>) =>
    app.post(path, async (c) => {
      try {
        await work(c, await readWebhook(c))
        return c.json({ received: true })
      } catch (error) {
        if (error instanceof InvalidSignature) return c.json({ received: false }, 400)
        // A domain error has the status 200 for browsers, but the sender must repeat its message.
        if (error instanceof DomainError && error.code === CODE.notFound)
          return c.json({ received: false }, 404)
        if (error instanceof InvalidInput) return c.json({ received: false }, 422)
        return answerFailure(error, visitOf(services, c), path)
      }
    })
  receive(WEBHOOK_PATHS.stripe, (c, body) =>
    hostedPayments.receive(services, body, c.req.header('stripe-signature') ?? ''),
  )
  receive(WEBHOOK_PATHS.carrier, (c, body) =>
    carrierEvents.receive(services, body, {
      'webhook-id': c.req.header('webhook-id') ?? '',
      'webhook-timestamp': c.req.header('webhook-timestamp') ?? '',
      'webhook-signature': c.req.header('webhook-signature') ?? '',
    }),
  )
}
