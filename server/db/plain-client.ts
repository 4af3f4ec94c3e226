import { Client } from 'pg'

/**
 * Sends unnamed prepared statements only: behind a transaction pooler the next transaction may use another
 * connection, which does not know the name. Each statement is planned again.
 */
export class PlainClient extends Client {
  override query(first: unknown, ...rest: unknown[]): never {
    const ask = super.query as (...all: unknown[]) => unknown
    return ask.call(this, unnamed(first), ...rest) as never
  }
}

/** Objects with their own protocol, such as COPY, have no statement name. */
function unnamed(first: unknown): unknown {
  if (typeof first !== 'object' || first === null || !('name' in first)) return first
  return 'submit' in first ? first : { ...first, name: undefined }
}
