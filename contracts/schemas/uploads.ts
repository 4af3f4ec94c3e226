import { z } from 'zod'
import { Id } from './fields'

/** The largest file that is taken; what is stored of it is far smaller. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024
/** The largest piece of a file that is sent in parts. */
export const MOST_PART_BYTES = 1024 * 1024

/** What a picture is for decides who may see it: evidence and refund its owner and operators alone. */
export const UPLOAD_PURPOSES = ['evidence', 'refund', 'review', 'avatar'] as const
export const UploadPurpose = z.enum(UPLOAD_PURPOSES, { error: 'fields.invalid' })
export type UploadPurpose = z.infer<typeof UploadPurpose>

export const Upload = z.object({
  id: Id,
  /** A path of this site. */
  url: z.string(),
  /** The same with the origin, where the backend was told it. */
  fullurl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type Upload = z.infer<typeof Upload>
/** What a form keeps of an upload. */
export type UploadedPicture = Pick<Upload, 'id' | 'url'>

/** Names the unfinished upload; only its owner can use it. */
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
  .pipe(z.int().min(0, 'fields.invalid').max(MOST_PICTURE_BYTES, 'fields.invalid'))

const Progress = z.object({
  id: z.string(),
  /** How many bytes are there; the next part starts here. */
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
