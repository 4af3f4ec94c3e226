import type { Reply } from '../requests'
import type { WireTestbed } from '../testbed'
import { metricLines } from '../metrics'
import type { Attack } from './attack'

const OWN_TARGETS = [
  '/en/./home',
  '/./en/home',
  '/en/x/../home',
  '/ja/../en/home',
  '/en//home',
  '//en/home',
  '/%65n/home',
  '/en/%68ome',
  '/en/detail/%31',
  '/en/%64etail/1',
  '/en/detail/1/.',
  '/en/detail/x/../1',
  '/en/detail//1',
  '/en%2fhome',
  '/en/detail%2f1',
  '/en\\home',
  '/en/%2e/home',
  '/en/home%00',
  '/en/home/',
  '/en/home/.',
  '/_next/../en/home',
  '/_next/../api/product/list',
  '/_next/static/../../api/product/list',
  '/api/../en/home',
  '/api/./product/list',
  '/api//product/list',
  '/api/%70roduct/list',
  '/x.js/../en/home',
]

const cacheable = (reply: Reply): boolean => {
  const control = reply.header('cache-control') ?? ''
  if (/\b(no-store|private|no-cache)\b/.test(control)) return false
  return /\b(public|s-maxage=[1-9]|max-age=[1-9])/.test(control)
}

/** Only the canonical spelling is served: others redirect to it or are rejected. */
export const spellings: Attack = {
  name: 'targets that are not canonical',
  async run(testbed) {
    const [file = ''] = testbed.world.files
    const files = [
      file.replace('/_next/static/', '/_next/static/x/../'),
      file.replace('/_next/static/', '/_next/static/./'),
      file.replace('/_next/', '/_next//'),
      file.replace('/static/', '/%73tatic/'),
      file.replace('/_next/', '/x/../_next/'),
    ]
    const wrong: string[] = []
    for (const target of [...OWN_TARGETS, ...files]) {
      const reply = await testbed.ask({ target })
      const { status } = reply
      if (status === 308 && (await leadsToCanonical(testbed, reply))) continue
      if (status >= 400 && status < 500 && !cacheable(reply)) continue
      const control = reply.header('cache-control')
      wrong.push(`${target} answers ${status} ${reply.problem ?? ''} (Cache-Control: ${control})`)
    }
    return wrong
  },
}

async function leadsToCanonical(testbed: WireTestbed, reply: Reply): Promise<boolean> {
  const location = reply.header('location') ?? ''
  const url = URL.parse(location, 'http://localhost')
  if (!url || url.hostname !== 'localhost' || location.includes('%2e')) return false
  const next = await testbed.ask({ target: url.pathname + url.search })
  return next.status !== 308
}

const MISSING = [
  '/en/detail/999999',
  '/ja/shop/999999',
  '/en/detail/4/999999',
  '/detail/999999',
  '/en/home/nothing-here',
  '/home/nothing-here',
  '/en/shop/x',
  '/_next/static/chunks/missing.js',
  '/_next/static/css/missing.css',
  '/_next/missing',
  '/icons/missing.png',
  '/missing.png',
  '/api/share/en/999999.png',
  '/api/share/xx/1.png',
  '/api/pictures/none/640.webp',
  '/api/uploads/none.webp',
  '/api/none',
  '/sitemaps/xx/products-1.xml',
  '/sitemaps/en/products-99.xml',
  '/manifests/xx.webmanifest',
]

/** A missing page may exist a moment later, and its text depends on the language of the visitor. */
export const missingThings: Attack = {
  name: '404 responses that a shared cache may store',
  async run(testbed) {
    const wrong: string[] = []
    for (const target of MISSING) {
      const reply = await testbed.ask({ target })
      const control = reply.header('cache-control')
      if (reply.status !== 404) wrong.push(`${target} answers ${reply.status}`)
      else if (cacheable(reply) || !/\b(no-store|private|no-cache)\b/.test(control ?? ''))
        wrong.push(`${target} is 404 with Cache-Control: ${control}`)
    }
    return wrong
  },
}

const COUNTED = 25

/** Requests that are missing in the metrics. */
export const hiddenRequests: Attack = {
  name: 'pages requested as event streams are missing from the metrics',
  async run(testbed) {
    const before = await countedPages(testbed)
    for (let turn = 0; turn < COUNTED; turn += 1)
      await testbed.ask({ target: '/login', headers: [['Accept', 'text/event-stream']] })
    const counted = (await countedPages(testbed)) - before
    return counted >= COUNTED ? [] : [`${counted} of ${COUNTED} requests were counted`]
  },
}

async function countedPages(testbed: WireTestbed): Promise<number> {
  const values = await metricLines(testbed, 'sampan_request_seconds_count', 'kind="page"')
  return values.reduce((sum, value) => sum + value, 0)
}
