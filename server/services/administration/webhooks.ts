import type { z } from 'zod'
import type * as schemas from '@/contracts/schemas/admin-webhooks'
import { inTransaction } from '@/server/db/transaction'
import { readPageById } from '@/server/domain/cursor'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { changesBetween } from '@/server/domain/value-changes'
import type { StaffCtx } from '@/server/http/context'
import * as webhooks from '@/server/repositories/webhooks'
import { changedMeanwhile } from '@/server/services/administration/changed-meanwhile'
import { recordStaff } from '@/server/services/operations/audit'
import { queueDeliveries } from '@/server/services/webhooks/announce'
import { newSecret } from '@/server/services/webhooks/secrets'

type AddInput = z.output<typeof schemas.addAdminWebhook.body>
type UpdateInput = z.output<typeof schemas.updateAdminWebhook.body>
type DeliveriesInput = z.output<typeof schemas.listAdminWebhookDeliveries.query>
type ReplayInput = z.output<typeof schemas.replayAdminWebhook.body>

const MOST_REPLAYED = 1000

export async function list({ db }: StaffCtx) {
  return { list: (await webhooks.list(db)).map(describe) }
}

export function add(ctx: StaffCtx, { url, events }: AddInput) {
  refuseUrl(ctx, url)
  return inTransaction(ctx.db, async (tx) => {
    if ((await webhooks.lockList(tx)).length >= webhooks.MAX_ENDPOINTS)
      throw new DomainError('WEBHOOK_LIMIT')
    const { secret, sealed } = newSecret(ctx.config)
    const row = await webhooks.add(tx, { url, events, secret: sealed })
    const changes = changesBetween(null, { url, events })
    await recordStaff(tx, ctx, [{ event: 'webhook-added', refId: row.id, changes }])
    return { webhook: describe(row), secret }
  })
}

export function update(ctx: StaffCtx, input: UpdateInput) {
  if (input.url !== undefined) refuseUrl(ctx, input.url)
  return inTransaction(ctx.db, async (tx) => {
    const before = await webhooks.lock(tx, input.id)
    if (!before) throw new DomainError('NOT_FOUND')
    if (before.version !== input.version)
      throw await changedMeanwhile(tx, 'webhook-changed', input.id)
    const { url = before.url, events = before.events, is_on: isOn = before.isOn } = input
    const renewed = input.renew_secret ? newSecret(ctx.config) : null
    const secret = renewed?.sealed ?? before.secret
    const after = await webhooks.update(tx, input.id, { url, events, isOn, secret })
    const changes = {
      ...changesBetween(describe(before), describe(after)),
      ...(renewed ? { secret: { before: 'earlier', after: 'renewed' } } : {}),
    }
    await recordStaff(tx, ctx, [{ event: 'webhook-changed', refId: input.id, changes }])
    return { webhook: describe(after), secret: renewed?.secret ?? null }
  })
}

export function remove(ctx: StaffCtx, id: number) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await webhooks.lock(tx, id)
    if (!before) throw new DomainError('NOT_FOUND')
    await webhooks.remove(tx, id)
    const changes = changesBetween(describe(before), null)
    await recordStaff(tx, ctx, [{ event: 'webhook-removed', refId: id, changes }])
    return null
  })
}

export async function deliveries(ctx: StaffCtx, input: DeliveriesInput) {
  const { rows, next_cursor } = await readPageById(
    ctx.config,
    'webhook-deliveries',
    input,
    (page) => webhooks.listDeliveries(ctx.db, input.webhook_id, { status: input.status, ...page }),
    ({ id }) => id,
  )
  return { list: rows.map(describeDelivery), next_cursor }
}

export function replay(ctx: StaffCtx, { webhook_id: id, delivery_id: deliveryId }: ReplayInput) {
  return inTransaction(ctx.db, async (tx) => {
    if (!(await webhooks.lock(tx, id))) throw new DomainError('NOT_FOUND')
    const choice = deliveryId === undefined ? { most: MOST_REPLAYED } : { deliveryId }
    const renewed = await webhooks.renew(tx, id, choice)
    if (deliveryId !== undefined && renewed.length === 0) throw new DomainError('NOT_FOUND')
    await queueDeliveries(tx, renewed)
    const changes = changesBetween(null, { deliveries: renewed.length })
    await recordStaff(tx, ctx, [{ event: 'webhook-replayed', refId: id, changes }])
    return { replayed: renewed.length }
  })
}

function refuseUrl({ webhooks: sender }: StaffCtx, url: string): void {
  if (!sender.isAllowed(url)) throw new InvalidInput({ url: 'fields.invalid' })
}

const describe = ({ id, url, events, isOn, version, createdAt }: webhooks.WebhookRow) => ({
  id,
  url,
  events,
  is_on: isOn,
  version,
  created_at: createdAt.toISOString(),
})

const describeDelivery = (row: webhooks.DeliveryRow) => ({
  id: row.id,
  message_id: `msg_${row.messageId}`,
  event: row.event,
  data: row.data,
  status: row.status,
  attempts: row.attempts,
  answer_status: row.answerStatus,
  answer: row.answer,
  created_at: row.createdAt.toISOString(),
  tried_at: row.triedAt?.toISOString() ?? null,
})
