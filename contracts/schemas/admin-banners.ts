import { z } from 'zod'
import { BANNER_LINK_PATTERN, isBannerLink } from '@/contracts/banner-links'
import { MAX_NAME } from '@/contracts/catalogue-limits'
import { Position } from './admin-categories'
import {
  Flag,
  inAllLanguages,
  MaybeTime,
  PictureInput,
  Version,
  writtenIn,
  WrittenLocales,
} from './admin-fields'
import { StoredInstant } from './bill'
import { Id, line, SmallId } from './fields'

const AdminBanner = z.object({
  id: Id,
  /** The title. */
  texts: inAllLanguages(z.string()),
  written_locales: WrittenLocales,
  image: z.string(),
  link: z.string(),
  position: z.int(),
  shown: z.boolean(),
  starts_at: MaybeTime,
  ends_at: MaybeTime,
  version: z.int(),
})
export type AdminBanner = z.infer<typeof AdminBanner>

/** All of them, in the order of the home page: by position, then id. */
export const listAdminBanners = { query: z.object({}), data: z.array(AdminBanner) }

const GivenTexts = writtenIn(line(MAX_NAME))

const Link = z
  .string({ error: 'fields.required' })
  .max(300, 'fields.tooLong')
  .regex(BANNER_LINK_PATTERN, 'fields.invalid')
  .refine(isBannerLink, 'fields.invalid')

export const createAdminBanner = {
  body: z.strictObject({
    texts: GivenTexts,
    image: PictureInput,
    link: Link,
    position: Position.default(0),
    shown: Flag.default(true),
    starts_at: StoredInstant.nullable().default(null),
    ends_at: StoredInstant.nullable().default(null),
  }),
  data: AdminBanner,
}

export const updateAdminBanner = {
  body: z.strictObject({
    id: SmallId,
    version: Version,
    /** Replaces the texts of all languages. */
    texts: GivenTexts.optional(),
    image: PictureInput.optional(),
    link: Link.optional(),
    position: Position.optional(),
    shown: Flag.optional(),
    starts_at: StoredInstant.nullable().optional(),
    ends_at: StoredInstant.nullable().optional(),
  }),
  data: AdminBanner,
}
