import type { LiveProduct, Product, Sku } from '@/contracts/schemas/products'
import { MAX_LINE_QUANTITY } from '@/contracts/limits'

/** The choice so far: one value per option of the product, null if none. */
export type Choice = readonly (string | null)[]

export type OptionState = {
  name: string
  values: { value: string; picture: string | undefined; isChosen: boolean; isPossible: boolean }[]
}

type Options = Product['options']
type Stocked = Pick<Sku, 'values' | 'stock'>
type Priced = Stocked & Pick<Sku, 'price'>

/** Nothing chosen, except options with a single value. */
export function firstChoice(options: Options): Choice {
  return options.map(({ values }) => (values.length === 1 ? (values[0] ?? null) : null))
}

/** A tap chooses a value, a second one clears it, unless it is the only one. */
export function choose(options: Options, choice: Choice, option: number, value: string): Choice {
  const isOnly = options[option]?.values.length === 1
  const next = choice[option] === value && !isOnly ? null : value
  return choice.map((chosen, index) => (index === option ? next : chosen))
}

/** The SKUs compatible with the choice. */
export function fittingSkus<S extends Stocked>(skus: readonly S[], choice: Choice): S[] {
  return skus.filter((sku) => fits(sku, choice))
}

/** The chosen SKU, in stock or not; undefined while an option is open. */
export function chosenSku<S extends Stocked>(skus: readonly S[], choice: Choice): S | undefined {
  if (choice.includes(null)) return undefined
  return skus.find((sku) => fits(sku, choice))
}

/**
 * Every value with whether it is chosen and whether an SKU in stock combines it with the other
 * choices. Its own option is ignored, so that one colour can replace another. The values of an
 * option that changes the picture have one each.
 */
export function optionStates(
  options: Options,
  skus: readonly Sku[],
  choice: Choice,
): OptionState[] {
  return options.map(({ name, values }, option) => ({
    name,
    values: values.map((value, index) => ({
      value,
      picture: picturesOfValues(skus, option, values)?.[index],
      isChosen: choice[option] === value,
      isPossible: skus.some((sku) => sku.stock > 0 && fits(sku, replaced(choice, option, value))),
    })),
  }))
}

/** The lowest and the highest price of these SKUs in cents; undefined without SKUs. */
export function priceRange(skus: readonly Priced[]): { low: number; high: number } | undefined {
  if (skus.length === 0) return undefined
  const prices = skus.map((sku) => sku.price)
  return { low: Math.min(...prices), high: Math.max(...prices) }
}

export function stockOf(skus: readonly Stocked[]): number {
  return skus.reduce((sum, sku) => sum + sku.stock, 0)
}

/** A whole number from 1 to the stock; 1 if sold out, when buying is disabled anyway. */
export function clampQuantity(quantity: number, stock: number): number {
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : 1
  return Math.max(1, Math.min(whole, stock, MAX_LINE_QUANTITY))
}

/**
 * The SKUs with live price and stock. An SKU missing from the reply has no stock; without a reply
 * they keep the values of the page.
 */
export function withLiveStock(skus: readonly Sku[], live: LiveProduct | undefined): readonly Sku[] {
  if (!live) return skus
  const now = new Map(live.skus.map((sku) => [sku.id, sku]))
  return skus.map((sku) => {
    const { price, stock } = now.get(sku.id) ?? { price: sku.price, stock: 0 }
    return { ...sku, price, stock }
  })
}

/** The picture of the choice, if all compatible SKUs share one. */
export function chosenPicture(skus: readonly Sku[], choice: Choice): string | undefined {
  if (choice.every((value) => value === null)) return undefined
  const [first, ...others] = new Set(fittingSkus(skus, choice).map((sku) => sku.image))
  return first && others.length === 0 ? first : undefined
}

/** Undefined unless every value of the option has a picture of its own. */
function picturesOfValues(
  skus: readonly Sku[],
  option: number,
  values: readonly string[],
): string[] | undefined {
  const pictures = values.map((value) =>
    skuPictures(skus.filter((sku) => sku.values[option] === value)),
  )
  const distinct = new Set(pictures.flat())
  const isOwn = distinct.size === values.length && pictures.every(({ length }) => length === 1)
  return isOwn ? pictures.flat() : undefined
}

/** The pictures of SKUs. */
export function skuPictures(skus: readonly Pick<Sku, 'image'>[]): string[] {
  return [...new Set(skus.flatMap((sku) => (sku.image ? [sku.image] : [])))]
}

/** The pictures of the gallery: the product's own, then those of its SKUs, without duplicates. */
export function galleryPictures(product: Pick<Product, 'images' | 'skus'>): string[] {
  return [...new Set([...product.images, ...skuPictures(product.skus)])]
}

/** The alternative texts of pictures, by address, where there are any. */
export function galleryAlts({
  images,
  image_alts: alts = [],
}: Pick<Product, 'images' | 'image_alts'>): Record<string, string> {
  const written = images.flatMap((address, place) =>
    alts[place] ? [[address, alts[place]] as const] : [],
  )
  return Object.fromEntries(written)
}

function fits(sku: Stocked, choice: Choice): boolean {
  return choice.every((value, index) => value === null || sku.values[index] === value)
}

function replaced(choice: Choice, option: number, value: string): Choice {
  return choice.map((chosen, index) => (index === option ? value : chosen))
}
