import { AsyncResource } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import type { ClientBase, Pool } from 'pg'

type Query = (...given: unknown[]) => unknown
type Connected = (error: Error | undefined, client: unknown, done: unknown) => void

/** Told with the text of each, placeholders and all; values stay where they are. */
const statements = tracingChannel<unknown, { text: string }>('sampan.statement')

/** Tells of every statement of a pool, if somebody listens when it is made; else it is left as it is. */
export function traceStatements(pool: Pool): void {
  if (!statements.start.hasSubscribers) return
  keepCallers(pool)
  pool.on('connect', traceClient)
}

/** Who waited for a connection is called back by whoever gave it back, and would be taken for them. */
function keepCallers(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: Connected) => unknown
  pool.connect = ((callback?: Connected) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as never
}

function traceClient(client: ClientBase): void {
  const query = client.query.bind(client) as Query
  client.query = ((...given: unknown[]) => {
    const text = textOf(given[0])
    if (text === undefined) return query(...given)
    return typeof given.at(-1) === 'function'
      ? statements.traceCallback(query, -1, { text }, undefined, ...given)
      : statements.tracePromise(
          query as () => Promise<unknown>,
          { text },
          undefined,
          ...(given as []),
        )
  }) as never
}

/** Undefined for what is no statement with one answer, such as a COPY. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return undefined
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : undefined
}
