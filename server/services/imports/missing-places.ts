import type { Transaction } from '@/server/db/connection'
import type { Texts } from '@/server/db/tables/catalogue'
import { withFallbacks, writtenIn } from '@/server/domain/fallback-texts'
import { pictureUrl } from '@/server/pictures/recipe'
import { addCategory, lockCategories } from '@/server/repositories/admin-content'
import * as catalogue from '@/server/repositories/catalogue-import'
import { addShop, noteChanges } from '@/server/repositories/catalogue-writes'
import type { BatchOptions, ReadyDraft } from './batch-input'

type ShopTexts = { name: string; description: string }

export const CATEGORY_KEY = /^[a-z_]{1,40}$/

/** The shops of the drafts; one that is missing is added when the file has its name. Merchants cannot add shops. */
export async function shopsOf(
  tx: Transaction,
  drafts: ReadyDraft[],
  { scope, shop: shopByDefault, isDryRun }: BatchOptions,
) {
  const handles = drafts.flatMap(({ draft }) => draft.shop ?? shopByDefault ?? [])
  const shops = await catalogue.findShops(tx, scope, [...new Set(handles)])
  for (const { draft } of scope === null ? drafts : []) {
    const { shop: handle, shop_name: names = {} } = draft
    if (handle === undefined || shops.has(handle) || writtenIn(names).length === 0) continue
    const texts: Partial<Texts<ShopTexts>> = Object.fromEntries(
      writtenIn(names).map((locale) => [locale, { name: names[locale]!, description: '' }]),
    )
    const added = {
      handle,
      texts: withFallbacks(texts),
      writtenLocales: writtenIn(names),
      logo: pictureOf('logo'),
      banner: pictureOf('banner'),
      categoryIds: [],
      openedAt: new Date(),
    }
    shops.set(handle, { id: isDryRun ? 0 : await addShop(tx, added), isOpen: true })
  }
  return shops
}

const pictureOf = (variant: 'logo' | 'banner') =>
  pictureUrl({ kinds: ['storage-basket'], colour: 'sand', variant })

/** The categories by key and name; one that is missing is added when the file has its key and its name. */
export async function categoriesOf(
  tx: Transaction,
  drafts: ReadyDraft[],
  { scope, isDryRun }: BatchOptions,
) {
  const known = await catalogue.categoryIds(tx)
  for (const { draft } of scope === null ? drafts : []) {
    const { category: key, category_name: names = {} } = draft
    if (key === undefined) continue
    const isMissing = !known.has(key.toLowerCase()) && CATEGORY_KEY.test(key)
    if (!isMissing || writtenIn(names).length === 0) continue
    known.set(key, isDryRun ? 0 : await add(tx, key, names))
  }
  return known
}

async function add(tx: Transaction, key: string, names: Partial<Texts<string>>) {
  // Another import may have added it before this one had its turn.
  const all = await lockCategories(tx)
  const same = all.find((one) => one.key === key)
  if (same) return same.id
  const texts = withFallbacks(names)
  const row = await addCategory(tx, {
    key,
    icon: '',
    texts,
    writtenLocales: writtenIn(names),
    parentId: null,
    position: all.length,
  })
  await noteChanges(tx, ['catalogue'])
  return row.id
}
