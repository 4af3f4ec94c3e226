import { z } from 'zod'

/** A file, not JSON. */
export const exportAdminProducts = { data: z.null() }
