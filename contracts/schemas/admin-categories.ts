import { z } from 'zod'
import { MAX_NAME } from '@/contracts/catalogue-limits'
import { inAllLanguages, Version, writtenIn, WrittenLocales } from './admin-fields'
import { Id, line } from './fields'

const AdminCategory = z.object({
  id: Id,
  /** Identifies the category in URLs. */
  key: z.string(),
  texts: inAllLanguages(z.string()),
  written_locales: WrittenLocales,
  parent_id: Id.nullable(),
  position: z.int(),
  version: z.int(),
})
export type AdminCategory = z.infer<typeof AdminCategory>

/** All of them, in the order of the storefront: by position, then id. */
export const listAdminCategories = { query: z.object({}), data: z.array(AdminCategory) }

const GivenTexts = writtenIn(line(MAX_NAME))

export const Position = z
  .int({ error: 'fields.invalid' })
  .min(0, 'fields.invalid')
  .max(1_000_000, 'fields.invalid')

export const createAdminCategory = {
  body: z.strictObject({
    key: z.string({ error: 'fields.required' }).regex(/^[a-z_]{1,40}$/, 'fields.invalid'),
    texts: GivenTexts,
    parent_id: Id.nullable().default(null),
    position: Position.default(0),
  }),
  data: AdminCategory,
}

export const updateAdminCategory = {
  body: z.strictObject({
    id: Id,
    version: Version,
    /** Replaces the texts of all languages. */
    texts: GivenTexts.optional(),
    parent_id: Id.nullable().optional(),
    position: Position.optional(),
  }),
  data: AdminCategory,
}
