import type { z } from 'zod'
import { DEFAULT_PAGE_SIZE } from '@/contracts/limits'
import type { listAuditEvents } from '@/contracts/schemas/staff'
import type { AuditedEvent } from '@/contracts/audited-events'
import { decodeCursor, encodeCursor } from '@/server/domain/cursor'
import type { StaffCtx } from '@/server/http/context'
import * as auditEvents from '@/server/repositories/audit-events'

export async function list(ctx: StaffCtx, input: z.output<(typeof listAuditEvents)['query']>) {
  const limit = input.limit ?? DEFAULT_PAGE_SIZE
  const after = decodeCursor<{ id: number }>(ctx.config, 'audit', input.cursor)
  const { event, staff_id: staffId, user_id: userId, ref_id: refId } = input
  const filter = {
    ...(event === undefined ? {} : { event: event as AuditedEvent }),
    ...(staffId === undefined ? {} : { staffId }),
    ...(userId === undefined ? {} : { userId }),
    ...(refId === undefined ? {} : { refId }),
  }
  const rows = await auditEvents.list(ctx.db, filter, { beforeId: after?.id, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    list: shown.map((row) => ({
      id: row.id,
      event: row.event,
      is_done: row.isDone,
      actor: row.actor,
      staff_id: row.staffId,
      staff_name: row.staffName,
      user_id: row.userId,
      ref_id: row.refId,
      changes: row.changes,
      ip: row.ip,
      device: row.device,
      request_id: row.requestId,
      created_at: row.createdAt.toISOString(),
    })),
    next_cursor: last ? encodeCursor(ctx.config, 'audit', { id: last.id }) : null,
  }
}
