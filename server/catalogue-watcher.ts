import type { Pool } from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { getApp } from '@/server/app'
import { connect } from '@/server/db/connection'
import { watchCatalogue, type ChangeSource, type OnTags } from '@/server/catalogue-watch'
import { freshChanges, positionNow } from '@/server/repositories/catalogue-changes'

/** Watches the table of this backend's own database. */
export function watchOwnCatalogue(onTags: OnTags): void {
  // Behind a crowd of requests it would miss what changed for so long that every page had to be made anew.
  const { config, replicas } = getApp().services
  const { databaseUrl } = config
  watchCatalogue(onTags, tableOf(connect(databaseUrl, 1).pool, replicas.areThere))
}

export function tableOf(pool: Pool, areReplicasThere = false): ChangeSource {
  const db = drizzle(pool, { casing: 'snake_case' })
  return async (seen) => {
    const list = await freshChanges(db, seen)
    const isRead = areReplicasThere && list.length > 0
    return isRead ? { list, position: await positionNow(db) } : { list }
  }
}
