import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { pushSubscriptions } from '@/server/db/tables/push'
import type { NoticeCode } from '@/server/domain/notices'

export type Subscription = Omit<typeof pushSubscriptions.$inferInsert, 'sent' | 'createdAt'>

/** More than are retried at the same time. */
const MAX_REMEMBERED = 50

/**
 * Stores a subscription and removes earlier ones of the same browser. Takes an advisory lock on the endpoint, so
 * that concurrent sessions are serialised.
 */
export async function keep(tx: Transaction, subscription: Subscription): Promise<void> {
  const { sessionId, endpoint, auth } = subscription
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`)
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpoint, endpoint),
        eq(pushSubscriptions.auth, auth),
        ne(pushSubscriptions.sessionId, sessionId),
      ),
    )
  await tx
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: subscription })
}

export async function endpointOf(
  db: Queryable,
  userId: number,
  sessionId: number,
): Promise<string | null> {
  const [row] = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.userId, userId)))
  return row?.endpoint ?? null
}

export async function remove(db: Queryable, userId: number, sessionId: number): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.userId, userId)))
}

export interface Claim {
  endpoint: string
  p256dh: Buffer
  auth: Buffer
  languageFile: string
  code: NoticeCode
  params: Record<string, string | number>
  refId: number | null
}

/**
 * Records that a notice is sent to a browser, and returns both. Undefined when it was sent before, is read, or
 * the session has ended.
 */
export async function claim(
  db: Queryable,
  sessionId: number,
  noticeId: number,
): Promise<Claim | undefined> {
  const { rows } = await db.execute<Record<keyof Claim, never>>(sql`
    update push_subscriptions p
    set sent = (p.sent || ${noticeId}::bigint)[greatest(1, cardinality(p.sent) + 2 - ${MAX_REMEMBERED}::int):]
    from sessions s, users u, notices n
    where p.session_id = ${sessionId} and not ${noticeId}::bigint = any (p.sent)
      and s.id = p.session_id and s.expires_at > now() and u.id = p.user_id
      and n.id = ${noticeId} and n.user_id = p.user_id and n.read_at is null
    returning p.endpoint, p.p256dh, p.auth, u.language_file as "languageFile", n.code, n.params,
      n.ref_id::float8 as "refId"`)
  return rows[0]
}

/** Undoes `claim` after a failure, so that the notice can be sent again. */
export async function release(db: Queryable, sessionId: number, noticeId: number): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ sent: sql`array_remove(${pushSubscriptions.sent}, ${noticeId}::bigint)` })
    .where(eq(pushSubscriptions.sessionId, sessionId))
}

/** Deletes a subscription that the push service no longer knows, unless the session has replaced it. */
export async function deleteEndpoint(
  db: Queryable,
  sessionId: number,
  endpoint: string,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.endpoint, endpoint)),
    )
}
