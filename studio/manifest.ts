import { z } from 'zod'

const Kind = z.object({ noun: z.string(), views: z.array(z.string()), fingerprint: z.string() })

/** Kinds by the name of their folder, as render.py --list prints them. */
export const Kinds = z.record(z.string(), Kind)
export type Kinds = z.infer<typeof Kinds>

/** What has been rendered. The fingerprint includes the size in pixels. */
export const Manifest = z.record(
  z.string(),
  z.object({
    noun: z.string(),
    fingerprint: z.string(),
    /** The number of coloured parts per view. */
    views: z.record(z.string(), z.number().int().min(0).max(2)),
  }),
)
export type Manifest = z.infer<typeof Manifest>
