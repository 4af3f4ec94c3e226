import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../cli/process/run.ts'
import type { Scan, Scanning } from './report'
import { ensureProgram } from './tools'
import { Visitor } from './visitor'

const SECONDS_EACH = 240
/** Excludes modules that need a server for callbacks (ssrf, xxe); sqlmap covers SQL. */
const MODULES = 'http_headers,cookieflags,csp,crlf,exec,file,redirect,xss,permanentxss,backup'
const START = ['/en/home', '/en/explore', '/en/search?keyword=tea', '/en/login?from=/en/profile']

interface Found {
  vulnerabilities: Record<string, { method: string; path: string; info: string }[]>
  anomalies: Record<string, { method: string; path: string; info: string }[]>
}

/** wapiti crawls the pages signed out and signed in, and attacks each link and form it finds. */
export const crawl: Scan = {
  name: 'wapiti',
  summary: 'pages crawled signed out and signed in: headers, injected markup, files, commands',
  async run(scan) {
    const program = await ensureProgram('wapiti')
    const signedIn = await Visitor.signedIn(scan.origin)
    const out = await walk(scan, program, 'signed out', '')
    return out + (await walk(scan, program, 'signed in', signedIn.cookie))
  },
}

async function walk(scan: Scanning, program: string, who: string, cookie: string) {
  const file = path.join(scan.folder(), `${who.replace(' ', '-')}.json`)
  const seconds = Math.ceil(SECONDS_EACH * scan.part)
  rmSync(file, { force: true })
  const { output } = await run(
    'timeout',
    [
      [String(seconds * 3), program, '-u', `${scan.origin}/en/home`],
      START.flatMap((start) => ['-s', scan.origin + start]),
      [
        '--scope',
        'domain',
        '-v',
        '2',
        '-m',
        MODULES,
        '--flush-session',
        '-d',
        '3',
        '--max-links-per-page',
        '20',
      ],
      ['--max-scan-time', String(seconds), '--max-attack-time', '30', '-t', '15', '-S', 'polite'],
      ['--no-bugreport', '-l', '1', '-f', 'json', '-o', file],
      cookie ? ['-H', `Cookie: ${cookie}`] : [],
    ].flat(),
  )
  const asked = new Set(output.match(/(?<=^\[\+\] (?:GET |POST )?)http\S+/gm)).size
  writeFileSync(file.replace('.json', '.log'), output)
  if (!existsSync(file)) {
    scan.tell(`${who}: stopped before its report`)
    return 1
  }
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(file, 'utf8')) as Found
  scan.tell(`${who}: ${asked} addresses`)
  let count = 0
  for (const [kind, all] of Object.entries({ ...vulnerabilities, ...anomalies })) {
    if (all.length === 0) continue
    count += all.length
    scan.tell(`${who}: ${all.length} × ${kind}: ${all[0]?.method} ${all[0]?.path} ${all[0]?.info}`)
  }
  return count
}
