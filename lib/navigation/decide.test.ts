import { decide, ROWS, type RequestFacts } from '@/lib/navigation/decide'
import { DEFAULT_REGION_POLICY } from '@/lib/navigation/region-policy'
import { ROUTES } from '@/lib/navigation/routes'

const ORIGIN = 'https://shop.example.com'

function facts(pathname: string, more: Partial<RequestFacts> = {}): RequestFacts {
  return {
    origin: ORIGIN,
    pathname,
    search: '',
    isDocument: true,
    hasSession: false,
    referer: undefined,
    locale: 'ko',
    closed: DEFAULT_REGION_POLICY,
    ...more,
  }
}

const signedIn = { hasSession: true }
const inApp = { isDocument: false }
const redirect = (to: string) => ({ kind: 'redirect', to })
const shown = (to: string) => ({ kind: 'rewrite', to, status: 200 })
const missing = (locale: string) => ({ kind: 'rewrite', to: `/${locale}/missing`, status: 404 })
const next = { kind: 'next' }

const CASES: [string, RequestFacts, object][] = [
  ['the root', facts('/'), redirect('/home')],
  ['the root with a query', facts('/', { search: '?utm=1' }), redirect('/home?utm=1')],
  ['the root of a language', facts('/ja'), redirect('/ja/home')],
  ['the root of a language with a slash', facts('/ja/'), redirect('/ja/home')],
  ['a prefix in small letters', facts('/zh-cn/explore'), redirect('/zh-CN/explore')],
  ['a public page', facts('/explore'), shown('/ko/explore')],
  ['a public page with a query', facts('/search', { search: '?q=a' }), shown('/ko/search?q=a')],
  ['a prefixed public page', facts('/ja/explore'), next],
  ['the sign-in page', facts('/login'), shown('/ko/login')],
  // The session may be over, which only the backend knows: the page itself sends a signed-in shopper home.
  ['the sign-in page with a session cookie', facts('/login', signedIn), shown('/ko/login')],
  ['registering when signed in', facts('/register', signedIn), shown('/ko/register')],
  [
    'a private page',
    facts('/order', { search: '?a=1&b=2' }),
    redirect('/login?from=%2Forder%3Fa%3D1%26b%3D2&notice=sign-in'),
  ],
  [
    'a prefixed private page',
    facts('/ja/order'),
    redirect('/ja/login?from=%2Fja%2Forder&notice=sign-in'),
  ],
  ['a private page when signed in', facts('/order', signedIn), shown('/ko/order')],
  ['a prefixed private page when signed in', facts('/ja/order', signedIn), next],
  ['an unknown path', facts('/nonsense'), redirect('/login?notice=sign-in')],
  ['an unknown path when signed in', facts('/nonsense', signedIn), missing('ko')],
  ['an unknown path that contains an entry', facts('/home/zz'), missing('ko')],
  ['an unknown path in a language', facts('/ja/home/zz'), missing('ja')],
  ['an unknown language', facts('/xx/home'), missing('ko')],
  ['the placeholder of the build', facts('/_/home'), missing('ko')],
  ['the cart, typed', facts('/bag'), redirect('/home?notice=region')],
  ['the cart, typed, when signed in', facts('/bag', signedIn), redirect('/home?notice=region')],
  ['the cart, from inside', facts('/bag', inApp), redirect('/home?notice=region')],
  ['the cart in a language', facts('/ja/bag'), redirect('/ja/home?notice=region')],
  [
    'the cart from a product',
    facts('/bag', { referer: `${ORIGIN}/detail/4?x=1` }),
    redirect('/detail/4?x=1&notice=region'),
  ],
  [
    'the cart from the cart',
    facts('/bag', { referer: `${ORIGIN}/bag` }),
    redirect('/home?notice=region'),
  ],
  [
    'the cart from an order page, which would be closed to the redirect',
    facts('/bag', { referer: `${ORIGIN}/orderInfo/4` }),
    redirect('/home?notice=region'),
  ],
  [
    'the cart from another site',
    facts('/bag', { referer: 'https://evil.example/detail/4' }),
    redirect('/home?notice=region'),
  ],
  [
    'the cart from no page of the table',
    facts('/bag', { referer: `${ORIGIN}//evil.example/home` }),
    redirect('/home?notice=region'),
  ],
  ['the cart from nonsense', facts('/bag', { referer: '::' }), redirect('/home?notice=region')],
  ['the cart once open', facts('/bag', { closed: [] }), shown('/ko/bag')],
  ['an order page, typed', facts('/orderInfo/7', signedIn), redirect('/home?notice=region')],
  ['an order page, signed out', facts('/orderInfo/7'), redirect('/home?notice=region')],
  ['an order page, bare', facts('/orderInfo', signedIn), redirect('/home?notice=region')],
  [
    'an order page, from inside',
    facts('/orderInfo/7', { ...signedIn, ...inApp }),
    shown('/ko/orderInfo/7'),
  ],
  [
    'an order page, from inside, signed out',
    facts('/orderInfo/7', inApp),
    redirect('/login?from=%2ForderInfo%2F7&notice=sign-in'),
  ],
  ["the merchants' entry", facts('/filter'), redirect('/home?notice=merchant')],
  [
    "the merchants' entry from a page",
    facts('/filter', { referer: `${ORIGIN}/explore` }),
    redirect('/explore?notice=merchant'),
  ],
  [
    "the merchants' entry from itself",
    facts('/filter', { referer: `${ORIGIN}/filter` }),
    redirect('/home?notice=merchant'),
  ],
]

describe('decide', () => {
  test.each(CASES)('%s', (_name, given, expected) => {
    expect(decide(given)).toEqual(expected)
  })

  test('every row of the route table decides at least one case', () => {
    for (const row of ROWS) {
      const others = ROWS.filter((other) => other !== row)
      const matters = CASES.some(
        ([, given]) => JSON.stringify(decide(given, others)) !== JSON.stringify(decide(given)),
      )
      expect({ row: row.name, matters }).toEqual({ row: row.name, matters: true })
    }
  })

  test('never redirects to another site', () => {
    const hostile = [
      '//evil.example',
      '/\\evil.example',
      '/%5cevil',
      '/%2f%2fevil',
      '/a//b',
      '/..//x',
    ]
    for (const pathname of hostile) {
      for (const referer of [
        undefined,
        `${ORIGIN}${pathname}`,
        `https://evil.example${pathname}`,
      ]) {
        const decision = decide(facts(pathname, { referer, closed: [{ path: '/', entry: 'any' }] }))
        if (decision.kind !== 'redirect') continue
        expect(URL.parse(decision.to, ORIGIN)?.origin).toBe(ORIGIN)
      }
    }
  })

  test('a signed-in shopper reaches every route except closed ones', () => {
    for (const { path } of ROUTES) {
      const plain = path.replace(/\/:[a-z_]+\?/g, '/1')
      const decision = decide(facts(plain, { ...signedIn, ...inApp }))
      const isElsewhere = ['/bag', '/filter'].includes(plain)
      expect([plain, decision.kind]).toEqual([plain, isElsewhere ? 'redirect' : 'rewrite'])
    }
  })
})
