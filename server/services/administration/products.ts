import type { z } from 'zod'
import type {
  AdminProduct,
  createAdminProduct,
  ChangedSku,
  updateAdminProduct,
} from '@/contracts/schemas/admin-products'
import type { Queryable, Transaction } from '@/server/db/connection'
import { inTransaction, violatedIndexOf } from '@/server/db/transaction'
import {
  handleOf,
  handleWithId,
  lowestPrice,
  originalPriceAt,
  originalPriceErrors,
  textErrors,
  type FieldErrors,
} from '@/server/domain/catalogue-input'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { sourceOf, withFallbacks, writtenIn } from '@/server/domain/fallback-texts'
import { arrangeSkus, type Arrangement, type StoredSku } from '@/server/domain/sku-arrangement'
import { changesBetween } from '@/server/domain/value-changes'
import type { StaffCtx } from '@/server/http/context'
import * as products from '@/server/repositories/admin-products'
import * as writes from '@/server/repositories/catalogue-writes'
import { changedMeanwhile } from '@/server/services/administration/changed-meanwhile'
import { recordStaff } from '@/server/services/operations/audit'
import { altsOf, resolvePictures, type Pictures } from './product-pictures'
import { describeProduct, writtenTextsOf } from './product-view'

type CreateInput = z.output<(typeof createAdminProduct)['body']>
type UpdateInput = z.output<(typeof updateAdminProduct)['body']>

export async function get(ctx: StaffCtx, id: number): Promise<AdminProduct> {
  const row = await products.find(ctx.db, ctx.scope, id)
  if (!row) throw new DomainError('NOT_FOUND')
  return describeProduct(row, await products.skusOf(ctx.db, [id]))
}

export function create(ctx: StaffCtx, input: CreateInput): Promise<AdminProduct> {
  const { texts } = input
  refuse(textErrors(texts))
  return write(ctx, input, async (tx) => {
    const isOpen = await products.lockShop(tx, ctx.scope, input.shop_id)
    if (isOpen === undefined) throw new DomainError('NOT_FOUND')
    await checkCategory(tx, input.category_id)
    const pictures = await resolvePictures(tx, ctx, input, [])
    const given = givenSkus(input.skus, pictures)
    const { errors, added } = arrangeSkus({ texts, skus: [] }, { texts, given })
    refuse(errors)
    const price = lowestPrice(added)
    refuse(originalPriceErrors(price, input.original_price))
    const id = await products.nextId(tx)
    await products.freeCodes(tx, {
      shopId: input.shop_id,
      productId: id,
      ofSkus: [],
      codes: codesOf(added),
    })
    const images = pictures.images!
    await writes.addProduct(
      tx,
      {
        id,
        shopId: input.shop_id,
        categoryId: input.category_id,
        texts: withFallbacks(texts),
        writtenLocales: writtenIn(texts),
        handle: input.handle ?? (await derivedHandle(tx, texts[sourceOf(texts)]!.name, id)),
        images: images.map(({ url }) => url),
        imageAlts: altsOf(images),
        price,
        originalPrice: input.original_price,
        ...saleState(input.on_sale, isOpen),
        listedAt: input.listed_at ? new Date(input.listed_at) : new Date(),
      },
      added,
    )
    await writes.noteChanges(tx, [`product-${id}`, `shop-${input.shop_id}`, 'home'])
    return recorded(tx, ctx, null, id)
  })
}

export function update(ctx: StaffCtx, input: UpdateInput): Promise<AdminProduct> {
  if (input.texts) refuse(textErrors(input.texts))
  return write(ctx, input, async (tx) => {
    const locked = await products.lock(tx, ctx.scope, input.id)
    if (!locked) throw new DomainError('NOT_FOUND')
    const { product: row, skus } = locked
    if (row.version !== input.version) throw await changedMeanwhile(tx, 'product-changed', input.id)
    refuseOldStock(input.skus ?? [], skus)
    const isOpen = (await products.lockShop(tx, ctx.scope, row.shopId)) ?? false
    const categoryId = input.category_id ?? row.categoryId
    if (categoryId !== row.categoryId) {
      await checkCategory(tx, categoryId)
      if (!row.isDraft) await products.addCategory(tx, row.shopId, categoryId)
    }
    const former = writtenTextsOf(row)
    const texts = input.texts ?? former
    const stored = [...row.images, ...skus.flatMap(({ image }) => image ?? [])]
    const pictures = await resolvePictures(tx, ctx, input, stored)
    const given = input.skus && givenSkus(input.skus, pictures)
    const arranged = arrangeSkus({ texts: former, skus }, { texts, given })
    refuse(arranged.errors)
    if (given) await saveSkus(tx, row, skus, arranged)
    const price = lowestPrice([...arranged.kept.filter((sku) => !sku.isRetired), ...arranged.added])
    const { images } = pictures
    const [before, after] = [row.images[0], images?.[0]?.url]
    if (before && after && before !== after) {
      const isShown = await products.replaceShopPicture(tx, row.shopId, { before, after })
      if (isShown) await writes.noteChanges(tx, [`shop-${row.shopId}`, 'home'])
    }
    await products.update(tx, row.id, {
      categoryId,
      handle: input.handle ?? row.handle,
      ...(input.texts ? { texts: withFallbacks(texts), writtenLocales: writtenIn(texts) } : {}),
      ...(images ? { images: images.map(({ url }) => url), imageAlts: altsOf(images) } : {}),
      price,
      originalPrice: originalPriceOf(input, row, price),
      ...saleState(input.on_sale ?? (row.isOnSale || row.isPaused), isOpen),
      listedAt: input.listed_at ? new Date(input.listed_at) : row.listedAt,
    })
    return recorded(tx, ctx, describeProduct(row, skus), row.id)
  })
}

