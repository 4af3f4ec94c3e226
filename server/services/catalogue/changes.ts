import type { Services } from '@/server/http/context'
import * as changes from '@/server/repositories/catalogue-changes'

export const fresh = ({ db, replicas }: Services, since: string | undefined) =>
  changes.fresh(db, replicas, since)

export const deleteOld = ({ db }: Services): Promise<void> => changes.deleteOld(db)
