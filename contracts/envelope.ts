import { z } from 'zod'
import './without-eval'

export const Envelope = z.object({
  code: z.int(),
  msg: z.string(),
  /** Server time in Unix seconds. */
  time: z.number(),
  data: z.unknown(),
})
export type Envelope = z.infer<typeof Envelope>
