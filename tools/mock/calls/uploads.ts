import { randomBytes } from 'node:crypto'
import { UploadPurpose, type Upload as WireUpload } from '@/contracts/schemas/uploads'
import { MAX_PART_BYTES, MAX_PICTURE_BYTES } from '@/contracts/upload-limits'
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  sendUploadPart,
  uploadPicture,
} from '@/contracts/uploads'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { addressOf } from '@/server/domain/uploads'
import { reencode } from '../pictures'
import { on, type Ctx } from '../serve'
import { nextId, type Upload } from '../world'

const newName = () => randomBytes(24).toString('base64url')

async function keep(
  { world, shopper }: Ctx,
  purpose: UploadPurpose,
  name: string,
  bytes: Uint8Array,
): Promise<WireUpload> {
  if (bytes.length > MAX_PICTURE_BYTES) throw new DomainError('PICTURE_TOO_LARGE')
  if (bytes.length === 0) throw new DomainError('PICTURE_EMPTY')
  const picture = await reencode(bytes)
  const id = nextId(world)
  world.uploads.push({ ...picture, id, shopperId: shopper.id, purpose, name, isUsed: false })
  return describe(world.uploads.at(-1)!)
}

function describe({ id, name, width, height }: Upload): WireUpload {
  const url = addressOf(name)
  return { id, url, fullurl: url, width, height }
}

/** Marks a shopper's uploads as used, once each, and returns their addresses. */
export function claim(
  { world, shopper }: Ctx,
  ids: number[],
  purpose: UploadPurpose,
  field: string,
): string[] {
  const found = ids.map((id) =>
    world.uploads.find(
      (one) =>
        one.id === id && one.shopperId === shopper.id && one.purpose === purpose && !one.isUsed,
    ),
  )
  return found.map((upload) => {
    if (!upload) throw new InvalidInput({ [field]: 'fields.upload' })
    upload.isUsed = true
    return addressOf(upload.name)
  })
}

on(uploadPicture, async (ctx, { body }) =>
  keep(ctx, body.purpose, newName(), new Uint8Array(await body.file.arrayBuffer())),
)

on(beginUpload, ({ world, shopper }, { body }) => {
  if (body.size > MAX_PICTURE_BYTES) throw new DomainError('PICTURE_TOO_LARGE')
  const id = `${body.purpose}-${body.size}-${newName()}`
  world.parts.set(id, { shopperId: shopper.id, bytes: [] })
  return { id, received: 0 }
})

function partsOf({ world, shopper }: Ctx, id: string): number[] {
  const parts = world.parts.get(id)
  if (parts?.shopperId !== shopper.id) throw new DomainError('NOT_FOUND')
  return parts.bytes
}

on(sendUploadPart, async (ctx, { body }) => {
  const bytes = partsOf(ctx, body.id)
  const isTooLarge = body.offset + body.file.size > Number(body.id.split('-')[1])
  if (isTooLarge || body.file.size > MAX_PART_BYTES) throw new DomainError('TOO_LARGE')
  const part = new Uint8Array(await body.file.arrayBuffer())
  if (body.offset === bytes.length) for (const byte of part) bytes.push(byte)
  return { id: body.id, received: bytes.length }
})

on(finishUpload, async (ctx, { body }) => {
  const [purpose, size, ...name] = body.id.split('-')
  const known = ctx.world.uploads.find((one) => one.name === name.join('-'))
  if (known?.shopperId === ctx.shopper.id) return describe(known)
  const bytes = partsOf(ctx, body.id)
  if (bytes.length !== Number(size))
    throw new DomainError('UPLOAD_INCOMPLETE', { received: bytes.length })
  const of = UploadPurpose.parse(purpose)
  const upload = await keep(ctx, of, name.join('-'), Uint8Array.from(bytes))
  ctx.world.parts.delete(body.id)
  return upload
})

on(cancelUpload, ({ world, shopper }, { body }) => {
  if (world.parts.get(body.id)?.shopperId === shopper.id) world.parts.delete(body.id)
  return null
})
