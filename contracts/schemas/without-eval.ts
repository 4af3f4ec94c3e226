import { z } from 'zod'

// Zod compiles object schemas with `new Function`, which the pages' Content-Security-Policy forbids and
// reports. Asked of the browser alone: the server keeps the faster, compiled parsing.
if (typeof window !== 'undefined') z.config({ jitless: true })
