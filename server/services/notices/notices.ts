import type { z } from 'zod'
import type { Locale } from '@/contracts/languages'
import type { listNotices, Notice, readNotices } from '@/contracts/schemas/notices'
import { inTransaction } from '@/server/db/transaction'
import { readPageById } from '@/server/domain/cursor'
import { type NoticeCode, NOTICES, pageOf } from '@/server/domain/notices'
import type { Ctx } from '@/server/http/context'
import * as events from '@/server/repositories/events'
import * as notices from '@/server/repositories/notices'
import { noticeWords } from './notice-words'

type ListInput = z.output<(typeof listNotices)['query']>
type ReadInput = z.output<(typeof readNotices)['body']>

const CODES = Object.keys(NOTICES) as NoticeCode[]

export async function list(ctx: Ctx, input: ListInput) {
  const filter = {
    id: input.id,
    codes: input.kind && CODES.filter((code) => NOTICES[code].kind === input.kind),
    isUnread: input.unread,
  }
  const { rows, next_cursor } = await readPageById(
    ctx.config,
    'notices',
    input,
    (page) => notices.list(ctx.db, ctx.shopperId, { ...filter, ...page }),
    ({ id }) => id,
  )
  return { list: rows.map((row) => describe(row, ctx.locale)), next_cursor }
}

/** Notifies the shopper's other screens, so that their badges agree. */
export async function read(ctx: Ctx, { ids }: ReadInput) {
  return inTransaction(ctx.db, async (tx) => {
    const marked = await notices.markRead(tx, ctx.shopperId, ids)
    if (marked > 0)
      await events.add(tx, [
        { userId: ctx.shopperId, kind: 'notice', refId: ids?.[0] ?? 0, detail: 'read' },
      ])
    return { unread: await notices.countUnread(tx, ctx.shopperId) }
  })
}

function describe(row: notices.NoticeRow, locale: Locale): Notice {
  return {
    id: row.id,
    kind: NOTICES[row.code].kind,
    ...noticeWords(row.code, row.params, locale),
    link: pageOf(row.code, row.refId),
    read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  }
}
