import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** From what is answered out of memory to what is given up. */
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
  /** A number that is looked up when it is asked for; the last who offers it is asked. */
  const looked = (name: string, help: string, label: string) => {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        const numbers = await askedOf(sources.get(name))
        this.reset()
        for (const [value, number] of Object.entries(numbers ?? {}))
          this.set({ [label]: value }, number)
      },
    })
    return (source: Source) => void sources.set(name, source)
  }
  return {
    registry,
    requests: timer('sampan_request_seconds', 'Answers of the web process, until their end', [
      'kind',
      'route',
      'status',
    ]),
    passedOn: timer('sampan_gateway_seconds', 'Calls the gateway passed on, until their answer', [
      'route',
      'status',
    ]),
    calls: timer('sampan_call_seconds', 'Calls the backend worked on', ['route', 'outcome']),
    pages: counter('sampan_whole_answers_total', 'Public pages and files of the build', ['from']),
    turnedAway: counter('sampan_turned_away_total', 'Requests there was no time for', ['kind']),
    catalogueReads: counter('sampan_catalogue_reads_total', 'Where there are replicas', ['from']),
    jobs: timer('sampan_job_seconds', 'Runs of jobs', ['job', 'outcome']),
    pool: looked('sampan_database_connections', 'Connections of this process', 'state'),
    replicas: looked('sampan_replica_behind_seconds', 'How old what it gives may be', 'replica'),
    queues: looked('sampan_queued_jobs', 'Work that waits in the queues of all processes', 'queue'),
    memory: looked('sampan_kept_pages', 'Public pages that lie ready', 'what'),
    stopped: looked('sampan_money_stopped', 'Whether money stands still, for all processes', 'why'),
    breaches: new Gauge({
      name: 'sampan_ledger_breaches',
      help: 'Rules of the books that did not hold when this process last verified them',
      registers,
    }),
    verifiedAt: new Gauge({
      name: 'sampan_ledger_verified_timestamp_seconds',
      help: 'When this process last verified the books; 0 where another does',
      registers,
    }),
    vitals: timer(
      'sampan_web_vital_seconds',
      'What phones measured: LCP, INP, FCP and TTFB',
      ['vital', 'page', 'language'],
      [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 4, 8],
    ),
    shifts: timer(
      'sampan_web_layout_shift',
      'What phones measured: CLS, without a unit',
      ['page', 'language'],
      [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    ),
  }
}

/** One that cannot be asked, as a database that is away, leaves the other numbers readable. */
async function askedOf(source: Source | undefined): Promise<Numbers | undefined> {
  try {
    return await source?.()
  } catch {
    return undefined
  }
}

const held = globalThis as { sampanMetrics?: ReturnType<typeof makeMetrics> }

/** The one set of this process: pages, gateway, jobs and web server may each have loaded this module anew. */
export const metrics = (): ReturnType<typeof makeMetrics> => (held.sampanMetrics ??= makeMetrics())

/** Memory, processor and the loop of events; for long-running processes alone, since it costs a timer each. */
export function countProcess(): void {
  collectDefaultMetrics({ register: metrics().registry })
}
