import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ENDPOINTS } from '@/contracts/all'
import { ROUTES } from '@/lib/navigation/routes'
import { run } from '../../cli/process/run.ts'
import type { Scan, Scanning } from './report'
import { ensureProgram } from './tools'

/** Files that servers expose by mistake, from common word lists. */
const NAMES =
  `.env .env.local .env.production .git/HEAD .git/config .gitignore .svn/entries .hg .DS_Store .npmrc
.htaccess .htpasswd .ssh/id_rsa .aws/credentials .vscode/settings.json .idea/workspace.xml .dockerenv Dockerfile
docker-compose.yml package.json package-lock.json tsconfig.json next.config.mjs middleware.ts drizzle.config.ts
README.md CHANGELOG.md LICENSE Makefile backup.zip backup.tar.gz backup.sql dump.sql database.sql db.sqlite data.json
.data .data/secrets.json .data/database.json .data/backups .data/outbox .data/uploads secrets.json database.json
server.json server/config.ts server/app.ts cli/ops.ts node_modules node_modules/next/package.json .next
.next/BUILD_ID .next/server _next _next/ _next/static _next/data _next/image _next/webpack-hmr __nextjs_original-stack-frame
server-status server-info status metrics health healthz debug debug/pprof trace actuator actuator/env actuator/heapdump
console admin administrator login.php wp-login.php wp-admin wp-config.php phpinfo.php phpmyadmin cgi-bin/ test tests
api api/ api/ops api/ops/queue api/ops/order api/openapi.json api/docs api/swagger api/graphql graphql swagger.json
openapi.json v1 v2 robots.txt sitemap.xml favicon.ico manifest.webmanifest crossdomain.xml clientaccesspolicy.xml
.well-known/security.txt .well-known/change-password .well-known/openid-configuration config config.json config.yml
logs log error.log access.log postgres.log tmp temp old bak uploads api/uploads api/uploads/ api/pictures api/revalidate
region en/region en/api en/_next en/missing missing`.split(/\s+/)

const SECRETS = ['etc/passwd', 'proc/self/environ', 'package.json', '.data/secrets.json']
const UPWARDS = [
  '../../cli/',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..%c0%af',
  '....//',
  '%252e%252e%252f',
  '..;/',
]
const PREFIXES = ['', 'en/', '_next/static/', 'api/uploads/', 'api/pictures/', 'api/']
const ENDINGS = [
  '',
  '~',
  '.bak',
  '.old',
  '.orig',
  '.map',
  '.ts',
  '.js',
  '.json',
  '/',
  '//',
  '%00',
  '%20',
  ';.css',
]

/** Strings that must never leave the machine. */
const GIVEN_AWAY =
  /root:[x*]:0:|"secretKey"|DATABASE_URL=|"dependencies"\s*:|BEGIN [A-Z ]*PRIVATE KEY|\[core\]|ref: refs\//
/** Per second. */
const RATE = 100
const AT_ONCE = 8

export const paths: Scan = {
  name: 'ffuf',
  summary: 'names of forgotten files, and path traversals, combined with our routes',
  async run(scan) {
    const program = await ensureProgram('ffuf')
    const words = wordList()
    const list = path.join(scan.folder(), 'words.txt')
    const file = path.join(scan.folder(), 'found.json')
    writeFileSync(list, words.join('\n'))
    await run(
      'timeout',
      [
        [String(Math.ceil(600 * scan.part)), program, '-u', `${scan.origin}/FUZZ`, '-w', list],
        ['-p', String(AT_ONCE / RATE), '-t', String(AT_ONCE), '-timeout', '15', '-mc', 'all', '-s'],
        ['-of', 'json', '-o', file, '-H', 'Accept: text/html'],
      ].flat(),
    )
    const { results } = JSON.parse(readFileSync(file, 'utf8')) as { results: Result[] }
    return told(scan, words.length, results)
  },
}

interface Result {
  url: string
  status: number
  length: number
}

function wordList(): string[] {
  const routes = ROUTES.map((route) => route.path.slice(1).replace(/\/:.*/, ''))
  const calls = ENDPOINTS.map(([, { path: call }]) => call.slice(1))
  const climbs = PREFIXES.flatMap((prefix) =>
    UPWARDS.flatMap((up) =>
      [1, 3, 6].flatMap((n) => SECRETS.map((to) => prefix + up.repeat(n) + to)),
    ),
  )
  const spelled = [...routes, ...calls].flatMap((word) => ENDINGS.map((ending) => word + ending))
  return [...new Set([...NAMES, ...climbs, ...spelled])]
}

/** Requests everything with status 200 once more and reads it; a 5xx is always a finding. */
async function told(scan: Scanning, tried: number, results: Result[]): Promise<number> {
  const byStatus = Map.groupBy(results, ({ status }) => status)
  const tally = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([code, all]) => `${code}: ${all.length}`)
  scan.tell(`${tried} paths, ${results.length} answers (${tally.join(', ')})`)
  const failures = results.filter(({ status }) => status >= 500)
  for (const { url, status } of failures) scan.tell(`${status} ${url}`)
  let leaks = 0
  const opened = byStatus.get(200) ?? []
  for (const { url } of opened) {
    const text = await fetch(url).then((answer) => answer.text())
    if (!GIVEN_AWAY.test(text)) continue
    leaks += 1
    scan.tell(`exposes data: ${url}`)
  }
  const own = opened.map(({ url }) => url.replace(scan.origin, '')).join(' ')
  scan.tell(`answered with 200: ${own}`)
  return failures.length + leaks
}
