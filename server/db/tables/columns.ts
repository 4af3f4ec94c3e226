import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

export const id = () => bigint({ mode: 'number' })
/** All money is in whole cents. */
export const cents = () => bigint({ mode: 'number' })
export const at = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
/** SHA-256 digests and encrypted values; a plain secret is never stored. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
