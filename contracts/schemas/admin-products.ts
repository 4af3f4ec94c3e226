import { z } from 'zod'
import {
  MAX_CODE,
  MAX_DESCRIPTION,
  MAX_IMAGE_ALT,
  MAX_IMAGES,
  MAX_NAME,
  MAX_OPTION_TEXT,
  MAX_OPTION_VALUES,
  MAX_OPTIONS,
  MAX_SKUS,
  MAX_STOCK,
  MAX_WEIGHT_GRAMS,
} from '@/contracts/catalogue-limits'
import {
  Flag,
  Handle,
  inAllLanguages,
  optionallyIn,
  PictureInput,
  Price,
  Stock,
  Version,
  writtenIn,
  WrittenLocales,
} from './admin-fields'
import { StoredInstant } from './bill'
import {
  Cents,
  Id,
  line,
  listOf,
  optionalText,
  paging,
  QueryFlag,
  QueryId,
  SmallId,
  Timestamp,
  withUnixLines,
} from './fields'

const ProductTexts = z.object({
  name: z.string(),
  description: z.string(),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
})

const AdminSku = z.object({
  id: Id,
  /** One value per option, in the first of the languages en, zh-CN, ja, ko, th that is written. */
  values: z.array(z.string()),
  code: z.string().nullable(),
  barcode: z.string().nullable(),
  weight_grams: z.int().nullable(),
  price: Cents,
  /** Units that can still be ordered. */
  stock: z.int(),
  /** Units of orders that are not cancelled. */
  taken: z.int(),
  image: z.string().nullable(),
  /** No longer sold; the row stays for its orders. */
  retired: z.boolean(),
})

export const AdminProduct = z.object({
  id: Id,
  handle: z.string().nullable(),
  shop_id: Id,
  category_id: Id,
  texts: inAllLanguages(ProductTexts),
  written_locales: WrittenLocales,
  images: z.array(z.object({ url: z.string(), alts: optionallyIn(z.string()) })),
  /** The lowest price of the SKUs that are not retired. */
  price: Cents,
  original_price: Cents.nullable(),
  on_sale: z.boolean(),
  /** On sale, but hidden because its shop is closed. */
  paused: z.boolean(),
  sales: z.int(),
  review_count: z.int(),
  listed_at: Timestamp,
  changed_at: Timestamp,
  skus: z.array(AdminSku),
  version: z.int(),
})
export type AdminProduct = z.infer<typeof AdminProduct>

const AdminProductRow = z.object({
  id: Id,
  handle: z.string().nullable(),
  /** In the language of the request. */
  name: z.string(),
  image: z.string().nullable(),
  shop_id: Id,
  shop_name: z.string(),
  category_id: Id,
  price: Cents,
  original_price: Cents.nullable(),
  on_sale: z.boolean(),
  paused: z.boolean(),
  /** Of the SKUs that are not retired. */
  stock: z.int(),
  sku_count: z.int(),
  sales: z.int(),
  listed_at: Timestamp,
  version: z.int(),
})
export type AdminProductRow = z.infer<typeof AdminProductRow>

/** All but `latest` list only products on sale, in the order of their indexes. */
const Sort = z.enum(['latest', 'sales', 'price_asc', 'price_desc'], { error: 'fields.invalid' })
export type AdminProductSort = z.infer<typeof Sort>

const QueryStock = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,7}$/)
        .transform(Number),
    ],
    { error: 'fields.invalid' },
  )
  .pipe(z.int().min(0, 'fields.invalid').max(MAX_STOCK, 'fields.invalid'))

export const listAdminProducts = {
  query: z.object({
    ...paging,
    /** An id, a handle, a SKU code, or words of a name in any language. */
    search: line(100).optional(),
    shop_id: QueryId.optional(),
    category_id: QueryId.pipe(SmallId).optional(),
    on_sale: QueryFlag.optional(),
    /** Only products with a SKU of which at most this many are in stock. */
    low_stock: QueryStock.optional(),
    sort: Sort.optional(),
  }),
  data: listOf(AdminProductRow),
}

export const getAdminProduct = { query: z.object({ id: QueryId }), data: AdminProduct }

const GivenTexts = writtenIn(
  z.strictObject({
    name: line(MAX_NAME),
    description: optionalText(MAX_DESCRIPTION).transform(withUnixLines).default(''),
    options: z
      .array(
        z.strictObject({
          name: line(MAX_OPTION_TEXT),
          values: z
            .array(line(MAX_OPTION_TEXT))
            .min(1, 'fields.required')
            .max(MAX_OPTION_VALUES, 'fields.tooLong'),
        }),
        { error: 'fields.invalid' },
      )
      .max(MAX_OPTIONS, 'fields.tooLong')
      .default([]),
  }),
)

const Alts = optionallyIn(line(MAX_IMAGE_ALT)).optional()
const GivenImages = z
  .array(
    z.union(
      [
        z.strictObject({ url: z.string().min(1).max(300), alts: Alts }),
        z.strictObject({ upload_id: Id, alts: Alts }),
      ],
      { error: 'fields.upload' },
    ),
    { error: 'fields.required' },
  )
  .min(1, 'fields.required')
  .max(MAX_IMAGES, 'fields.pictures')

const GivenSku = z.strictObject({
  /** A SKU of the product; otherwise the one with this code or with these values, or else a new one. */
  id: Id.optional(),
  /** In the first of the languages en, zh-CN, ja, ko, th that is written. */
  values: z.array(line(MAX_OPTION_TEXT), { error: 'fields.required' }).max(MAX_OPTIONS),
  code: line(MAX_CODE).nullable().optional(),
  barcode: line(MAX_CODE).nullable().optional(),
  weight_grams: z
    .int({ error: 'fields.invalid' })
    .positive('fields.invalid')
    .max(MAX_WEIGHT_GRAMS, 'fields.invalid')
    .nullable()
    .optional(),
  /** Required for a new SKU. Without it, and without `stock`, they stay as they are. */
  price: Price.optional(),
  /** Units that can be ordered; 0 by default for a new SKU. */
  stock: Stock.optional(),
  image: PictureInput.nullable().optional(),
})

const ChangedSku = GivenSku.extend({
  /**
   * For a SKU with `id`, the stock from which `stock` was computed: 409 when orders have changed it since. Orders
   * do not change `version`.
   */
  stock_before: Stock.optional(),
})
export type ChangedSku = z.output<typeof ChangedSku>

const skuList = <Sku extends z.ZodType>(sku: Sku) =>
  z
    .array(sku, { error: 'fields.required' })
    .min(1, 'fields.required')
    .max(MAX_SKUS, 'fields.tooLong')

export const createAdminProduct = {
  body: z.strictObject({
    shop_id: Id,
    category_id: SmallId,
    /** Derived from the name by default. */
    handle: Handle.optional(),
    texts: GivenTexts,
    images: GivenImages,
    skus: skuList(GivenSku),
    original_price: Price.nullable().default(null),
    on_sale: Flag.default(true),
    listed_at: StoredInstant.optional(),
  }),
  data: AdminProduct,
}

/** `texts`, `images` and `skus` replace all that there are. SKUs that are left out are retired. */
export const updateAdminProduct = {
  body: z.strictObject({
    id: Id,
    version: Version,
    category_id: SmallId.optional(),
    handle: Handle.optional(),
    texts: GivenTexts.optional(),
    images: GivenImages.optional(),
    skus: skuList(ChangedSku).optional(),
    original_price: Price.nullable().optional(),
    on_sale: Flag.optional(),
    listed_at: StoredInstant.optional(),
  }),
  data: AdminProduct,
}
