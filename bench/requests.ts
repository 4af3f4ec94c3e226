import { RUNS, SECONDS } from './load'
import { publish, versions, type Options } from './results'
import { ensureWrk, measureWithWrk } from './wrk'

const CONNECTIONS = 32
const PATHS = [
  '/en/detail/1',
  '/detail/1',
  '/en/home',
  '/api/user/language_list',
  '/api/product/detail?id=1',
]

/**
 * The cost of a request to the web server with its access log, beside a bare server of Node and, with `--against
 * FOLDER`, another checkout of Sampan.
 */
export async function benchRequests(folder: string, options: Options): Promise<void> {
  if (!(await ensureWrk())) return
  const load = { paths: PATHS, connections: CONNECTIONS, against: options.against }
  const rows = await measureWithWrk(folder, load)
  const remark = `${versions()}. Medians of ${RUNS} runs of ${SECONDS} s in turn, one thread of wrk, ${CONNECTIONS} connections, gzip; access log written.`
  await publish({ name: 'requests', tables: [rows], remark }, options)
}
