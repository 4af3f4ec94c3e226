declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream'
  import type { Connection, Submittable } from 'pg'

  /** A stream to write the rows of `copy … from stdin` to. */
  export function from(
    statement: string,
  ): Writable & Submittable & { connection?: Connection; rowCount: number }
  /** A stream to read the rows of `copy … to stdout` from. */
  export function to(
    statement: string,
  ): Readable & Submittable & { connection?: Connection; rowCount: number }
}
