import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** From cached responses to timeouts. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Numbers = Record<string, number>
type Source = () => Numbers | Promise<Numbers>

function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const timer = (name: string, help: string, labelNames: string[], buckets = SECONDS) =>
    new Histogram({ name, help, labelNames, buckets, registers })
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers })
  const sources = new Map<string, Source>()
  /** A gauge whose source is called on every scrape; the last registered source wins. */
  const gauge = (name: string, help: string, label: string) => {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        const numbers = await readSource(sources.get(name))
        this.reset()
        for (const [value, number] of Object.entries(numbers ?? {}))
          this.set({ [label]: value }, number)
      },
    })
    return (source: Source) => void sources.set(name, source)
  }
  return {
    registry,
    requests: timer('sampan_request_seconds', 'Duration of responses of the web process', [
      'kind',
      'route',
      'status',
    ]),
    gatewayCalls: timer('sampan_gateway_seconds', 'Duration of calls forwarded by the gateway', [
      'route',
      'status',
    ]),
    calls: timer('sampan_call_seconds', 'Duration of calls of the backend', ['route', 'outcome']),
    pages: counter('sampan_whole_answers_total', 'Responses with a public page', ['from']),
    rejected: counter('sampan_turned_away_total', 'Requests rejected for overload', ['kind']),
    catalogueReads: counter('sampan_catalogue_reads_total', 'Reads of public data', ['from']),
    jobs: timer('sampan_job_seconds', 'Duration of job runs', ['job', 'outcome']),
    pool: gauge('sampan_database_connections', 'Database connections of this process', 'state'),
    replicas: gauge('sampan_replica_behind_seconds', 'Replication lag', 'replica'),
    queues: gauge('sampan_queued_jobs', 'Queued jobs of all processes', 'queue'),
    memory: gauge('sampan_kept_pages', 'Public pages in the page cache', 'what'),
    stopped: gauge('sampan_money_stopped', 'Whether transfers are paused', 'why'),
    breaches: new Gauge({
      name: 'sampan_ledger_breaches',
      help: 'Ledger rules violated at the last verification by this process',
      registers,
    }),
    verifiedAt: new Gauge({
      name: 'sampan_ledger_verified_timestamp_seconds',
      help: 'Time of the last verification by this process; 0 if another process verifies',
      registers,
    }),
    vitals: timer(
      'sampan_web_vital_seconds',
      'Web vitals measured by browsers: LCP, INP, FCP and TTFB',
      ['vital', 'page', 'language'],
      [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 4, 8],
    ),
    shifts: timer(
      'sampan_web_layout_shift',
      'Layout shift measured by browsers: CLS, without a unit',
      ['page', 'language'],
      [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    ),
  }
}

/** A source that fails, for example without a database, must not hide the other metrics. */
async function readSource(source: Source | undefined): Promise<Numbers | undefined> {
  try {
    return await source?.()
  } catch {
    return undefined
  }
}

const held = globalThis as { sampanMetrics?: ReturnType<typeof makeMetrics> }

/** The registry of this process; kept globally because several bundles load this module. */
export const metrics = (): ReturnType<typeof makeMetrics> => (held.sampanMetrics ??= makeMetrics())

/** Node's default metrics; only for long-running processes, because some use timers. */
export function countProcess(): void {
  collectDefaultMetrics({ register: metrics().registry })
}
