import type { Services } from '@/server/http/context'
import * as changes from '@/server/repositories/catalogue-changes'

export const fresh = ({ db, replicas }: Services, known: changes.Known) =>
  changes.fresh(db, replicas, known)

export const deleteOld = ({ db }: Services): Promise<void> => changes.deleteOld(db)
