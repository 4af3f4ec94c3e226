import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { PictureInput } from '@/contracts/schemas/admin-fields'
import type { uploadAdminPicture } from '@/contracts/schemas/admin-pictures'
import type { Upload } from '@/contracts/schemas/uploads'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import {
  addressOf,
  CATALOGUE_PREFIX,
  largeFile,
  sizedFile,
  smallFile,
} from '@/server/domain/uploads'
import type { StaffCtx } from '@/server/http/context'
import { parseRecipe, picturePath } from '@/server/pictures/recipe'
import { isRendered } from '@/server/pictures/renders'
import * as uploads from '@/server/repositories/uploads'
import { describe, reencode, removeUnlessStored } from '@/server/services/uploads/uploads'

type Input = z.output<(typeof uploadAdminPicture)['body']>

/** Of a member's unused uploads: one member must not fill the storage that shoppers need for their slips. */
const MEMBER_QUOTA_BYTES = 512 * 1024 * 1024

/** 132 random bits; with the prefix as long as the names of shoppers' uploads. */
const newName = () => CATALOGUE_PREFIX + randomBytes(17).toString('base64url').slice(0, 22)

export async function add(ctx: StaffCtx, { file }: Input): Promise<Upload> {
  await ctx.tries.take('staffUploads', `staff:${ctx.staff.id}`)
  const name = newName()
  const picture = await reencode(name, {
    bytes: Buffer.from(await file.arrayBuffer()),
    purpose: 'catalogue',
    owner: `staff:${ctx.staff.id}`,
  })
  const { large, small, between, width, height } = picture
  const files: [string, Buffer][] = [
    [smallFile(name), small],
    ...between.map((one): [string, Buffer] => [sizedFile(name, one.width), one.content]),
    [largeFile(name), large],
  ]
  const bytes = files.reduce((sum, [, content]) => sum + content.length, 0)
  try {
    for (const [path, content] of files) await ctx.files.write(path, content)
    const row = await inTransaction(ctx.db, async (tx) => {
      await uploads.lockUnused(tx)
      const unused = await uploads.unusedBytes(tx, ctx.staff.id)
      if (unused.own + bytes > MEMBER_QUOTA_BYTES) throw new DomainError('UPLOADS_UNUSED')
      if (unused.all + bytes > ctx.config.unusedUploadsBytes) throw new DomainError('UPLOADS_FULL')
      return uploads.addOfStaff(tx, { staffId: ctx.staff.id, name, width, height, bytes })
    })
    return describe(ctx, row)
  } catch (error) {
    // If this fails too, the sweep deletes the files.
    await removeUnlessStored(ctx, name).catch(() => undefined)
    throw error
  }
}

/** The addresses of own uploads, by id, which are marked as used; without those that do not exist or are used. */
export async function claim(
  tx: Transaction,
  { staff }: StaffCtx,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await uploads.claimOfStaff(tx, staff.id, [...new Set(ids)])
  return new Map(rows.map(({ id, name }) => [id, addressOf(name)]))
}

/** Whether the address is one of the generated pictures, as the demo uses them. */
export const isGenerated = (address: string): boolean =>
  address.startsWith(picturePath) &&
  parseRecipe(`${address.slice(picturePath.length)}/320.webp`, isRendered) !== null

/** The address of one picture; `stored` is the present one, which stays valid. */
export async function resolvePicture(
  tx: Transaction,
  ctx: StaffCtx,
  given: PictureInput | undefined,
  { field, stored }: { field: string; stored: string | null },
): Promise<string> {
  const url =
    given === undefined
      ? stored
      : 'upload_id' in given
        ? (await claim(tx, ctx, [given.upload_id])).get(given.upload_id)
        : given.url === stored || isGenerated(given.url)
          ? given.url
          : undefined
  if (!url) throw new InvalidInput({ [field]: 'fields.upload' })
  return url
}
