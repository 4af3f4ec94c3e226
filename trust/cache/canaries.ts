import { createHash } from 'node:crypto'
import { LOCALES } from '@/contracts/languages'
import type { Visitor } from '../storefront'
import type { Ask, Reply } from '../wire/requests'
import { answerOf, type CacheTestbed } from './testbed'
import { addressWith, PRIVATE_PATHS } from './pages'

/** Prefix of a canary: in a response it belongs to the visitor of the request, or has leaked. */
const CANARY = /zqv\d{6}x/g
const CODINGS = [undefined, 'br', 'gzip'] as const
const SHORT_CODINGS = [undefined, 'br'] as const

interface Guest {
  visitor: Visitor | undefined
  name: string
}

/** Several visitors request every private page, each with values that nobody else may see. */
export class CanaryHunt {
  readonly leaks: string[] = []
  #given = 0
  /** The body of each entity tag of a URL: browsers would confuse two bodies with one tag. */
  readonly #tags = new Map<string, string>()

  constructor(readonly testbed: CacheTestbed) {}

  async run(): Promise<void> {
    const { context, storefront } = this.testbed
    const isShort = context.extent.form === 'short'
    const locales = isShort ? [LOCALES[3]] : LOCALES
    const codings = isShort ? SHORT_CODINGS : CODINGS
    const prefixes = ['', ...locales.map((locale) => `/${locale}`)]
    const guests: Guest[] = [
      ...storefront.visitors
        .slice(0, context.size(3, 1))
        .map((visitor, at) => ({ visitor, name: `shopper ${at}` })),
      { visitor: undefined, name: 'a visitor without a session' },
      {
        visitor: { token: 'stranger', cookie: 'token=stranger', xsrf: '' },
        name: 'another shopper',
      },
    ]
    const addresses = PRIVATE_PATHS.flatMap((route) => prefixes.map((prefix) => prefix + route))
    for (let round = 0; round < context.size(3, 1); round += 1) {
      const tries = addresses.flatMap((route) =>
        codings.flatMap((coding) => guests.map((guest) => ({ route, coding, guest }))),
      )
      // First in order, so that each visitor follows another on one page, then in random order.
      const order = round === 0 ? tries : context.random.shuffled(tries)
      await this.testbed.each(order, ({ route, coding, guest }) =>
        this.#visit(route, coding, guest),
      )
    }
  }

  async #visit(route: string, coding: string | undefined, guest: Guest): Promise<void> {
    const { testbed } = this
    const value = `zqv${String((this.#given += 1)).padStart(6, '0')}x`
    const cookies = [guest.visitor?.cookie, `canary=${value}`].filter(Boolean).join('; ')
    const isFlight = coding === undefined && this.#given % 2 === 0
    const headers: Ask['headers'] = [
      ['Cookie', cookies],
      ['Referer', `http://localhost/searchs?keyword=${value}`],
      ...(coding ? [['Accept-Encoding', coding] as [string, string]] : []),
      ...(isFlight
        ? [['RSC', '1'] as [string, string]]
        : [['Accept', 'text/html'] as [string, string]]),
    ]
    const target = addressWith(route, value) + (isFlight ? '&_rsc=1abcd' : '')
    const reply = await testbed.askAttacked({ target, headers })
    testbed.context.count('private pages requested with a canary')
    this.#judge(reply, { target, value, guest, coding })
  }

  #judge(
    reply: Reply,
    {
      target,
      value,
      guest,
      coding,
    }: { target: string; value: string; guest: Guest; coding: string | undefined },
  ): void {
    const { testbed } = this
    const { text } = answerOf(reply)
    const route = target.split('?', 1)[0]!.replace(CANARY, ':id')
    const all = reply.headers.map(([name, one]) => `${name}: ${one}`).join('\n') + text
    const strange = [...new Set(all.match(CANARY) ?? [])].filter((one) => one !== value)
    if (strange.length > 0)
      this.leaks.push(
        `${route} (${coding ?? 'identity'}) shows ${guest.name} a value of another visitor`,
      )
    const others = testbed.storefront.visitors.filter(({ token }) => token !== guest.visitor?.token)
    if (others.some(({ token }) => all.includes(token)))
      this.leaks.push(`${route} shows ${guest.name} the session of another visitor`)
    const control = reply.header('cache-control') ?? ''
    if (reply.status === 200 && !/no-store|private/.test(control))
      testbed.note(
        `a private page without "private" or "no-store": ${reply.status} ${control}`,
        target,
      )
    this.#compareTag(reply, route, text)
  }

  #compareTag(reply: Reply, route: string, text: string): void {
    const tag = reply.header('etag')
    if (!tag || reply.status !== 200) return
    const key = `${route} ${reply.header('content-encoding') ?? ''} ${tag}`
    const digest = createHash('sha256').update(text).digest('base64')
    const known = this.#tags.get(key)
    if (known !== undefined && known !== digest)
      this.testbed.note('one ETag for two contents of an address', key)
    this.#tags.set(key, digest)
  }
}
