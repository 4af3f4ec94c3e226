import { bigint, customType, integer, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '@/contracts/languages'

export const id = () => bigint({ mode: 'number' })
/** All money is in whole cents. */
export const cents = () => bigint({ mode: 'number' })
export const at = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
/** SHA-256 digests and encrypted values; a plain secret is never stored. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** Increased by every change of the administration, which names the version that it read. */
export const version = () => integer().notNull().default(1)
/** The languages that were written; the texts of the others are copies (server/domain/fallback-texts.ts). Null: all. */
export const writtenLocales = () => text('written_locales').array().$type<Locale[]>()
