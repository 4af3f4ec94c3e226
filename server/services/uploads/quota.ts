import { inTransaction } from '@/server/db/transaction'
import { DomainError } from '@/server/domain/domain-error'
import type { Ctx } from '@/server/http/context'
import * as uploads from '@/server/repositories/uploads'

const MIB = 1024 * 1024

/** What a shopper may keep that nothing refers to; the sweep removes it after a day. */
export const UNUSED_OF_SHOPPER = { pictures: 100, bytes: 256 * MIB }

type Reservation = Pick<uploads.NewUpload, 'name' | 'purpose' | 'bytes'>

/**
 * Reserves room for an upload before its bytes are stored, or refuses. With `mostUnfinished` the shopper's oldest
 * unfinished uploads make room for it; they are returned, because their files have to go too.
 */
export async function reserve(
  { db, shopperId, config }: Ctx,
  upload: Reservation,
  mostUnfinished?: number,
): Promise<uploads.UploadRow[]> {
  return inTransaction(db, async (tx) => {
    await uploads.lockUnused(tx)
    const evicted =
      mostUnfinished === undefined
        ? []
        : await uploads.removeOldestUnfinished(tx, shopperId, mostUnfinished - 1)
    const unused = await uploads.sumUnused(tx, shopperId)
    if (
      unused.ownPictures >= UNUSED_OF_SHOPPER.pictures ||
      unused.ownBytes + upload.bytes > UNUSED_OF_SHOPPER.bytes
    )
      throw new DomainError('UPLOADS_UNUSED')
    if (unused.bytes + upload.bytes > config.unusedUploadsBytes)
      throw new DomainError('UPLOADS_FULL')
    await uploads.reserve(tx, { ...upload, userId: shopperId })
    return evicted
  })
}
