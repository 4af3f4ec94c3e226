import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import {
  UploadPurpose,
  type beginUpload,
  type StoredPurpose,
  type sendUploadPart,
  type Upload,
} from '@/contracts/schemas/uploads'
import { MAX_PART_BYTES, MAX_PICTURE_BYTES } from '@/contracts/upload-limits'
import { DomainError } from '@/server/domain/domain-error'
import { isFinished } from '@/server/domain/uploads'
import type { Ctx } from '@/server/http/context'
import * as uploads from '@/server/repositories/uploads'
import { reserve } from './quota'
import { describe, keep } from './uploads'

type BeginInput = z.output<(typeof beginUpload)['body']>
type PartInput = z.output<(typeof sendUploadPart)['body']>

/** Maximum unfinished uploads of a shopper; another one replaces the oldest. */
const MAX_UNFINISHED = 20

export const PARTS_FOLDER = 'parts'

const folderOf = ({ shopperId }: Ctx) => `${PARTS_FOLDER}/${shopperId}`

const fileOf = (ctx: Ctx, id: string) => `${folderOf(ctx)}/${id}`

/** Contains the purpose, the announced size, and the name whose row reserves the storage. */
const idOf = ({ purpose, bytes, name }: Reserved) => `${purpose}-${bytes}-${name}`

type Reserved = { purpose: StoredPurpose; bytes: number; name: string }

export const nameOf = (id: string) => id.split('-').slice(2).join('-')

function readId(id: string) {
  const [purpose, size] = id.split('-', 2)
  return { purpose: UploadPurpose.parse(purpose), size: Number(size), name: nameOf(id) }
}

/**
 * The row of the shopper's upload. An id with another purpose or size names none, because its file would not be
 * the one whose storage the row reserves. A finished row has the size of the picture.
 */
async function rowOf({ db, shopperId }: Ctx, id: string): Promise<uploads.UploadRow | undefined> {
  const row = await uploads.findByName(db, nameOf(id))
  if (row?.userId !== shopperId) return undefined
  return isFinished(row) || idOf(row) === id ? row : undefined
}

export async function begin(ctx: Ctx, { purpose, size }: BeginInput) {
  if (size > MAX_PICTURE_BYTES) throw new DomainError('PICTURE_TOO_LARGE')
  await ctx.tries.take('uploads', String(ctx.shopperId))
  const upload = { purpose, bytes: size, name: randomBytes(24).toString('base64url') }
  const evicted = await reserve(ctx, upload, MAX_UNFINISHED)
  await Promise.all(evicted.map((row) => ctx.files.remove(fileOf(ctx, idOf(row)))))
  const id = idOf(upload)
  try {
    await ctx.files.write(fileOf(ctx, id), Buffer.alloc(0))
  } catch (error) {
    await uploads.removeUnfinished(ctx.db, ctx.shopperId, upload.name)
    throw error
  }
  await refuseEvicted(ctx, id)
  return { id, received: 0 }
}

/** Newer uploads may have evicted it before its file existed. */
async function refuseEvicted(ctx: Ctx, id: string): Promise<void> {
  if (await uploads.findByName(ctx.db, nameOf(id))) return
  await ctx.files.remove(fileOf(ctx, id))
  throw new DomainError('NOT_FOUND')
}

export async function addPart(ctx: Ctx, { id, offset, file }: PartInput) {
  const { size } = readId(id)
  if (file.size > MAX_PART_BYTES || offset + file.size > size) throw new DomainError('TOO_LARGE')
  if (!(await rowOf(ctx, id))) throw new DomainError('NOT_FOUND')
  const part = new Uint8Array(await file.arrayBuffer())
  const received = await ctx.files.append(fileOf(ctx, id), offset, part)
  if (received === null) throw new DomainError('NOT_FOUND')
  return { id, received }
}

/**
 * Repeated calls return the same picture, because a response may be lost. The parts of a rejected picture are
 * deleted, because sending it again would not help.
 */
export async function finish(ctx: Ctx, id: string): Promise<Upload> {
  const { purpose, size, name } = readId(id)
  const known = await rowOf(ctx, id)
  if (!known) throw new DomainError('NOT_FOUND')
  if (isFinished(known)) return describe(ctx, known)
  const bytes = await ctx.files.read(fileOf(ctx, id))
  if (!bytes) throw new DomainError('NOT_FOUND')
  if (bytes.length !== size) throw new DomainError('UPLOAD_INCOMPLETE', { received: bytes.length })
  try {
    const upload = await keep(ctx, { name, purpose, bytes })
    await ctx.files.remove(fileOf(ctx, id))
    return upload
  } catch (error) {
    if (error instanceof DomainError && error.reason !== 'TOO_MANY_TRIES') await cancel(ctx, id)
    throw error
  }
}

/** Deletes the file first: the sweep removes a row without a file, but a file without a row is not counted. */
export async function cancel(ctx: Ctx, id: string): Promise<null> {
  if (!(await rowOf(ctx, id))) return null
  await ctx.files.remove(fileOf(ctx, id))
  await uploads.removeUnfinished(ctx.db, ctx.shopperId, nameOf(id))
  return null
}
