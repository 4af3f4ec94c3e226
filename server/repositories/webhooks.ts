import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { webhookDeliveries, webhookEndpoints } from '@/server/db/tables/webhooks'
import type { WebhookMessage } from '@/server/domain/webhook-messages'

export type WebhookRow = typeof webhookEndpoints.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
export type DeliveryKey = Pick<DeliveryRow, 'id' | 'endpointId'>
type DeliveryStatus = DeliveryRow['status']

/** Every message is sent to each of them, and the list shows all. */
export const MAX_ENDPOINTS = 100

export function list(db: Queryable): Promise<WebhookRow[]> {
  return db.select().from(webhookEndpoints).orderBy(desc(webhookEndpoints.id)).limit(MAX_ENDPOINTS)
}

/** Like `list`; no other call adds an endpoint until the transaction ends. */
export async function lockList(tx: Transaction): Promise<WebhookRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('admin webhooks'))`)
  return list(tx)
}

/** Locks the row until the transaction ends. */
export async function lock(tx: Transaction, id: number): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('update')
  return row
}

export async function add(
  tx: Transaction,
  endpoint: typeof webhookEndpoints.$inferInsert,
): Promise<WebhookRow> {
  const [row] = await tx.insert(webhookEndpoints).values(endpoint).returning()
  return row!
}

export async function update(
  tx: Transaction,
  id: number,
  changed: Partial<Pick<WebhookRow, 'url' | 'events' | 'isOn' | 'secret'>>,
): Promise<WebhookRow> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ ...changed, version: sql`${webhookEndpoints.version} + 1` })
    .where(eq(webhookEndpoints.id, id))
    .returning()
  return row!
}

export async function remove(tx: Transaction, id: number): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
}

/** Writes one delivery for each endpoint that wants a message, in one statement. Returns their ids. */
export async function addDeliveries(
  tx: Transaction,
  messages: WebhookMessage[],
): Promise<DeliveryKey[]> {
  const given = JSON.stringify(messages.map(({ event, data }) => [event, data]))
  const sent = tx.execute<{ id: number; endpointId: number }>(sql`
    insert into webhook_deliveries (endpoint_id, event, data)
    select e.id, m ->> 0, m -> 1 from jsonb_array_elements(${given}::jsonb) as m
      join webhook_endpoints e on e.is_on and m ->> 0 = any (e.events)
    returning id::float8 as id, endpoint_id::float8 as "endpointId"`)
  const { rows } = await sent.execute()
  return rows
}

export async function findDelivery(db: Queryable, id: number) {
  const [row] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, id))
  return row
}

export function listDeliveries(
  db: Queryable,
  endpointId: number,
  filter: { status?: DeliveryStatus | undefined; beforeId?: number | undefined; limit: number },
): Promise<DeliveryRow[]> {
  const { status, beforeId, limit } = filter
  return db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        status === undefined ? undefined : eq(webhookDeliveries.status, status),
        beforeId === undefined ? undefined : lt(webhookDeliveries.id, beforeId),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit)
}

/** Notes an attempt; false when another run has noted one meanwhile. */
export async function noteAttempt(
  tx: Transaction,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  outcome: Pick<DeliveryRow, 'status' | 'answerStatus' | 'answer'>,
): Promise<boolean> {
  const rows = await tx
    .update(webhookDeliveries)
    .set({ ...outcome, attempts: attempts + 1, triedAt: sql`now()` })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.attempts, attempts),
        eq(webhookDeliveries.status, 'waiting'),
      ),
    )
    .returning({ id: webhookDeliveries.id })
  return rows.length > 0
}

/** Lets one delivery that is not waiting, or the first failed ones, begin again. Returns their ids. */
export async function renew(
  tx: Transaction,
  endpointId: number,
  choice: { deliveryId: number } | { most: number },
): Promise<DeliveryKey[]> {
  const own = eq(webhookDeliveries.endpointId, endpointId)
  const chosen =
    'deliveryId' in choice
      ? and(
          own,
          eq(webhookDeliveries.id, choice.deliveryId),
          ne(webhookDeliveries.status, 'waiting'),
        )
      : inArray(
          webhookDeliveries.id,
          tx
            .select({ id: webhookDeliveries.id })
            .from(webhookDeliveries)
            .where(and(own, eq(webhookDeliveries.status, 'failed')))
            .orderBy(webhookDeliveries.id)
            .limit(choice.most),
        )
  const rows = await tx
    .update(webhookDeliveries)
    .set({ status: 'waiting', attempts: 0 })
    .where(chosen)
    .returning({ id: webhookDeliveries.id })
  return rows.map(({ id }) => ({ id, endpointId }))
}

export async function deleteOldDeliveries(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where created_at < now() - interval '30 days' limit ${most})`)
  return rowCount ?? 0
}
