import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import {
  MOST_PART_BYTES,
  MOST_PICTURE_BYTES,
  UploadPurpose,
  type beginUpload,
  type sendUploadPart,
  type Upload,
} from '@/contracts/uploads'
import { Refusal } from '@/server/domain/refusal'
import type { Ctx } from '@/server/http/context'
import * as uploads from '@/server/repositories/uploads'
import { describe, keep } from './uploads'

type BeginInput = z.output<NonNullable<(typeof beginUpload)['body']>>
type PartInput = z.output<NonNullable<(typeof sendUploadPart)['body']>>

/** Unfinished uploads a shopper may have; one more takes the place of the oldest. */
const MOST_UNFINISHED = 20

export const PARTS_FOLDER = 'parts'

const folderOf = ({ shopperId }: Ctx) => `${PARTS_FOLDER}/${shopperId}`

/** Its name carries all that must be known of it, so that it needs no row; the folder says whose it is. */
const fileOf = (ctx: Ctx, id: string) => `${folderOf(ctx)}/${id}`

function readId(id: string) {
  const [purpose, size] = id.split('-', 2)
  return { purpose: UploadPurpose.parse(purpose), size: Number(size) }
}

export async function begin(ctx: Ctx, { purpose, size }: BeginInput) {
  if (size > MOST_PICTURE_BYTES) throw new Refusal('PICTURE_TOO_LARGE')
  await ctx.tries.take('uploads', String(ctx.shopperId))
  await makeRoom(ctx)
  const id = `${purpose}-${size}-${randomBytes(24).toString('base64url')}`
  await ctx.files.write(fileOf(ctx, id), Buffer.alloc(0))
  return { id, received: 0 }
}

async function makeRoom(ctx: Ctx) {
  const unfinished = await Array.fromAsync(ctx.files.list(folderOf(ctx)))
  const oldestFirst = unfinished.sort((a, b) => a.changedAt.getTime() - b.changedAt.getTime())
  const surplus = Math.max(0, oldestFirst.length + 1 - MOST_UNFINISHED)
  await Promise.all(oldestFirst.slice(0, surplus).map(({ name }) => ctx.files.remove(name)))
}

export async function addPart(ctx: Ctx, { id, offset, file }: PartInput) {
  const { size } = readId(id)
  if (file.size > MOST_PART_BYTES || offset + file.size > size) throw new Refusal('TOO_LARGE')
  const part = new Uint8Array(await file.arrayBuffer())
  const received = await ctx.files.append(fileOf(ctx, id), offset, part)
  if (received === null) throw new Refusal('NOT_FOUND')
  return { id, received }
}

/**
 * The finished picture's name follows from the id, so that an answer lost on the way is given again.
 * What was refused is thrown away too: sending it again would not make it better.
 */
export async function finish(ctx: Ctx, id: string): Promise<Upload> {
  const { purpose, size } = readId(id)
  const name = createHash('sha256').update(id).digest('base64url').slice(0, 32)
  const done = await uploads.findByName(ctx.db, name)
  if (done?.userId === ctx.shopperId) return describe(ctx, done)
  const bytes = await ctx.files.read(fileOf(ctx, id))
  if (!bytes) throw new Refusal('NOT_FOUND')
  if (bytes.length !== size) throw new Refusal('UPLOAD_INCOMPLETE', { received: bytes.length })
  try {
    const upload = await keep(ctx, { name, purpose, bytes })
    await ctx.files.remove(fileOf(ctx, id))
    return upload
  } catch (error) {
    if (error instanceof Refusal && error.reason !== 'TOO_MANY_TRIES')
      await ctx.files.remove(fileOf(ctx, id))
    throw error
  }
}

export async function cancel(ctx: Ctx, id: string): Promise<null> {
  await ctx.files.remove(fileOf(ctx, id))
  return null
}
