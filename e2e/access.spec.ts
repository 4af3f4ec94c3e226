import { walkPages } from '@/trust/access/pages'
import { expect, test } from './fixtures'
import { ROUTES } from '@/lib/navigation/routes'

const PAGE_AND_DATA: Record<string, string>[] = [
  { accept: 'text/html' },
  { accept: 'text/x-component', rsc: '1' },
]

test('No URL spelling and no header opens a private page without a session', async ({
  baseURL,
}) => {
  test.setTimeout(480_000)
  const failed: string[] = []
  const findings = {
    count: () => undefined,
    expect: (what: string, isHeld: boolean, detail = '') => {
      if (!isHeld) failed.push(`${what}\n${detail}`)
    },
  }
  await walkPages(findings, new URL(baseURL ?? '').origin, 'in turn')
  expect(failed).toEqual([])
})

test('The markup of a page contains no data of the shopper who requests it', async ({
  shop,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const shopper = await shop.shopper({
    familyName: 'Zqvfamily',
    givenName: 'Zqvgiven',
    addresses: [{ addressee: 'Zqvaddressee', detail: 'Zqvdetail' }],
  })
  await shopper.signIn(context)
  const words = [
    shopper.email,
    shopper.mobile,
    'Zqvfamily',
    'Zqvgiven',
    'Zqvaddressee',
    'Zqvdetail',
  ]
  for (const { path } of ROUTES)
    for (const headers of PAGE_AND_DATA) {
      const answer = await context.request.get(baseURL + path.replace(/\/:.*/, ''), { headers })
      const text = await answer.text()
      expect(words.filter((word) => text.includes(word))).toEqual([])
    }
})

test('The server answers only pages, calls and build files, and TRACE is refused', async ({
  request,
}) => {
  expect((await request.fetch('/home', { method: 'TRACE' })).status()).toBeGreaterThanOrEqual(400)
  for (const path of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/server/config.ts',
    '/_next/',
    '/_next/static/',
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    '/_next/data/build/en/home.json',
    '/.data/secrets.json',
    '/..%2f.data/secrets.json',
    '/_next/static/..%2f..%2fserver%2fapp.js',
    '/api/uploads/..%2f..%2fsecrets.json',
    '/api/uploads/..%c0%af..%c0%afsecrets.json',
  ])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status() >= 300]).toEqual([
      path,
      true,
    ])
  const action = await request.post('/en/home', {
    headers: { 'next-action': '0'.repeat(42), 'content-type': 'text/plain' },
    data: '[]',
  })
  expect(action.status()).toBeGreaterThanOrEqual(400)
})