/** Refuses a stock that was computed from one that orders have changed since. */
function refuseOldStock(given: ChangedSku[], stored: StoredSku[]): void {
  const stocks = new Map(stored.map(({ id, stock }) => [id, stock]))
  const isOld = given.some(
    ({ id, stock_before: before }) => before !== undefined && stocks.get(id!) !== before,
  )
  if (isOld) throw new DomainError('CHANGED_MEANWHILE', { changed_by: null, changed_at: null })
}

/** Without a new one, an original price below the price is removed. */
function originalPriceOf(
  { original_price: given }: UpdateInput,
  { originalPrice }: products.ProductRow,
  price: number,
): number | null {
  if (given !== undefined) {
    refuse(originalPriceErrors(price, given))
    return given
  }
  return originalPriceAt(price, originalPrice)
}

/** A product of a closed shop waits for the shop to open. */
export const saleState = (isWanted: boolean, isShopOpen: boolean) => ({
  isOnSale: isWanted && isShopOpen,
  isPaused: isWanted && !isShopOpen,
})

async function saveSkus(
  tx: Transaction,
  { id, shopId }: products.ProductRow,
  before: StoredSku[],
  { kept, added }: Arrangement,
): Promise<void> {
  const formerCode = new Map(before.map((sku) => [sku.id, sku.code]))
  await products.freeCodes(tx, {
    shopId,
    productId: id,
    ofSkus: kept.filter((sku) => sku.code !== formerCode.get(sku.id)).map((sku) => sku.id),
    codes: codesOf([...kept, ...added]),
  })
  await products.saveSkus(tx, kept)
  await products.addSkus(tx, id, added)
  // Triggers note only changes of the SKUs that there were.
  if (added.length > 0) await writes.noteChanges(tx, [`product-${id}`])
}

const codesOf = (skus: { code: string | null }[]) => skus.flatMap(({ code }) => code ?? [])

const givenSkus = (skus: ChangedSku[], { ofSkus }: Pictures) =>
  skus.map(({ weight_grams: weightGrams, stock_before: _, ...sku }, place) => ({
    ...sku,
    weightGrams,
    image: ofSkus[place],
  }))

async function checkCategory(tx: Transaction, id: number): Promise<void> {
  if (!(await products.hasCategory(tx, id)))
    throw new InvalidInput({ category_id: 'fields.invalid' })
}

async function derivedHandle(tx: Transaction, name: string, id: number): Promise<string> {
  const handle = handleOf(name, `product-${id}`)
  return (await products.hasHandle(tx, handle)) ? handleWithId(handle, id) : handle
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors)
}

/** Reads the product after the change, and records the difference. */
async function recorded(
  tx: Transaction,
  ctx: StaffCtx,
  before: AdminProduct | null,
  id: number,
): Promise<AdminProduct> {
  const row = await products.find(tx, ctx.scope, id)
  const after = describeProduct(row!, await products.skusOf(tx, [id]))
  const event = before ? 'product-changed' : 'product-added'
  await recordStaff(tx, ctx, [{ event, refId: id, changes: changesBetween(before, after) }])
  return after
}

function write<T>(
  { db }: StaffCtx,
  input: CreateInput | UpdateInput,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(db, work).catch(async (error: unknown) => {
    const index = violatedIndexOf(error)
    if (index === 'products_handle') throw new DomainError('HANDLE_TAKEN')
    if (index === 'skus_code') throw await skuCodeTaken(db, input)
    throw error
  })
}

/** Names the first SKU whose code another product has, unless that has given it up meanwhile. */
async function skuCodeTaken(db: Queryable, input: CreateInput | UpdateInput): Promise<DomainError> {
  const codes = (input.skus ?? []).map(({ code }) => code ?? '')
  const taken = await products.codesOfOthers(db, codes, 'id' in input ? input.id : null)
  const place = codes.findIndex((code) => taken.has(code))
  return new DomainError('SKU_CODE_TAKEN', place >= 0 ? { field: `skus.${place}.code` } : null)
}
