import { AsyncResource } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import type { ClientBase, Pool } from 'pg'

type Query = (...given: unknown[]) => unknown
type Connected = (error: Error | undefined, client: unknown, done: unknown) => void

/** Publishes the text of each statement with placeholders, without values. */
const statements = tracingChannel<unknown, { text: string }>('sampan.statement')

/** Traces every statement of a pool. Does nothing without a subscriber at creation. */
export function traceStatements(pool: Pool): void {
  if (!statements.start.hasSubscribers) return
  bindCallers(pool)
  pool.on('connect', traceClient)
}

/**
 * Preserves the async context of callers: the callback of a waiting one runs in the context of the client that
 * released.
 */
function bindCallers(pool: Pool): void {
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

/** Returns undefined for queries without a single result, such as COPY. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return undefined
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : undefined
}
