import { sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Home } from '@/contracts/schemas/home'
import type { Category } from '@/contracts/schemas/shops'
import type { Database } from '@/server/db/connection'
import { runUnmapped } from './run-unmapped'

export const list = (db: Database, locale: Locale) =>
  runUnmapped<Category>(
    db,
    sql`select id, key, texts ->> ${locale}::text as name from categories order by position, id`,
  )

/** The names, in all languages, of those with products. */
export const listNames = (db: Database) =>
  runUnmapped<{ id: number; names: string[] }>(
    db,
    sql`select id, array(select value from jsonb_each_text(texts)) as names from categories c
    where exists (select 1 from products p where p.category_id = c.id and p.is_on_sale)`,
  )

/** Those that are shown now. */
export const listBanners = (db: Database, locale: Locale) =>
  runUnmapped<Home['banners'][number]>(
    db,
    sql`select image, link, texts ->> ${locale}::text as title from banners
    where is_shown and (starts_at is null or starts_at <= now())
      and (ends_at is null or ends_at > now())
    order by position, id`,
  )
