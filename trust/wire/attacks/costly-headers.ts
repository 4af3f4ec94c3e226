import { MAX_DELAY_MS } from '../loop-probe'
import type { WireTestbed } from '../testbed'
import { type Attack, delayDuring } from './attack'

const BYTES = 15_000
const full = (text: string, end = '') => text.repeat(BYTES / text.length) + end

/** Headers that a parser with backtracking reads for seconds or hangs on. */
const HEADERS: [name: string, value: string][] = [
  ['Accept-Language', Array.from({ length: 40 }, () => 'fr').join(', ')],
  ['Accept-Language', full('fr, ')],
  ['Accept-Language', full('en;q=0,')],
  ['Accept-Language', full(' ', 'x')],
  ['Accept-Language', full('a-', '!')],
  ['If-None-Match', `"a"${full(' ')}"b"`],
  ['If-None-Match', full('"a" ,  ')],
  ['If-None-Match', full('W/', '"')],
  ['Accept-Encoding', full('gzip;q=0 , ')],
  ['Accept', full('text/html ; ')],
  ['Cookie', full('a=b; ')],
  ['Cookie', full('language=%7B; ')],
  ['Cookie', `language={${full('"language_name":"a",')}`],
  ['Cookie', `visit_language=${full('%22')}`],
  ['Cookie', full('token="')],
  ['Range', `bytes=${full('0-0,')}`],
  ['Forwarded', full('for="\\" ;')],
  ['User-Agent', full('Mozilla/5.0 (Windows ')],
  ['User-Agent', full(' ', 'x')],
  ['User-Agent', full('a')],
  ['X-Forwarded-For', full('1.1.1.1 , ')],
  ['Origin', full('http://')],
  ['Referer', full('http://a/')],
  ['Next-Router-State-Tree', full('%5B%22')],
]
const TARGETS = ['/home', '/en/home', '/login', '/en/detail/1', '/api/user/language_list']
const STATIC_TARGETS = [
  '/sitemap.xml',
  '/manifests/en.webmanifest',
  '/nothing-here',
  '/manifests/zh-CN.webmanifest',
]

export const costlyHeaders: Attack = {
  name: 'headers that are slow to parse',
  async run(testbed) {
    const wrong: string[] = []
    const targets = [...TARGETS, ...STATIC_TARGETS, ...testbed.world.files.slice(0, 1)]
    for (const target of targets) await testbed.ask({ target })
    for (const header of HEADERS) {
      if ((await delayOf(testbed, targets, header)) <= MAX_DELAY_MS) continue
      for (const target of targets) {
        const complaint = await tryHeader(testbed, target, header)
        if (complaint) wrong.push(complaint)
        // Other paths add no information about a header that stops the process.
        if (complaint?.includes('hangs')) break
      }
    }
    return wrong
  },
}

async function delayOf(
  testbed: WireTestbed,
  targets: string[],
  header: [string, string],
): Promise<number> {
  const { peakMs, isHung } = await delayDuring(testbed, async () => {
    for (const target of targets) await testbed.ask({ target, headers: [header] })
  })
  if (isHung) await testbed.restart()
  return isHung ? Number.POSITIVE_INFINITY : peakMs
}

/** Three attempts, because the machine may have paused during the first. */
async function tryHeader(
  testbed: WireTestbed,
  target: string,
  header: [string, string],
): Promise<string | null> {
  const [name, value] = header
  const text = `${target} with ${name}: ${value.slice(0, 24)}… (${value.length} bytes)`
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && least > MAX_DELAY_MS; tries += 1) {
    const ms = await delayOf(testbed, [target], header)
    if (ms === Number.POSITIVE_INFINITY) return `${text} hangs the process`
    least = Math.min(least, ms)
  }
  return least > MAX_DELAY_MS ? `${text} blocks the event loop for ${least} ms` : null
}
