import type { Pool, PoolClient } from 'pg'

interface Statement {
  text: string
  values: unknown[]
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  Plans?: PlanNode[]
}

type Query = string | { text: string; values?: unknown[] }

/** Hears every statement that a pool sends, so that calls can be explained as they are. */
export class WatchedStatements {
  readonly #pool: Pool
  #heard: Statement[] = []

  constructor(pool: Pool) {
    this.#pool = pool
    pool.on('connect', (client) => this.#listen(client))
  }

  /** What was sent meanwhile. */
  async during(act: () => Promise<unknown>): Promise<Statement[]> {
    this.#heard = []
    await act()
    return this.#heard
  }

  /** The plans of those that read, one line for each node. */
  async explain(statements: Statement[]): Promise<{ text: string; nodes: PlanNode[] }[]> {
    const reads = statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
    const plans: { text: string; nodes: PlanNode[] }[] = []
    for (const { text, values } of reads) {
      const { rows } = await this.#pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      )
      plans.push({ text, nodes: flat(rows[0]!['QUERY PLAN'][0].Plan) })
    }
    return plans
  }

  #listen(client: PoolClient): void {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((given: Query, ...rest: unknown[]) => {
      const text = typeof given === 'string' ? given : given.text
      const listed = rest.find(Array.isArray) as unknown[] | undefined
      const values = listed ?? (typeof given === 'string' ? [] : given.values) ?? []
      this.#heard.push({ text, values })
      return query(given, ...rest)
    }) as typeof client.query
  }
}

const flat = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flat)]

export function lineOf(node: PlanNode): string {
  const of = node['Relation Name'] ? ` on ${node['Relation Name']}` : ''
  const by = node['Index Name'] ? ` by ${node['Index Name']}` : ''
  return `${node['Node Type']}${of}${by} (${node['Actual Rows'] ?? 0} rows)`
}
