import type { z } from 'zod'
import { LOCALES } from '@/contracts/languages'
import type {
  AdminShop,
  createAdminShop,
  listAdminShops,
  updateAdminShop,
} from '@/contracts/schemas/admin-shops'
import type { Transaction } from '@/server/db/connection'
import { inTransaction, violatedIndexOf } from '@/server/db/transaction'
import { handleOf, handleWithId } from '@/server/domain/catalogue-input'
import { readPage, type PageAfter } from '@/server/domain/cursor'
import { DomainError } from '@/server/domain/domain-error'
import { sourceOf, withFallbacks, writtenIn } from '@/server/domain/fallback-texts'
import { changesBetween } from '@/server/domain/value-changes'
import type { StaffCtx } from '@/server/http/context'
import * as shops from '@/server/repositories/admin-shops'
import * as writes from '@/server/repositories/catalogue-writes'
import { changedMeanwhile } from '@/server/services/administration/changed-meanwhile'
import { recordStaff } from '@/server/services/operations/audit'
import { resolvePicture } from './pictures'

type ListInput = z.output<(typeof listAdminShops)['query']>
type CreateInput = z.output<(typeof createAdminShop)['body']>
type UpdateInput = z.output<(typeof updateAdminShop)['body']>

/** Rows that a page of a filtered list reads at most. */
const SCANNED = 2000

export async function list(ctx: StaffCtx, input: ListInput) {
  const { search, open: isOpen } = input
  const isFiltered = search !== undefined || isOpen !== undefined
  const { rows, next_cursor } = await readPage(
    ctx.config,
    'admin-shops',
    input,
    async ({ after, limit }: PageAfter<{ id: number }>) => {
      const page = { beforeId: after?.id, limit: isFiltered ? SCANNED : limit }
      const read = await shops.page(ctx.db, ctx.scope, { search, isOpen }, page)
      const isCut = isFiltered && read.length === SCANNED
      const found = read.filter(({ isMatch }) => isMatch)
      return { found, end: isCut ? read.at(-1) : undefined }
    },
    ({ shop }) => ({ id: shop.id }),
  )
  return { list: rows.map(({ shop }) => describe(shop)), next_cursor }
}

export async function get(ctx: StaffCtx, id: number): Promise<AdminShop> {
  const row = await shops.find(ctx.db, ctx.scope, id)
  if (!row) throw new DomainError('NOT_FOUND')
  return describe(row)
}

export function create(ctx: StaffCtx, input: CreateInput): Promise<AdminShop> {
  const { texts, handle } = input
  return write(ctx, async (tx) => {
    const added = await shops.add(tx, {
      texts: withFallbacks(texts),
      writtenLocales: writtenIn(texts),
      logo: await resolvePicture(tx, ctx, input.logo, { field: 'logo', stored: null }),
      banner: await resolvePicture(tx, ctx, input.banner, { field: 'banner', stored: null }),
      categoryIds: [],
      isOpen: input.open,
      returnAddress: input.return_address,
      openedAt: new Date(),
    })
    const { name } = texts[sourceOf(texts)]!
    const own = handle ?? (await derivedHandle(tx, name, added.id))
    const after = describe(await shops.setHandle(tx, added.id, own))
    await writes.noteChanges(tx, ['home'])
    const changes = changesBetween(null, after)
    await recordStaff(tx, ctx, [{ event: 'shop-added', refId: added.id, changes }])
    return after
  })
}

/**
 * Products are locked before their shop, as orders do. Those that go on sale while the first batch is hidden are
 * hidden under the lock of the shop.
 */
export function update(ctx: StaffCtx, input: UpdateInput): Promise<AdminShop> {
  const { id, texts } = input
  return write(ctx, async (tx) => {
    const found = await shops.find(tx, ctx.scope, id)
    if (!found) throw new DomainError('NOT_FOUND')
    if (found.version !== input.version) throw await changedMeanwhile(tx, 'shop-changed', id)
    const { open: isOpen = found.isOpen } = input
    if (isOpen !== found.isOpen) await shops.pauseProducts(tx, id, !isOpen)
    const before = await shops.lock(tx, ctx.scope, id)
    if (before?.version !== input.version) throw await changedMeanwhile(tx, 'shop-changed', id)
    const logo = { field: 'logo', stored: before.logo }
    const banner = { field: 'banner', stored: before.banner }
    const after = await shops.update(tx, id, {
      handle: input.handle ?? before.handle,
      ...(texts ? { texts: withFallbacks(texts), writtenLocales: writtenIn(texts) } : {}),
      logo: await resolvePicture(tx, ctx, input.logo, logo),
      banner: await resolvePicture(tx, ctx, input.banner, banner),
      isOpen,
      returnAddress: input.return_address ?? before.returnAddress,
    })
    if (isOpen !== before.isOpen) await shops.pauseProducts(tx, id, !isOpen)
    const changes = changesBetween(describe(before), describe(after))
    if (changes.texts ?? changes.logo) await shops.noteProductPages(tx, id)
    await recordStaff(tx, ctx, [{ event: 'shop-changed', refId: id, changes }])
    return describe(after)
  })
}

async function derivedHandle(tx: Transaction, name: string, id: number): Promise<string> {
  const handle = handleOf(name, `shop-${id}`)
  return (await shops.hasHandle(tx, handle)) ? handleWithId(handle, id) : handle
}

function write<T>({ db }: StaffCtx, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(db, work).catch((error: unknown) => {
    if (violatedIndexOf(error) === 'shops_handle') throw new DomainError('HANDLE_TAKEN')
    throw error
  })
}

function describe(row: shops.ShopRow): AdminShop {
  return {
    id: row.id,
    handle: row.handle,
    texts: row.texts,
    written_locales: row.writtenLocales ?? [...LOCALES],
    logo: row.logo,
    banner: row.banner,
    category_ids: row.categoryIds,
    open: row.isOpen,
    return_address: row.returnAddress,
    product_count: row.productCount,
    sales: row.sales,
    fans: row.fans,
    opened_at: row.openedAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    version: row.version,
  }
}
