import type { Services } from '@/server/http/context'
import * as changes from '@/server/repositories/catalogue-changes'

/** With how far a replica must have come to know of them, where there are replicas. */
export async function fresh({ db, replicas }: Services, seen: string[]) {
  const list = await changes.freshChanges(db, seen)
  const isRead = replicas.areThere && list.length > 0
  return isRead ? { list, position: await changes.positionNow(db) } : { list }
}

export const forgetOld = ({ db }: Services): Promise<void> => changes.forgetOld(db)
