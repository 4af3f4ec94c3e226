import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

export const id = () => bigint({ mode: 'number' })
/** Money is whole cents everywhere. */
export const cents = () => bigint({ mode: 'number' })
export const at = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
/** SHA-256 digests and sealed secrets; the secret itself is never stored. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
