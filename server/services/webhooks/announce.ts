import { z } from 'zod'
import type { Transaction } from '@/server/db/connection'
import { enqueueAll } from '@/server/db/queues'
import type { WebhookMessage } from '@/server/domain/webhook-messages'
import * as webhooks from '@/server/repositories/webhooks'

/** The items of the queue `webhook`. */
export const QueuedDelivery = z.object({ deliveryId: z.int() })

/** Tells the endpoints about changes. Part of the transaction of the change: a rollback also removes the messages. */
export async function announce(tx: Transaction, messages: WebhookMessage[]): Promise<void> {
  if (messages.length > 0) await queueDeliveries(tx, await webhooks.addDeliveries(tx, messages))
}

export async function queueDeliveries(
  tx: Transaction,
  deliveries: webhooks.DeliveryKey[],
  delaySeconds = 0,
): Promise<void> {
  const items = deliveries.map(({ id, endpointId }) => ({
    data: { deliveryId: id } satisfies z.input<typeof QueuedDelivery>,
    group: String(endpointId),
  }))
  if (items.length > 0) await enqueueAll(tx, 'webhook', items, delaySeconds)
}
