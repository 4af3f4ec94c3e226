import type { z } from 'zod'
import type { listAuditEvents } from '@/contracts/schemas/staff'
import type { AuditedEvent } from '@/contracts/audited-events'
import { readPageById } from '@/server/domain/cursor'
import type { StaffCtx } from '@/server/http/context'
import * as auditEvents from '@/server/repositories/audit-events'

export async function list(ctx: StaffCtx, input: z.output<(typeof listAuditEvents)['query']>) {
  const { event, staff_id: staffId, user_id: userId, ref_id: refId } = input
  const filter = {
    ...(event === undefined ? {} : { event: event as AuditedEvent }),
    ...(staffId === undefined ? {} : { staffId }),
    ...(userId === undefined ? {} : { userId }),
    ...(refId === undefined ? {} : { refId }),
  }
  const { rows, next_cursor } = await readPageById(
    ctx.config,
    'audit',
    input,
    (page) => auditEvents.list(ctx.db, filter, page),
    ({ id }) => id,
  )
  return {
    list: rows.map((row) => ({
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
    next_cursor,
  }
}
