import { inTransaction } from '@/server/db/transaction'
import { DomainError } from '@/server/domain/domain-error'
import type { Ctx } from '@/server/http/context'
import * as uploads from '@/server/repositories/uploads'

const MIB = 1024 * 1024

/** Limit of a shopper's unused uploads; the sweep deletes them after a day. */
export const SHOPPER_QUOTA = { pictures: 100, bytes: 256 * MIB }

type Reservation = Pick<uploads.NewUpload, 'name' | 'purpose' | 'bytes'>

/**
 * Reserves storage for an upload before its bytes are stored. With `mostUnfinished` it removes the shopper's
 * oldest unfinished uploads and returns them, because the caller must delete their files.
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
      unused.ownPictures >= SHOPPER_QUOTA.pictures ||
      unused.ownBytes + upload.bytes > SHOPPER_QUOTA.bytes
    )
      throw new DomainError('UPLOADS_UNUSED')
    if (unused.bytes + upload.bytes > config.unusedUploadsBytes)
      throw new DomainError('UPLOADS_FULL')
    await uploads.reserve(tx, { ...upload, userId: shopperId })
    return evicted
  })
}
