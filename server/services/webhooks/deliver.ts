import { inTransaction } from '@/server/db/transaction'
import { retryDelay } from '@/server/domain/webhook-messages'
import type { Services } from '@/server/http/context'
import * as receivedWebhooks from '@/server/repositories/received-webhooks'
import * as webhooks from '@/server/repositories/webhooks'
import { deleteInBatches } from '@/server/services/operations/delete-in-batches'
import type { WebhookAnswer } from '@/server/webhooks/sender'
import { queueDeliveries, QueuedDelivery } from './announce'
import { secretOf } from './secrets'

/** Job of the queue `webhook`: one attempt, which queues the next one in the transaction that notes its failure. */
export async function deliver(services: Services, data: unknown): Promise<void> {
  const { deliveryId } = QueuedDelivery.parse(data)
  const found = await webhooks.findDelivery(services.db, deliveryId)
  if (!found || found.delivery.status !== 'waiting') return
  const { delivery, endpoint } = found
  const { event, data: about, createdAt, messageId, attempts } = delivery
  if (!endpoint.isOn) return note(services, delivery, OFF)
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: about })
  const answer = await services.webhooks.send({
    url: endpoint.url,
    secret: secretOf(services.config, endpoint),
    id: `msg_${messageId}`,
    body,
  })
  await note(services, delivery, answer, retryDelay(attempts + 1))
}

/** Not repeated: the owner switched it off, and can replay its messages later. */
const OFF: WebhookAnswer = { status: null, text: 'The endpoint is off.' }

function note(
  { db }: Services,
  delivery: webhooks.DeliveryRow,
  { status, text }: WebhookAnswer,
  delay?: number,
): Promise<void> {
  const isTaken = status !== null && status >= 200 && status < 300
  const failed = delay === undefined ? 'failed' : 'waiting'
  return inTransaction(db, async (tx) => {
    const isNoted = await webhooks.noteAttempt(tx, delivery, {
      status: isTaken ? 'sent' : failed,
      answerStatus: status,
      answer: text,
    })
    if (isNoted && !isTaken && delay !== undefined) await queueDeliveries(tx, [delivery], delay)
  })
}

/** Retention of messages to and from other servers is 30 days. */
export async function deleteOld({ db }: Services): Promise<void> {
  await deleteInBatches((most) => webhooks.deleteOldDeliveries(db, most))
  await deleteInBatches((most) => receivedWebhooks.deleteOld(db, most))
}
