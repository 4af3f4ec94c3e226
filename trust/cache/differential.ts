import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGES } from '@/contracts/languages'
import type { Ask, Reply } from '../wire/requests'
import { canonicalForm, withoutDigests } from './canonical-form'
import { answerOf, type CacheTestbed } from './testbed'
import { FIRST_COPY } from '../storefront'
import { type PublicPages, spellingsOf } from './pages'
import { asked, TOGETHER, VARIANTS } from './variants'

/** Longer than the allowed delay of a change. */
const SHOWN_AFTER_MS = 2500
const COMPARED = ['content-type', 'content-language', 'cache-control', 'vary', 'location', 'link']

/** Requests as ordinary browsers send them, whose responses are compared. */
function plainRequests({ bare, prefixed, documents }: PublicPages): Ask[] {
  const languageHeaders = LANGUAGES.flatMap(({ locale, fileName }): Ask['headers'][] => [
    [['Accept-Language', locale]],
    [['Cookie', `visit_language=${locale}`]],
    [['Cookie', `language=${encodeURIComponent(JSON.stringify({ file_name: fileName }))}`]],
  ])
  const flight: Ask['headers'] = [
    ['RSC', '1'],
    ['Next-Router-State-Tree', encodeURIComponent('["",{}]')],
  ]
  return [
    ...prefixed.map((target) => ({ target })),
    ...prefixed.map((target) => ({ target: `${target}?_rsc=1abcd`, headers: flight })),
    ...bare.flatMap((target) =>
      [undefined, ...languageHeaders].map((headers) => withHeaders(target, headers)),
    ),
    ...documents.map((target) => ({ target })),
    ...prefixed.flatMap((target) =>
      ['br', 'gzip'].map((coding) => withHeaders(target, [['Accept-Encoding', coding]])),
    ),
  ]
}

const withHeaders = (target: string, headers: Ask['headers']): Ask =>
  headers ? { target, headers } : { target }

/** Requests every page with every variant: sequentially, concurrently, and during revalidation. */
export async function attackPages(testbed: CacheTestbed, pages: PublicPages): Promise<void> {
  const { context } = testbed
  for (const path of pages.prefixed)
    for (const target of spellingsOf(path)) await testbed.askAttacked({ target })
  for (const path of [...pages.bare, ...pages.prefixed, ...pages.documents]) {
    for (const variant of context.random
      .shuffled(VARIANTS)
      .slice(0, context.size(VARIANTS.length, 0)))
      await testbed.askAttacked(asked(path, variant))
    const [, product] = /\/detail\/([123])$/.exec(path) ?? []
    if (product) await testbed.changePrice(Number(product), context.random.between(1000, 9000))
    const some = context.random.shuffled(VARIANTS).slice(0, context.size(VARIANTS.length, 30))
    await testbed.each(some, (variant) => testbed.askAttacked(asked(path, variant)))
    context.count('pages attacked')
  }
}

const LOCALES = LANGUAGES.map(({ locale }) => locale)

/** Each variant is the first request of a page that is not cached yet: everybody sees what it leaves in a cache. */
export async function attackFreshPages(testbed: CacheTestbed): Promise<string[]> {
  const { context } = testbed
  const isShort = context.extent.form === 'short'
  const wrong: string[] = []
  const rest = context.random.shuffled(VARIANTS.slice(TOGETHER.length))
  const variants = [...TOGETHER, ...rest.slice(0, context.size(rest.length, 12))]
  const tries = variants.flatMap((variant, at) => [
    { variant, path: `/detail/${FIRST_COPY + 1 + at}`, product: FIRST_COPY + 1 + at },
    { variant, path: `/ko/detail/${FIRST_COPY + 201 + at}`, product: FIRST_COPY + 201 + at },
  ])
  await testbed.each(tries, async ({ variant, path, product }) => {
    await testbed.askAttacked(asked(path, variant))
    context.count('pages whose first request was a variant')
    for (const locale of isShort ? (['ko', 'ja'] as const) : LOCALES) {
      const what = { target: `/${locale}/detail/${product}` }
      const difference = await compare(testbed, what)
      if (difference) wrong.push(`${what.target} after ${path} with ${variant.name}: ${difference}`)
    }
  })
  return wrong
}

