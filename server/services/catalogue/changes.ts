import type { Services } from '@/server/http/context'
import * as changes from '@/server/repositories/catalogue-changes'

export const fresh = ({ db, replicas }: Services, seen: string[]) =>
  changes.fresh(db, replicas, seen)

export const deleteOld = ({ db }: Services): Promise<void> => changes.deleteOld(db)
