declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Connection, Submittable } from 'pg'

  /** A stream to write the rows of `copy … from stdin` to. */
  export function from(statement: string): Writable & Submittable & { connection?: Connection }
}
