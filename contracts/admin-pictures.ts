import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-pictures'
import { MAX_PICTURE_MIB } from './upload-limits'

/**
 * For products, shops and banners: they refer to the upload by its id, once. Unused pictures are deleted after a day.
 * Errors 413 and 415 are HTTP statuses too.
 */
export const uploadAdminPicture = endpoint<typeof schemas.uploadAdminPicture>()({
  access: { staff: 'catalogue.write' },
  method: 'post',
  path: '/api/admin/pictures/upload',
  summary: `Upload a picture: JPEG, PNG, WebP or HEIC, at most ${MAX_PICTURE_MIB} MiB`,
  changes: true,
  body: 'form',
})
