import { endpoint } from './endpoint'
import type * as schemas from './schemas/uploads'
import { MAX_PART_MIB, MAX_PICTURE_MIB } from './upload-limits'

/** Errors 413 and 415 are HTTP statuses too (/api/docs, conventions). */
export const uploadPicture = endpoint<typeof schemas.uploadPicture>()({
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload',
  summary: `Upload a picture: JPEG, PNG, WebP or HEIC, at most ${MAX_PICTURE_MIB} MiB`,
  changes: true,
  body: 'form',
})

export const beginUpload = endpoint<typeof schemas.beginUpload>()({
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload_begin',
  summary: 'Start a picture upload in parts',
  changes: true,
  body: 'json',
})

/** A part at another offset is ignored; the response contains the expected offset. */
export const sendUploadPart = endpoint<typeof schemas.sendUploadPart>()({
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload_part',
  summary: `Upload the next part of a picture, at most ${MAX_PART_MIB} MiB`,
  changes: true,
  body: 'form',
})

/** A repeated call returns the same picture. */
export const finishUpload = endpoint<typeof schemas.finishUpload>()({
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload_finish',
  summary: 'Finish a picture upload',
  changes: true,
  body: 'json',
})

export const cancelUpload = endpoint<typeof schemas.cancelUpload>()({
  access: 'shopper',
  method: 'post',
  path: '/api/common/upload_cancel',
  summary: 'Cancel a picture upload',
  changes: true,
  body: 'json',
})