/** Right after a change, so that a variant triggers the rendering. */
export async function attackWhileRendering(
  testbed: CacheTestbed,
  pages: PublicPages,
): Promise<void> {
  const { context } = testbed
  const products = [1, 2, 3]
  for (let round = 0; round < context.size(40, 4); round += 1) {
    const product = products[round % products.length]!
    await testbed.changePrice(product, context.random.between(1000, 9000))
    const paths = [...pages.bare, ...pages.prefixed].filter(
      (path) => path.endsWith(`/detail/${product}`) || path.endsWith('/home'),
    )
    // Before, during and after the arrival of the change.
    await sleep(context.random.between(0, 600))
    const requests = paths.flatMap((path) =>
      context.random
        .shuffled(VARIANTS)
        .slice(0, 6)
        .map((variant) => asked(path, variant)),
    )
    await testbed.each(context.random.shuffled(requests), (what) => testbed.askAttacked(what))
    context.count('changes of a price under attack')
  }
}

/** Afterwards both servers respond alike. */
export async function comparePages(testbed: CacheTestbed, pages: PublicPages): Promise<string[]> {
  await sleep(SHOWN_AFTER_MS)
  const wrong: string[] = []
  const requests = plainRequests(pages)
  await testbed.each(requests, async (what) => {
    const difference = await compare(testbed, what)
    testbed.context.count('responses compared with a clean server')
    if (difference) wrong.push(`${describe(what)}: ${difference}`)
  })
  return wrong
}

/** A page that has just expired is requested twice. */
async function compare(testbed: CacheTestbed, what: Ask): Promise<string | null> {
  let difference: string | null = null
  for (let tries = 0; tries < 2; tries += 1) {
    const [clean, attacked] = await Promise.all([testbed.askClean(what), testbed.askAttacked(what)])
    difference = differenceOf(attacked, clean)
    if (!difference) return null
  }
  return difference
}

/** Compares the body first, because a different entity tag or policy follows from it. */
export function differenceOf(found: Reply, wanted: Reply): string | null {
  if (found.status !== wanted.status) return `${found.status} instead of ${wanted.status}`
  const [text, other] = [answerOf(found).text, answerOf(wanted).text]
  const type = wanted.header('content-type') ?? ''
  const [form, otherForm] = [canonicalForm(text, type), canonicalForm(other, type)]
  if (form !== otherForm)
    return `the body contains ${excerpt(form, otherForm)} instead of ${excerpt(otherForm, form)}`
  const valueOf = (reply: Reply, name: string) => reply.header(name) ?? 'none'
  for (const name of text === other ? [...COMPARED, 'etag'] : COMPARED) {
    const [one, two] = [valueOf(found, name), valueOf(wanted, name)]
    if (one !== two) return `${name}: ${excerpt(one, two)} instead of ${excerpt(two, one)}`
  }
  const policyOf = (reply: Reply) => withoutDigests(valueOf(reply, 'content-security-policy'))
  return policyOf(found) === policyOf(wanted) ? null : 'another content-security-policy'
}

/** The text around the first difference. */
function excerpt(text: string, other: string): string {
  let at = 0
  while (at < text.length && text[at] === other[at]) at += 1
  return JSON.stringify(text.slice(Math.max(0, at - 30), at + 60))
}

export const describe = ({ target, headers = [] }: Ask): string =>
  [target, ...headers.map(([name, value]) => `${name}: ${value}`)].join(' | ')

/** A response in a shared cache after the attack equals that of a clean server, or is too old to be served. */
export async function compareCache(testbed: CacheTestbed, pages: PublicPages): Promise<string[]> {
  await sleep(SHOWN_AFTER_MS)
  const wrong: string[] = []
  await testbed.each(plainRequests(pages), async (what) => {
    const headers = Object.fromEntries(
      (what.headers ?? []).map(([name, value]) => [name.toLowerCase(), value]),
    )
    const request = { method: 'GET', target: what.target, headers }
    const held = testbed.cache.servable(request, Date.now())
    if (held.length === 0) return
    const clean = await testbed.askClean(what)
    testbed.context.count('responses of the shared cache compared', held.length)
    for (const { status, headers: own, body } of held) {
      const found: Reply = { ...clean, status, body, header: (name) => own[name] }
      const isSitemap = what.target.startsWith('/sitemap')
      const difference = isSitemap ? sitemapDifference(found, clean) : differenceOf(found, clean)
      if (difference) wrong.push(`${describe(what)}: ${difference}`)
    }
  })
  return wrong
}

/** A sitemap may be one hour old: products may have changed since, but not the list of them. */
function sitemapDifference(found: Reply, wanted: Reply): string | null {
  const [text, other] = [found, wanted].map((reply) =>
    answerOf(reply).text.replace(/<lastmod>[^<]*<\/lastmod>/g, ''),
  ) as [string, string]
  return text === other ? null : `the body contains ${excerpt(text, other)}`
}
