import { z } from 'zod'

// Zod compiles object schemas with `new Function`, which the Content-Security-Policy forbids. Only in the
// browser: the server keeps compiled parsing.
if (typeof window !== 'undefined') z.config({ jitless: true })
