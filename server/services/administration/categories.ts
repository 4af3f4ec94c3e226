import type { z } from 'zod'
import { LOCALES } from '@/contracts/languages'
import type {
  AdminCategory,
  createAdminCategory,
  updateAdminCategory,
} from '@/contracts/schemas/admin-categories'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { wouldBeCircular } from '@/server/domain/category-tree'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { withFallbacks, writtenIn } from '@/server/domain/fallback-texts'
import { changesBetween } from '@/server/domain/value-changes'
import type { StaffCtx } from '@/server/http/context'
import * as content from '@/server/repositories/admin-content'
import * as writes from '@/server/repositories/catalogue-writes'
import { changedMeanwhile } from '@/server/services/administration/changed-meanwhile'
import { recordStaff } from '@/server/services/operations/audit'

type CreateInput = z.output<(typeof createAdminCategory)['body']>
type UpdateInput = z.output<(typeof updateAdminCategory)['body']>

export async function list(ctx: StaffCtx): Promise<AdminCategory[]> {
  return (await content.listCategories(ctx.db)).map(describe)
}

export function create(ctx: StaffCtx, input: CreateInput): Promise<AdminCategory> {
  return inTransaction(ctx.db, async (tx) => {
    const all = await content.lockCategories(tx)
    if (all.some(({ key }) => key === input.key)) throw new DomainError('CATEGORY_KEY_TAKEN')
    const { parent_id: parentId, texts } = input
    checkParent(all, null, parentId)
    const row = await content.addCategory(tx, {
      key: input.key,
      icon: '',
      texts: withFallbacks(texts),
      writtenLocales: writtenIn(texts),
      parentId,
      position: input.position,
    })
    return noted(tx, ctx, null, row)
  })
}

export function update(ctx: StaffCtx, input: UpdateInput): Promise<AdminCategory> {
  return inTransaction(ctx.db, async (tx) => {
    const all = await content.lockCategories(tx)
    const before = all.find(({ id }) => id === input.id)
    if (!before) throw new DomainError('NOT_FOUND')
    if (before.version !== input.version)
      throw await changedMeanwhile(tx, 'category-changed', input.id)
    const { texts, position = before.position, parent_id: parentId = before.parentId } = input
    checkParent(all, before.id, parentId)
    const row = await content.updateCategory(tx, before.id, {
      ...(texts ? { texts: withFallbacks(texts), writtenLocales: writtenIn(texts) } : {}),
      parentId,
      position,
    })
    return noted(tx, ctx, before, row)
  })
}

function checkParent(all: content.CategoryRow[], id: number | null, parentId: number | null): void {
  if (parentId === null) return
  const isKnown = all.some((one) => one.id === parentId)
  if (!isKnown || (id !== null && wouldBeCircular(all, id, parentId)))
    throw new InvalidInput({ parent_id: 'fields.invalid' })
}

/** Every catalogue page shows categories. */
async function noted(
  tx: Transaction,
  ctx: StaffCtx,
  before: content.CategoryRow | null,
  row: content.CategoryRow,
): Promise<AdminCategory> {
  const after = describe(row)
  await writes.noteChanges(tx, ['catalogue'])
  const changes = changesBetween(before && describe(before), after)
  await recordStaff(tx, ctx, [{ event: 'category-changed', refId: row.id, changes }])
  return after
}

function describe(row: content.CategoryRow): AdminCategory {
  const { id, key, texts, parentId, position, version } = row
  return {
    id,
    key,
    texts,
    written_locales: row.writtenLocales ?? [...LOCALES],
    parent_id: parentId,
    position,
    version,
  }
}
