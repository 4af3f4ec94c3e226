import type { z } from 'zod'
import { offeredLocaleOfFile } from '@/contracts/brand'
import type { subscribePush } from '@/contracts/schemas/push'
import { inTransaction } from '@/server/db/transaction'
import { pageOf } from '@/server/domain/notices'
import type { Ctx, Services } from '@/server/http/context'
import * as subscriptions from '@/server/repositories/push-subscriptions'
import { holdSession } from '@/server/services/accounts/hold-session'

import { noticeWords } from './notice-words'
import { QueuedPush } from './push-queue'

type Subscribe = z.output<(typeof subscribePush)['body']>

export async function state(ctx: Ctx) {
  return {
    public_key: ctx.push.publicKey,
    endpoint: await subscriptions.endpointOf(ctx.db, ctx.shopperId, ctx.sessionId),
  }
}

export async function subscribe(ctx: Ctx, { endpoint, keys }: Subscribe) {
  await inTransaction(ctx.db, async (tx) => {
    await holdSession(tx, ctx)
    await subscriptions.keep(tx, {
      sessionId: ctx.sessionId,
      userId: ctx.shopperId,
      endpoint,
      p256dh: Buffer.from(keys.p256dh, 'base64url'),
      auth: Buffer.from(keys.auth, 'base64url'),
    })
  })
  return null
}

export async function unsubscribe(ctx: Ctx) {
  await subscriptions.remove(ctx.db, ctx.shopperId, ctx.sessionId)
  return null
}

/** Job of the queue `push`. Throws when the push service did not accept the notice, so that the queue retries. */
export async function deliver(services: Services, data: unknown): Promise<void> {
  const { noticeId, sessionId } = QueuedPush.parse(data)
  const claim = await subscriptions.claim(services.db, sessionId, noticeId)
  if (!claim) return
  const lang = offeredLocaleOfFile(claim.languageFile)
  const outcome = await services.push.send(claim, {
    notice: noticeId,
    lang,
    ...noticeWords(claim.code, claim.params, lang),
    path: pageOf(claim.code, claim.refId),
  })
  if (outcome === 'gone') await subscriptions.deleteEndpoint(services.db, sessionId, claim.endpoint)
  if (outcome === 'lost') services.log.warn({ noticeId }, 'a push service rejected a notice')
  if (outcome !== 'later') return
  await subscriptions.release(services.db, sessionId, noticeId)
  throw new Error('the push service could not be reached')
}
