import { Client } from 'pg'

/**
 * Prepares no statement under a name: behind a pooler the next transaction may have another connection, where the
 * name is unknown or somebody else's. Each statement is planned anew.
 */
export class PlainClient extends Client {
  override query(first: unknown, ...rest: unknown[]): never {
    const ask = super.query as (...all: unknown[]) => unknown
    return ask.call(this, unnamed(first), ...rest) as never
  }
}

/** What submits itself, such as a copy, has no name to lose. */
function unnamed(first: unknown): unknown {
  if (typeof first !== 'object' || first === null || !('name' in first)) return first
  return 'submit' in first ? first : { ...first, name: undefined }
}
