import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { contracts } from './calls'
import { run } from '../../cli/process/run.ts'
import type { Scan, Scanning } from './report'
import { ensureProgram } from './tools'
import { Visitor } from './visitor'

const SECONDS_EACH = 150
const POSTS = ['/api/user/login', '/api/order/quote', '/api/user/address_add', '/api/cart/add']
const FOUND =
  /is vulnerable|appears to be .*injectable|Parameter: .+\((?:GET|POST|URI)\)|heuristic .* shows that .* might be injectable/gi

/** Each call with parameters, tested by sqlmap for SQL injection. */
export const injections: Scan = {
  name: 'sqlmap',
  summary: 'each GET call with parameters and some POST calls, for injected SQL (level 2)',
  async run(scan) {
    const program = await ensureProgram('sqlmap')
    const visitor = await Visitor.signedIn(scan.origin)
    let found = 0
    for (const call of contracts(POSTS)) found += await tryCall(scan, program, visitor, call)
    return found
  },
}

async function tryCall(
  scan: Scanning,
  program: string,
  visitor: Visitor,
  { url, body }: { url: string; body?: string },
): Promise<number> {
  const headers = Object.entries(visitor.headers).map(([name, value]) => `${name}: ${value}`)
  if (body) headers.push('Content-Type: application/json')
  const target = ['-u', scan.origin + url, ...(body ? ['--data', body] : [])]
  const how = ['--batch', '--disable-coloring', '--flush-session', '--level=2', '--risk=1']
  const what = ['--dbms=PostgreSQL', '--technique=BEUST', '--timeout=15', '--retries=1']
  const seconds = String(Math.ceil(SECONDS_EACH * scan.part))
  const { code, output } = await run(
    'timeout',
    [
      [seconds, program, ...target, ...how, ...what],
      ['--headers', headers.join('\n'), '--output-dir', path.join(scan.folder(), 'sessions')],
    ].flat(),
  )
  const name = url.replace(/\?.*/, '').replaceAll('/', '_')
  writeFileSync(path.join(scan.folder(), `${name}.log`), output)
  const found = [...output.matchAll(FOUND)].map(([line]) => line)
  const faults = / 500 \((?:Internal|internal)[^\n]*/.exec(output)?.[0]
  const ended = code === 124 ? `, stopped after ${seconds} s` : ''
  const requests = /performed (\d+) queries/.exec(output)?.[1]
  const outcome = found.length > 0 ? found.join('; ') : 'not injectable'
  scan.tell(`${body ? 'POST' : 'GET'} ${url}: ${outcome}${requests ? `, ${requests}` : ''}${ended}`)
  if (faults) scan.tell(`    answered${faults}`)
  return found.length + (faults ? 1 : 0)
}
