import { z } from 'zod'
import { Id, QueryId } from './fields'

/** A picture that only its shopper and staff can open, with the addresses of both sizes for staff. */
export const Evidence = z.object({ id: Id, url: z.string(), small_url: z.string() })

/** `id` is the request, `picture_id` one of its evidence. */
export const PictureQuery = z.object({
  id: QueryId,
  picture_id: QueryId,
  size: z.enum(['large', 'small'], { error: 'fields.invalid' }).optional(),
})
export type PictureQuery = z.output<typeof PictureQuery>
