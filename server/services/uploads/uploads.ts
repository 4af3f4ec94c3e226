import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Upload, uploadPicture, UploadPurpose } from '@/contracts/schemas/uploads'
import type { Queryable, Transaction } from '@/server/db/connection'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import { addressOf, isFinished, largeFile, smallFile } from '@/server/domain/uploads'
import type { Ctx } from '@/server/http/context'
import { PictureProblem } from '@/server/pictures/picture-kind'
import { redraw } from '@/server/pictures/redraw'
import { QueueFull } from '@/server/pictures/work-queue'
import * as uploads from '@/server/repositories/uploads'
import { reserve } from './quota'

type AddInput = z.output<(typeof uploadPicture)['body']>

const BUSY_SECONDS = 3

/** The field that a complaint about pictures of this purpose belongs to, unless the caller says. */
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

/** Draws the picture anew and keeps it under the name that was reserved; files that no picture names go again. */
export async function keep(
  ctx: Ctx,
  { name, purpose, bytes }: { name: string; purpose: UploadPurpose; bytes: Buffer },
): Promise<Upload> {
  const { large, small, width, height } = await redrawn(name, bytes, purpose)
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
    // Where that fails too they are strays, which are swept away.
    await removeUnlessKept(ctx, name).catch(() => undefined)
    throw error
  }
}

/** Asked twice at once to finish the same parts, one may fail when the other has kept what they are. */
async function removeUnlessKept({ db, files }: Ctx, name: string): Promise<void> {
  const row = await uploads.findByName(db, name)
  if (row && isFinished(row)) return
  await Promise.all([files.remove(smallFile(name)), files.remove(largeFile(name))])
}

async function redrawn(key: string, bytes: Buffer, purpose: UploadPurpose) {
  try {
    return await redraw(key, bytes, purpose)
  } catch (error) {
    if (error instanceof PictureProblem) throw new DomainError(`PICTURE_${error.problem}`)
    if (error instanceof QueueFull) throw new DomainError('TOO_MANY_TRIES', null, BUSY_SECONDS)
    throw error
  }
}

export function describe({ config }: Ctx, row: uploads.UploadRow): Upload {
  const url = addressOf(row.name)
  const { id, width, height } = row
  return { id, url, fullurl: (config.publicOrigin ?? '') + url, width, height }
}

/**
 * Takes a shopper's uploads into use, each once, and gives their addresses in the order of the ids. Those
 * that are not theirs, of another purpose, in use already or named twice are refused as invalid input.
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

/** The addresses of uploads, in the order of the ids; one that is no longer there is left out. */
export async function addressesOf(db: Queryable, ids: number[]): Promise<string[]> {
  const addresses = await addressesById(db, ids)
  return ids.flatMap((id) => addresses.get(id) ?? [])
}

/** As `addressesOf`, for the uploads of a whole list at once. */
export async function addressesById(db: Queryable, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const names = nameById(await uploads.namesOf(db, ids))
  return new Map([...names].map(([id, name]) => [id, addressOf(name)]))
}

const nameById = (rows: { id: number; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]))
