import { z } from 'zod'
import { MAX_DESCRIPTION, MAX_NAME, MAX_RETURN_ADDRESS } from '@/contracts/catalogue-limits'
import {
  Flag,
  Handle,
  inAllLanguages,
  PictureInput,
  Version,
  writtenIn,
  WrittenLocales,
} from './admin-fields'
import { Id, line, listOf, optionalText, paging, QueryFlag, QueryId, Timestamp } from './fields'

export const AdminShop = z.object({
  id: Id,
  handle: z.string().nullable(),
  texts: inAllLanguages(z.object({ name: z.string(), description: z.string() })),
  written_locales: WrittenLocales,
  logo: z.string(),
  banner: z.string(),
  category_ids: z.array(Id),
  /** A closed shop and its products are hidden. */
  open: z.boolean(),
  /** Shown to shoppers whose refund is approved with return; empty if customer service tells it. */
  return_address: z.string(),
  product_count: z.int(),
  sales: z.int(),
  fans: z.int(),
  opened_at: Timestamp,
  changed_at: Timestamp,
  version: z.int(),
})
export type AdminShop = z.infer<typeof AdminShop>

export const listAdminShops = {
  query: z.object({
    ...paging,
    /** An id, a handle, or a part of a name in any language. */
    search: line(100).optional(),
    open: QueryFlag.optional(),
  }),
  data: listOf(AdminShop),
}

export const getAdminShop = { query: z.object({ id: QueryId }), data: AdminShop }

const GivenTexts = writtenIn(
  z.strictObject({
    name: line(MAX_NAME),
    description: optionalText(MAX_DESCRIPTION).default(''),
  }),
)

export const createAdminShop = {
  body: z.strictObject({
    /** Derived from the name by default. */
    handle: Handle.optional(),
    texts: GivenTexts,
    logo: PictureInput,
    banner: PictureInput,
    open: Flag.default(true),
    return_address: optionalText(MAX_RETURN_ADDRESS).default(''),
  }),
  data: AdminShop,
}

export const updateAdminShop = {
  body: z.strictObject({
    id: Id,
    version: Version,
    handle: Handle.optional(),
    /** Replaces the texts of all languages. */
    texts: GivenTexts.optional(),
    logo: PictureInput.optional(),
    banner: PictureInput.optional(),
    open: Flag.optional(),
    return_address: optionalText(MAX_RETURN_ADDRESS).optional(),
  }),
  data: AdminShop,
}
