import { filesOf, uploadOfFile } from '@/server/domain/uploads'
import type { Services } from '@/server/http/context'
import * as uploads from '@/server/repositories/uploads'
import { nameOf, PARTS_FOLDER } from './parts'

const HOUR_MS = 3_600_000
const UNUSED_HOURS = 24
const PARTS_HOURS = 6
/** Rows deleted at once, to keep statements short. */
const BATCH = 200

const before = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

/** Deletes unused uploads, files without a row, and abandoned parts. */
export async function sweepUploads(services: Services): Promise<void> {
  await sweepUnused(services)
  await sweepStrays(services)
  await sweepParts(services)
}

/** Deletes the row first; after an interruption, the next sweep deletes the file. */
async function sweepUnused({ db, files }: Services) {
  for (;;) {
    const gone = await uploads.removeUnused(db, before(UNUSED_HOURS), BATCH)
    for (const { name } of gone) for (const file of filesOf(name)) await files.remove(file)
    if (gone.length < BATCH) return
  }
}

async function sweepStrays({ db, files }: Services) {
  const since = before(UNUSED_HOURS)
  let batch: string[] = []
  const sweep = async () => {
    const uploadsOfBatch = batch.flatMap((name) => uploadOfFile(name) ?? [])
    const known = new Set(await uploads.knownAmong(db, uploadsOfBatch))
    for (const name of batch) {
      const upload = uploadOfFile(name)
      const isUnfinished = name.endsWith('.part')
      if (isUnfinished || (upload && !known.has(upload))) await files.remove(name)
    }
    batch = []
  }
  for await (const { name, changedAt } of files.list('')) {
    if (changedAt < since) batch.push(name)
    if (batch.length === BATCH) await sweep()
  }
  await sweep()
}

async function sweepParts({ db, files }: Services) {
  const since = before(PARTS_HOURS)
  for await (const { name, changedAt } of files.list(PARTS_FOLDER)) {
    if (changedAt >= since) continue
    await files.remove(name)
    const [, userId, id = ''] = name.split('/')
    await uploads.removeUnfinished(db, Number(userId), nameOf(id))
  }
}
