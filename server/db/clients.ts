import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import { Client } from 'pg'

type Query = (...given: unknown[]) => never

/**
 * Sends statements without waiting for the answers to earlier ones. Those of one turn of the event loop, for
 * example in `Promise.all`, share a packet. The database runs them in order.
 */
class PipelinedClient extends Client {
  constructor(config: ConstructorParameters<typeof Client>[0] = {}) {
    const settings = typeof config === 'string' ? { connectionString: config } : config
    super({ ...settings, pipeline: true })
  }

  override query(...given: unknown[]): never {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    return (super.query as Query).apply(this, given)
  }
}

/**
 * Names every statement with parameters, so that each connection parses and plans it once: that costs more than
 * running most of them. Pass lists as arrays, so that the text does not vary with the values.
 */
export class NamedClient extends PipelinedClient {
  override query(first: unknown, ...rest: unknown[]): never {
    const statement = typeof first === 'string' ? { text: first } : first
    if (!isStatement(statement) || statement.name !== undefined) return super.query(first, ...rest)
    const [values] = Array.isArray(rest[0]) ? rest : [statement.values]
    const hasValues = Array.isArray(values) && values.length > 0
    const name = hasValues ? nameOf(statement.text) : undefined
    return super.query(name === undefined ? first : { ...statement, name }, ...rest)
  }
}

/**
 * Sends unnamed prepared statements only: behind a transaction pooler the next transaction may use another
 * connection, which does not know the name. Each statement is planned again.
 */
export class PlainClient extends PipelinedClient {
  override query(first: unknown, ...rest: unknown[]): never {
    return super.query(isStatement(first) ? { ...first, name: undefined } : first, ...rest)
  }
}

const names = new Map<string, string>()
/** Each connection keeps its named statements in memory, and so does PgBouncer (deploy/pgbouncer). */
const MAX_NAMES = 300
/** The text of a list of several values depends on their number. */
const LIST = /\bin \(\$\d+, /

/** Undefined for a list, and for a new text when there are too many. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES || LIST.test(text)) return known
  const name = `named_${createHash('sha1').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}

interface Statement {
  text: string
  name?: string | undefined
  values?: unknown
}

/** False for text, and for objects with their own protocol such as COPY. */
function isStatement(first: unknown): first is Statement {
  return typeof first === 'object' && first !== null && 'text' in first && !('submit' in first)
}
