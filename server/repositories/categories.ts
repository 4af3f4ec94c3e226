import { sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Queryable } from '@/server/db/connection'
import { banners, categories } from '@/server/db/tables/catalogue'

export function list(db: Queryable, locale: Locale) {
  return db
    .select({
      id: categories.id,
      key: categories.key,
      name: sql<string>`${categories.texts} ->> ${locale}::text`,
    })
    .from(categories)
    .orderBy(categories.position, categories.id)
}

/** Those that are shown now. */
export function listBanners(db: Queryable, locale: Locale) {
  return db
    .select({
      image: banners.image,
      link: banners.link,
      title: sql<string>`${banners.texts} ->> ${locale}::text`,
    })
    .from(banners)
    .where(
      sql`${banners.isShown} and (${banners.startsAt} is null or ${banners.startsAt} <= now())
        and (${banners.endsAt} is null or ${banners.endsAt} > now())`,
    )
    .orderBy(banners.position, banners.id)
}
