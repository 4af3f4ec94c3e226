import { z } from 'zod'
import { MAX_PICTURE_BYTES } from '@/contracts/upload-limits'
import { Id } from './fields'

/** The purpose decides who may see a picture: evidence and refund only its owner and operators. */
export const UPLOAD_PURPOSES = ['evidence', 'refund', 'review', 'avatar'] as const
export const UploadPurpose = z.enum(UPLOAD_PURPOSES, { error: 'fields.invalid' })
export type UploadPurpose = z.infer<typeof UploadPurpose>
/** Staff upload pictures of the catalogue. */
export type StoredPurpose = UploadPurpose | 'catalogue'

export const Upload = z.object({
  id: Id,
  /** A path of this site. */
  url: z.string(),
  /** With the origin, if it is configured. */
  fullurl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type Upload = z.infer<typeof Upload>
/** The part of an upload that forms use. */
export type UploadedPicture = Pick<Upload, 'id' | 'url'>

/** Identifies the unfinished upload of its owner. */
const PartsId = z
  .string({ error: 'fields.required' })
  .regex(/^(evidence|refund|review|avatar)-[1-9]\d{0,7}-[\w-]{32}$/, 'fields.invalid')

const Offset = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,8}$/)
        .transform(Number),
    ],
    { error: 'fields.invalid' },
  )
  .pipe(z.int().min(0, 'fields.invalid').max(MAX_PICTURE_BYTES, 'fields.invalid'))

const Progress = z.object({
  id: z.string(),
  /** Received bytes; the next part starts here. */
  received: z.int().nonnegative(),
})

export const uploadPicture = {
  body: z.strictObject({ purpose: UploadPurpose, file: z.file({ error: 'fields.required' }) }),
  data: Upload,
}

export const beginUpload = {
  body: z.strictObject({
    purpose: UploadPurpose,
    size: z.int({ error: 'fields.invalid' }).positive('fields.invalid'),
  }),
  data: Progress,
}

export const sendUploadPart = {
  body: z.strictObject({
    id: PartsId,
    offset: Offset,
    file: z.file({ error: 'fields.required' }),
  }),
  data: Progress,
}

export const finishUpload = {
  body: z.strictObject({ id: PartsId }),
  data: Upload,
}

export const cancelUpload = {
  body: z.strictObject({ id: PartsId }),
  data: z.null(),
}
