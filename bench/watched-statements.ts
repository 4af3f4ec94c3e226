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

/** Records every statement that a pool sends, so that calls can be explained as they are. */
export class WatchedStatements {
  readonly #pool: Pool
  #heard: Statement[] | null = null

  constructor(pool: Pool) {
    this.#pool = pool
    pool.on('connect', (client) => this.#listen(client))
  }

  /** The statements since then. */
  async during(act: () => Promise<unknown>): Promise<Statement[]> {
    const heard: Statement[] = []
    this.#heard = heard
    await act()
    this.#heard = null
    return heard
  }

  /** The plans of the reads; sequential scans are disabled, so that one appears only where no index fits. */
  async explain(statements: Statement[]): Promise<{ text: string; nodes: PlanNode[] }[]> {
    const reads = statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
    const plans: { text: string; nodes: PlanNode[] }[] = []
    const client = await this.#pool.connect()
    await client.query('set enable_seqscan = off')
    for (const { text, values } of reads) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      )
      plans.push({ text, nodes: flat(rows[0]!['QUERY PLAN'][0].Plan) })
    }
    await client.query('reset enable_seqscan')
    client.release()
    return plans
  }

  #listen(client: PoolClient): void {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((given: Query, ...rest: unknown[]) => {
      const text = typeof given === 'string' ? given : given.text
      const listed = rest.find(Array.isArray) as unknown[] | undefined
      const values = listed ?? (typeof given === 'string' ? [] : given.values) ?? []
      this.#heard?.push({ text, values })
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
