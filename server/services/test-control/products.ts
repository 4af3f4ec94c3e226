import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { LOCALES } from '@/contracts/languages'
import type { createTestProduct, createTestShop } from '@/contracts/schemas/test-control'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import type { Texts } from '@/server/db/tables/catalogue'
import { InvalidInput, InvalidTestInput } from '@/server/domain/domain-error'
import { checkPrices, NO_SHOP } from '@/server/domain/test-control'
import type { Visit } from '@/server/http/context'
import { pictureUrl, productViews, type PictureVariant } from '@/server/pictures/recipe'
import * as writes from '@/server/repositories/catalogue-writes'
import * as shops from '@/server/repositories/shops'

type ShopInput = z.output<(typeof createTestShop)['body']>
type ProductInput = z.output<(typeof createTestProduct)['body']>

/** A kind that the studio has rendered in every view. */
const picture = (variant: PictureVariant) =>
  pictureUrl({ kinds: ['mugs'], colour: 'sand', variant })

const inAllLanguages = <T>(text: T): Texts<T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Texts<T>

const uniqueName = (noun: string) => `Test ${noun} ${randomBytes(5).toString('hex')}`

export function createShop({ db }: Visit, { name = uniqueName('shop') }: ShopInput) {
  return inTransaction(db, async (tx) => ({ id: await addShop(tx, name), name }))
}

async function addShop(tx: Transaction, name: string): Promise<number> {
  const id = await writes.addShop(tx, {
    texts: inAllLanguages({ name, description: 'A shop of a test.' }),
    logo: picture('logo'),
    banner: picture('banner'),
    categoryIds: [],
    openedAt: new Date(),
  })
  await writes.noteChanges(tx, ['home'])
  return id
}

export function createProduct({ db }: Visit, input: ProductInput) {
  const variants = variantsOf(input)
  const prices = variants.map(({ price }) => price)
  checkPrices(prices, input.original_price)
  const { name = uniqueName('product'), description, options } = input
  return inTransaction(db, async (tx) => {
    const categoryId = await writes.findCategory(tx, input.category)
    if (categoryId === undefined) throw new InvalidInput({ category: 'fields.invalid' })
    const shopId = input.shop_id ?? (await addShop(tx, uniqueName('shop')))
    if (!(await shops.find(tx, shopId))) throw new InvalidTestInput({ shop_id: NO_SHOP })
    const added = await writes.addProduct(
      tx,
      {
        shopId,
        categoryId,
        texts: inAllLanguages({ name, description, options }),
        images: productViews.map((view) => picture(view)),
        price: Math.min(...prices),
        originalPrice: input.original_price ?? null,
        isOnSale: input.on_sale,
        listedAt: new Date(),
      },
      variants,
    )
    await writes.noteChanges(tx, [`shop-${shopId}`, 'home'])
    return {
      id: added.id,
      name,
      shop_id: shopId,
      skus: added.skus.map(({ id, valueIndexes, price, stock }) => ({
        id,
        values: valueIndexes.map((place, option) => options[option]!.values[place]!),
        price,
        stock,
      })),
    }
  })
}

/** Every combination of the options, with the price and the stock that `skus` gives it. */
function variantsOf({ options, skus, price, stock }: ProductInput) {
  const variants = options
    .reduce<number[][]>(
      (rows, { values }) => rows.flatMap((row) => values.map((_, place) => [...row, place])),
      [[]],
    )
    .map((valueIndexes) => ({ valueIndexes, price, stock }))
  for (const [index, sku] of skus.entries()) {
    const variant = variants.find(
      ({ valueIndexes }) =>
        sku.values.length === options.length &&
        valueIndexes.every(
          (place, option) => options[option]!.values[place] === sku.values[option],
        ),
    )
    if (!variant) throw new InvalidInput({ [`skus.${index}.values`]: 'fields.invalid' })
    variant.price = sku.price ?? price
    variant.stock = sku.stock ?? stock
  }
  return variants
}
