import type { Pool } from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { getApp } from '@/server/app'
import { connect } from '@/server/db/connection'
import { watchCatalogue, type ChangeSource, type OnTags } from '@/server/catalogue-watch'
import { freshChanges } from '@/server/repositories/catalogue-changes'

/** Watches the table of this backend's own database. */
export function watchOwnCatalogue(onTags: OnTags): void {
  // Behind a crowd of requests it would miss what changed for so long that every page had to be made anew.
  watchCatalogue(onTags, tableOf(connect(getApp().services.config.databaseUrl, 1).pool))
}

export function tableOf(pool: Pool): ChangeSource {
  const db = drizzle(pool, { casing: 'snake_case' })
  return (seen) => freshChanges(db, seen)
}
