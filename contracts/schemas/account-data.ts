import { z } from 'zod'

/** The response is a file. */
export const exportAccount = { data: z.null() }

export const closeAccount = {
  body: z.strictObject({
    password: z
      .string({ error: 'fields.oldRequired' })
      .min(1, 'fields.oldRequired')
      .max(128, 'fields.tooLong'),
  }),
  data: z.null(),
}
