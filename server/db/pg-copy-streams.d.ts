declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream'
  import type { Connection, Submittable } from 'pg'

  /** A stream that accepts the rows of `copy … from stdin`. */
  export function from(
    statement: string,
  ): Writable & Submittable & { connection?: Connection; rowCount: number }
  /** A stream that yields the rows of `copy … to stdout`. */
  export function to(
    statement: string,
  ): Readable & Submittable & { connection?: Connection; rowCount: number }
}
