import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { LOCALES, type Locale } from '@/contracts/languages'
import { isPublicPath } from '@/lib/navigation/public-paths'
import { ROUTES, type TitleKey } from '@/lib/navigation/routes'
import en from '@/messages/en.json' with { type: 'json' }
import ja from '@/messages/ja.json' with { type: 'json' }
import ko from '@/messages/ko.json' with { type: 'json' }
import th from '@/messages/th.json' with { type: 'json' }
import zh from '@/messages/zh-CN.json' with { type: 'json' }
import type { Findings } from './unauthorised'

const TITLES: Record<Locale, Record<TitleKey, string>> = {
  en: en.titles,
  'zh-CN': zh.titles,
  ja: ja.titles,
  ko: ko.titles,
  th: th.titles,
}
const AT_ONCE = 8
const MOST_TRIES = 20
const PAUSE_MS = 1000
const CHAIN = Array.from({ length: 5 }, () => 'middleware').join(':')

type Headers = Record<string, string>

/** Headers by which a client could pretend to be Next, a proxy, or a navigation inside the app. */
const SPOOFED: Headers[] = [
  {},
  { 'x-middleware-subrequest': CHAIN },
  { 'x-middleware-subrequest': CHAIN.replaceAll('middleware', 'src/middleware') },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-next': '1', 'x-middleware-rewrite': '/en/home' },
  { 'x-middleware-set-cookie': 'token=1', 'x-middleware-override-headers': 'cookie' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/en/home', 'x-now-route-matches': '1=en' },
  { 'x-invoke-path': '/en/home', 'x-invoke-status': '200', 'x-invoke-output': '/en/home' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { forwarded: 'host=evil.example;proto=https', 'x-forwarded-for': '127.0.0.1' },
  { host: 'evil.example' },
  { 'x-original-url': '/home', 'x-rewrite-url': '/home' },
  { 'x-http-method-override': 'HEAD', 'x-forwarded-uri': '/home', 'x-forwarded-prefix': '/home' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-url': '/home' },
  { rsc: '1', 'next-router-segment-prefetch': '/_full', 'next-router-state-tree': '%5B%22%22%5D' },
  { 'next-action': '0'.repeat(40) },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'empty' },
  { 'x-prerender-revalidate': '1', 'x-next-revalidated-tags': '_N_T_/layout' },
  { cookie: '__prerender_bypass=1; __next_preview_data=1; token=' },
  { 'user-agent': 'Googlebot', accept: 'text/x-component' },
]

/** Other spellings of a path. */
const TRICKS: ((path: string, rest: string) => string)[] = [
  (path) => path,
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/.${path}`,
  (path) => `/home/..${path}`,
  (path) => `/home/%2e%2e${path}`,
  (path, rest) => `/home%2f..%2f${rest}`,
  (path, rest) => `/home/..;/${rest}`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}%2f`,
  (path) => `${path}.`,
  (path) => `${path}?_rsc=1`,
  (path) => `${path}.rsc`,
  (path) => `${path}.json`,
  (path) => `${path}.txt`,
  (path) => `/home${path}`,
  (path) => path.toUpperCase(),
  (path, rest) => `/%${rest.charCodeAt(0).toString(16)}${rest.slice(1)}`,
  (path, rest) => `/%25${rest.charCodeAt(0).toString(16)}${rest.slice(1)}`,
  (path, rest) => `/\\${rest}`,
  (path, rest) => `/%5c${rest}`,
  (path, rest) =>
    `/${encodeURIComponent(String.fromCodePoint(rest.codePointAt(0)! + 0xfee0))}${rest.slice(1)}`,
  (path) => `${path}%e2%80%8b`,
  (path, rest) => `/en%2f${rest}`,
  (path) => `/%65n${path}`,
  (path) => `/EN${path}`,
  (path) => `/en/${path}`,
  (path) => `/en/en${path}`,
  (path) => `/_${path}`,
  (path) => `/%5f${path}`,
  (path) => `/xx${path}`,
  (path) => `/ja/../en${path}`,
  (path) => `/en${path}.rsc`,
  (path) => `/en${path}.segments/_full.segment.rsc`,
  (path) => `/_next/data/build/en${path}.json`,
  (path) => `http://evil.example${path}`,
]

interface Seen {
  status: number
  location: string
  text: string
}

/**
 * Requests every private page of the table, bare and in all languages (or in one language per page in turn), with
 * every spoofed header and in every other spelling.
 */
export async function walkPages(
  findings: Findings,
  origin: string,
  languages: 'all' | 'in turn',
): Promise<void> {
  const wrong: string[] = []
  const prefixes = (turn: number) =>
    languages === 'all' ? LOCALES : [LOCALES[turn % LOCALES.length]!]
  const tries = PRIVATE.flatMap(({ path, title }, page) => [
    ...SPOOFED.flatMap((headers, set) =>
      prefixes(page + set).map((locale) => ({ path: `/${locale}${path}`, title, headers })),
    ),
    ...SPOOFED.map((headers) => ({ path, title, headers })),
    ...TRICKS.map((spell) => ({ path: spell(path, path.slice(1)), title, headers: {} })),
  ])
  const queue = tries.values()
  const walker = async () => {
    for (const { path, title, headers } of queue) {
      const seen = await lookWhenFree(origin, path, headers)
      findings.count('private pages requested without a session')
      const complaint = complaintAbout(seen, origin, title)
      if (complaint) wrong.push(`${path} ${JSON.stringify(headers)}: ${complaint}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walker))
  findings.expect(
    `${PRIVATE.length} private pages in ${LOCALES.length} languages (${languages}), ${SPOOFED.length} sets of headers and ${TRICKS.length} spellings: shown without a session, or redirected off the site: 0`,
    wrong.length === 0,
    wrong.slice(0, 40).join('\n'),
  )
}

/** The merchants' entry is disabled here; closed places redirect before the session check. */
const PRIVATE = ROUTES.map(({ path, title }) => ({
  path: path.replace(/\/:.*/, ''),
  title,
})).filter(({ path }) => !isPublicPath(path))

function complaintAbout({ status, location, text }: Seen, origin: string, title: TitleKey) {
  if (status >= 500) return `answered ${status}`
  if (location) {
    const target = URL.parse(location, origin)
    return target?.origin === origin ? null : `redirects to ${location}`
  }
  const names = LOCALES.map((locale) => TITLES[locale][title])
  const isShown = status < 300 && names.some((name) => text.includes(`<title>${name}`))
  return isShown ? `answered ${status} with the page` : null
}

/** A busy server answers 503 and shows nothing; a client asks it again. */
async function lookWhenFree(origin: string, path: string, headers: Headers): Promise<Seen> {
  let seen = await look(origin, path, headers)
  for (let tries = 0; seen.status === 503 && tries < MOST_TRIES; tries += 1) {
    await sleep(PAUSE_MS)
    seen = await look(origin, path, headers)
  }
  return seen
}

/** Writes the path to the socket unchanged, which no browser would do. */
function look(origin: string, path: string, headers: Headers): Promise<Seen> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, headers: { accept: 'text/html', ...headers }, timeout: 20_000 },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? '',
            text: Buffer.concat(parts).toString(),
          }),
        )
        answer.on('error', reject)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`${path}: no response`)))
    asked.on('error', reject)
    asked.end()
  })
}
