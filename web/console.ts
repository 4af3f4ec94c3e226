import { existsSync } from 'node:fs'
import path from 'node:path'
import { brand } from '../contracts/brand.ts'
import { inProject } from '../cli/bootstrap/project.mjs'
import type { ConsoleFacts } from '../lib/navigation/console-facts.ts'
import { parseRegionPolicy } from '../lib/navigation/region-policy.ts'
import { logLine } from '../server/log-line.ts'
import { plainReply } from './error-pages.ts'
import type { Handler, Middleware } from './pipeline.ts'
import { IMMUTABLE, namesIn, serveFiles } from './static-files.ts'

/** In the folder of the build. */
export const CONSOLE_FOLDER = 'console'
const ASSETS = '/assets/'
/** Search engines should not index the console. */
const ROBOTS = '/robots.txt'
/** Of an empty style element, into which the console's components insert rules by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Own scripts and styles; pictures also of other origins, as in the shop. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE}`,
  "img-src 'self' data: blob: https:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

/** The files of the console; every other page is its document, whose script reads the path. */
export function createConsoleFiles(distDir: string): Middleware {
  const folder = inProject(distDir, CONSOLE_FOLDER)
  const names = new Set(existsSync(folder) ? namesIn(folder) : [])
  const page = {
    file: path.join(folder, 'index.html'),
    cacheControl: 'no-cache',
    policy: POLICY,
    edit: withFacts,
  }
  const fileAt = (url: string) => {
    if (names.has(url.slice(1)) && url.startsWith(ASSETS))
      return { file: path.join(folder, url), cacheControl: IMMUTABLE }
    if (url === ROBOTS && names.has(url.slice(1)))
      return { file: path.join(folder, url), cacheControl: 'public, max-age=3600' }
    return isPage(url) && names.has('index.html') ? page : undefined
  }
  return serveFiles(fileAt, (url) => url.startsWith(ASSETS) || isPage(url))
}

const isPage = (url: string) => !url.startsWith('/api') && !url.startsWith(ASSETS)

/** Opens the console on its port, or on a free one if a program has taken it: the shop starts in any case. */
export async function openConsole<Listening>(
  port: number,
  open: (port: number) => Promise<Listening>,
): Promise<Listening> {
  try {
    return await open(port)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    logLine('error', 'the port of the console is in use: it gets a free one', { port })
    return open(0)
  }
}

/** Only the calls of staff and the pictures of their records. */
const CALLS = /^\/api\/(?:admin|pictures|uploads)\//

export const answerConsoleCall =
  (answerCall: Handler): Handler =>
  (exchange) =>
    CALLS.test(exchange.context.path) ? answerCall(exchange) : Promise.resolve(plainReply(404))

/** What the console shows of this process. In an attribute, because the policy allows no inline script. */
function withFacts(html: string): string {
  const { name, colours } = brand()
  const facts: ConsoleFacts = {
    name: name.en,
    accent: { light: colours.light.accent, dark: colours.dark.accent },
    closed: parseRegionPolicy(process.env.REGION_POLICY),
  }
  const content = JSON.stringify(facts)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
  return html.replace('</head>', () => `<meta name="facts" content="${content}"></head>`)
}
