import { z } from 'zod'
import { Upload } from './uploads'

export const uploadAdminPicture = {
  body: z.strictObject({ file: z.file({ error: 'fields.required' }) }),
  data: Upload,
}
