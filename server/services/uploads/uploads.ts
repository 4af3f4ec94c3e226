import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Upload, uploadPicture, UploadPurpose } from '@/contracts/schemas/uploads'
import type { Queryable, Transaction } from '@/server/db/connection'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import { addressOf, filesOf, isFinished, largeFile, smallFile } from '@/server/domain/uploads'
import type { Ctx, Services } from '@/server/http/context'
import { PictureProblem, PictureTimeout } from '@/server/pictures/picture-kind'
import { reencodePicture } from '@/server/pictures/re-encode'
import { QueueFull } from '@/server/pictures/work-queue'
import * as uploads from '@/server/repositories/uploads'
import { reserve } from './quota'

type AddInput = z.output<(typeof uploadPicture)['body']>

const BUSY_SECONDS = 3

/** The field for errors about pictures of a purpose, by default. */
const FIELDS: Record<UploadPurpose, string> = {
  evidence: 'evidence',
  refund: 'evidence',
  review: 'pictures',
  avatar: 'avatar',
}

export async function add(ctx: Ctx, { file, purpose }: AddInput): Promise<Upload> {
  await ctx.tries.take('uploads', String(ctx.shopperId))
  const name = randomBytes(24).toString('base64url')
  await reserve(ctx, { name, purpose, bytes: file.size })
  try {
    return await keep(ctx, { name, purpose, bytes: Buffer.from(await file.arrayBuffer()) })
  } catch (error) {
    await uploads.removeUnfinished(ctx.db, ctx.shopperId, name)
    throw error
  }
}

/** Re-encodes the picture and stores it under the reserved name. Deletes the files on failure. */
export async function keep(
  ctx: Ctx,
  { name, purpose, bytes }: { name: string; purpose: UploadPurpose; bytes: Buffer },
): Promise<Upload> {
  const { large, small, width, height } = await reencode(name, {
    bytes,
    purpose,
    owner: `shopper:${ctx.shopperId}`,
  })
  try {
    await ctx.files.write(smallFile(name), small)
    await ctx.files.write(largeFile(name), large)
    const facts = { width, height, bytes: large.length + small.length }
    const row =
      (await uploads.finish(ctx.db, ctx.shopperId, name, facts)) ??
      (await uploads.findByName(ctx.db, name))
    if (!row || !isFinished(row)) throw new DomainError('NOT_FOUND')
    return describe(ctx, row)
  } catch (error) {
    // If this fails too, the sweep deletes the files.
    await removeUnlessStored(ctx, name).catch(() => undefined)
    throw error
  }
}

/**
 * A failed call must not delete the files of a row that exists: a concurrent call may have finished the upload, or
 * the answer to the commit may have been lost.
 */
export async function removeUnlessStored({ db, files }: Services, name: string): Promise<void> {
  const row = await uploads.findByName(db, name)
  if (row && isFinished(row)) return
  await Promise.all(filesOf(name).map((path) => files.remove(path)))
}

/** Errors of the picture as domain errors. */
export async function reencode(...picture: Parameters<typeof reencodePicture>) {
  try {
    return await reencodePicture(...picture)
  } catch (error) {
    if (error instanceof PictureProblem) throw new DomainError(`PICTURE_${error.problem}`)
    if (error instanceof QueueFull || error instanceof PictureTimeout)
      throw new DomainError('BUSY', null, BUSY_SECONDS)
    throw error
  }
}

export function describe({ config }: Services, row: uploads.UploadRow): Upload {
  const url = addressOf(row.name)
  const { id, width, height } = row
  return { id, url, fullurl: (config.publicOrigin ?? '') + url, width, height }
}

/**
 * Marks a shopper's uploads as used, once each, and returns their URLs in the order of `ids`. Other
 * shoppers', other purposes', used and repeated uploads are invalid input.
 */
export async function claim(
  tx: Transaction,
  shopperId: number,
  ids: number[],
  purpose: UploadPurpose,
  field: string = FIELDS[purpose],
): Promise<string[]> {
  if (ids.length === 0) return []
  const names = nameById(await uploads.claim(tx, shopperId, ids, purpose))
  if (names.size !== ids.length) throw new InvalidInput({ [field]: 'fields.upload' })
  return ids.map((id) => addressOf(names.get(id)!))
}

/** The URL of the new profile picture, null without one. The next sweep deletes earlier ones. */
export async function replaceAvatar(
  tx: Transaction,
  shopperId: number,
  id: number | null,
): Promise<string | null> {
  const ids = id === null ? [] : [id]
  const [address = null] = await claim(tx, shopperId, ids, 'avatar')
  await uploads.releaseAvatars(tx, shopperId, ids)
  return address
}

/** The URLs of uploads in the order of `ids`, without those that no longer exist. */
export async function addressesOf(db: Queryable, ids: number[]): Promise<string[]> {
  const addresses = await addressesById(db, ids)
  return ids.flatMap((id) => addresses.get(id) ?? [])
}

/** Like `addressesOf`, by id, for the uploads of a whole list. */
export async function addressesById(db: Queryable, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const names = nameById(await uploads.namesOf(db, ids))
  return new Map([...names].map(([id, name]) => [id, addressOf(name)]))
}

const nameById = (rows: { id: number; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]))
