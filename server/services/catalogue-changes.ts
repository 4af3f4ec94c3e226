import type { Services } from '@/server/http/context'
import * as changes from '@/server/repositories/catalogue-changes'

export async function fresh({ db }: Services, seen: string[]) {
  return { list: await changes.freshChanges(db, seen) }
}

export const forgetOld = ({ db }: Services): Promise<void> => changes.forgetOld(db)
