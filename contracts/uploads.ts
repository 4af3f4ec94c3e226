import { endpoint } from './endpoint'
import type * as schemas from './schemas/uploads'

/** Refused with 413 and 415 as HTTP statuses too (contract, conventions). */
export const uploadPicture = endpoint<typeof schemas.uploadPicture>()({
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload',
  summary: 'A picture in one piece: JPEG, PNG, WebP or HEIC, at most 10 MiB',
  changes: true,
  body: 'form',
})

export const beginUpload = endpoint<typeof schemas.beginUpload>()({
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload_begin',
  summary: 'Announces a picture that comes in parts',
  changes: true,
  body: 'json',
})

/** A part that does not start where the last one ended is not kept; the answer says where to go on. */
export const sendUploadPart = endpoint<typeof schemas.sendUploadPart>()({
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload_part',
  summary: 'The next part of an announced picture, at most 1 MiB',
  changes: true,
  body: 'form',
})

/** Asked again after it was done, it gives the same picture again. */
export const finishUpload = endpoint<typeof schemas.finishUpload>()({
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload_finish',
  summary: 'Makes the picture of its parts',
  changes: true,
  body: 'json',
})

export const cancelUpload = endpoint<typeof schemas.cancelUpload>()({
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload_cancel',
  summary: 'Throws the parts away',
  changes: true,
  body: 'json',
})
