import type { Database, Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { checkNewProduct } from '@/server/domain/imports/check-draft'
import type { ProductDraft } from '@/server/domain/imports/draft'
import { planProduct, type ProductPlan, type StoredProduct } from '@/server/domain/imports/plan'
import type { Problem } from '@/server/domain/imports/problem'
import { reasonOf, type Reason } from '@/server/domain/imports/reason'
import * as catalogue from '@/server/repositories/catalogue-import'
import { noteChanges } from '@/server/repositories/catalogue-writes'
import { firstLines } from '@/server/repositories/import-session'
import type { BatchOptions, ReadyDraft } from './batch-input'
import { CATEGORY_KEY, categoriesOf, shopsOf } from './missing-places'

export interface BatchResult {
  added: number
  changed: number
  unchanged: number
  /** Of products that existed. */
  skusAdded: number
  skusRetired: number
  /** By product that is rejected. */
  problems: Problem[][]
}

const NOTHING = { added: 0, changed: 0, unchanged: 0, skusAdded: 0, skusRetired: 0 }

type AtEnd = (tx: Transaction, result: BatchResult) => Promise<void>

/** Indexes of names that another import may add between the comparison and the write. */
const UNIQUE_NAMES = ['products_handle', 'skus_code', 'categories_key_unique', 'shops_handle']

/**
 * Compares the drafts with the catalogue and, unless it is a dry run, writes the differences. A product is written whole
 * or not at all. `atEnd` is in the same transaction.
 */
export function importBatch(
  db: Database,
  drafts: ReadyDraft[],
  options: BatchOptions,
  atEnd: AtEnd,
): Promise<BatchResult> {
  const work = async (tx: Transaction) => {
    const known = await readKnown(tx, drafts, options)
    const result: BatchResult = { ...NOTHING, problems: [] }
    const written: catalogue.WrittenProduct[] = []
    for (const ready of drafts) {
      const planned = planOf(ready, known, options)
      if ('problems' in planned) {
        result.problems.push(planned.problems)
        continue
      }
      const { stored, plan } = planned
      if (!plan.isChanged) result.unchanged += 1
      else written.push({ ...plan, id: stored?.id ?? 0, isNew: stored === null })
    }
    for (const { isNew, skusAdded, skusRetired } of written) {
      result[isNew ? 'added' : 'changed'] += 1
      result.skusAdded += skusAdded
      result.skusRetired += skusRetired
    }
    if (!options.isDryRun) await save(tx, written, known)
    await atEnd(tx, result)
    return result
  }
  return inTransaction(db, work, UNIQUE_NAMES)
}

async function readKnown(tx: Transaction, drafts: ReadyDraft[], options: BatchOptions) {
  const handles = drafts.map(({ draft }) => draft.handle)
  const codes = drafts.flatMap(({ draft: { skus = [] } }) => skus.flatMap(({ code }) => code ?? []))
  const shops = await shopsOf(tx, drafts, options)
  const categories = await categoriesOf(tx, drafts, options)
  const products = await catalogue.findProducts(tx, handles, !options.isDryRun)
  const shopIds = [...products.values()].map(({ shopId }) => shopId)
  return {
    shops,
    categories,
    products,
    shopsOfProducts: await catalogue.shopsWithIds(tx, options.scope, shopIds),
    skusOfCodes: await catalogue.skusOfCodes(tx, codes),
    handleLines: await firstLines(tx, 'handle', handles),
    codeLines: await firstLines(tx, 'code', codes),
  }
}

type Known = Awaited<ReturnType<typeof readKnown>>

type Rejected = { problems: Problem[] }
type Planned = { plan: ProductPlan; stored: StoredProduct | null }

function planOf(ready: ReadyDraft, known: Known, options: BatchOptions): Planned | Rejected {
  const { line, skuLines } = ready
  const rejected = (field: string | null, reason: Reason, at = line): Rejected => ({
    problems: [{ line: at, field, ...reason }],
  })
  const firstLine = known.handleLines.get(ready.draft.handle)
  if (firstLine !== undefined && firstLine !== line)
    return rejected('handle', reasonOf('handleOnLine', { line: firstLine }))
  const stored = known.products.get(ready.draft.handle) ?? null
  const shop = shopOf(ready.draft, stored, known, options)
  if ('reason' in shop) return rejected('shop', shop)
  if (stored && stored.shopId !== shop.id) return rejected('handle', reasonOf('handleOfOtherShop'))
  const checked = stored ? ready : checkNewProduct(ready.draft, ready)
  if ('problems' in checked) return checked
  const { draft } = checked
  const categoryId =
    draft.category === undefined
      ? stored?.categoryId
      : known.categories.get(draft.category.toLowerCase())
  if (categoryId === undefined) return rejected('category', noCategory(draft.category ?? ''))
  for (const [at, { code }] of (draft.skus ?? []).entries()) {
    const reason =
      code === undefined
        ? null
        : codeProblem(code, skuLines[at] ?? line, { id: stored?.id, shopId: shop.id }, known)
    if (reason) return rejected('sku', reason, skuLines[at])
  }
  const resolved = { ...draft, shopId: shop.id, isShopOpen: shop.isOpen, categoryId }
  const planned = planProduct(resolved, stored)
  if ('plan' in planned) return { ...planned, stored }
  const { field, sku, ...reason } = planned
  return rejected(field, reason, sku === undefined ? line : skuLines[sku])
}

/** The shop that the file or the import names; without one, the shop of the product with this handle. */
function shopOf(
  draft: ProductDraft,
  stored: StoredProduct | null,
  known: Known,
  options: BatchOptions,
): catalogue.ImportShop | Reason {
  const handle = draft.shop ?? options.shop
  if (handle !== undefined) return known.shops.get(handle) ?? noShop(handle, draft, options)
  const own = stored && known.shopsOfProducts.get(stored.shopId)
  return own ?? reasonOf(options.hints.shop)
}

/** Whether the shop of another merchant exists is not told. Only a shop that the product names itself can be added. */
function noShop(handle: string, { shop }: ProductDraft, { scope }: BatchOptions): Reason {
  const given = { given: handle }
  if (scope !== null) return reasonOf('shopForbidden', given)
  return reasonOf(shop === undefined ? 'shopUnknown' : 'shopToAdd', given)
}

const noCategory = (key: string) =>
  reasonOf(CATEGORY_KEY.test(key) ? 'categoryUnknown' : 'categoryKey', { given: key })

interface Owner {
  /** Undefined for a new product. */
  id: number | undefined
  shopId: number
}

/** The retired SKU of another product of the shop that gives its code away. */
function formerSkuOf(code: string | null, product: Owner, known: Known) {
  const sku = code === null ? undefined : known.skusOfCodes.get(code)
  const isOther = sku?.isRetired && sku.shopId === product.shopId && sku.productId !== product.id
  return isOther ? sku : undefined
}

/** The code of a SKU is unique in the file and in the catalogue. */
function codeProblem(code: string, line: number, product: Owner, known: Known) {
  const first = known.codeLines.get(code)
  if (first !== undefined && first !== line) return reasonOf('codeOnLine', { line: first })
  const owner = known.skusOfCodes.get(code)?.productId
  const isFree = owner === undefined || owner === product.id || formerSkuOf(code, product, known)
  return isFree ? null : reasonOf('codeOfOtherProduct')
}

async function save(tx: Transaction, written: catalogue.WrittenProduct[], known: Known) {
  if (written.length === 0) return
  const former = new Set(
    written.flatMap(({ id, values: { shopId }, added, changed }) =>
      [...added, ...changed].flatMap(
        ({ code }) => formerSkuOf(code, { id, shopId }, known)?.id ?? [],
      ),
    ),
  )
  await catalogue.freeCodes(tx, [...former])
  for (const sku of written.flatMap(({ changed }) => changed))
    if (former.has(sku.id)) sku.code = null
  const added = written.filter(({ isNew }) => isNew)
  const ids = added.length > 0 ? await catalogue.nextProductIds(tx, added.length) : []
  for (const [at, product] of added.entries()) product.id = ids[at]!
  await catalogue.saveProducts(tx, written)
  await catalogue.saveSkus(tx, written)
  await catalogue.refreshShops(tx, written)
  // The triggers note changes of rows, but no new ones.
  const shopTags = added.map(({ values }) => `shop-${values.shopId}`)
  const tags = new Set([...written.map(({ id }) => `product-${id}`), ...shopTags])
  if (added.length > 0) tags.add('home')
  await noteChanges(tx, [...tags])
}
