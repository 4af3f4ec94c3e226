import { LOCALES } from '@/contracts/languages'
import { DOMAIN_ERRORS, DomainError, type DomainErrorName } from '@/server/domain/domain-error'
import { refused } from './answer'
import { parseQuery } from './query'
import { fieldWords, localeOfRequest, errorWords } from './words'

describe('error messages', () => {
  it.each(Object.keys(DOMAIN_ERRORS) as DomainErrorName[])(
    '%s has a message in every language',
    (reason) => {
      const words = LOCALES.map((locale) => errorWords(locale, reason))
      expect(words.every((text) => text.length > 0)).toBe(true)
      expect(new Set(words).size).toBe(LOCALES.length)
    },
  )

  it.each([
    [undefined, 'Please wait a moment'],
    [60, 'Please wait a moment'],
    [60.5, 'Please try again in 2 minutes'],
    [3600, 'Please try again in 60 minutes'],
    [7201, 'Please try again in 3 hours'],
    [86_400, 'Please try again in 24 hours'],
    [30 * 86_400, 'Please try again in 30 days'],
  ])('name the rest of a wait of %p seconds', (seconds, text) => {
    expect(errorWords('en', 'TOO_MANY_TRIES', seconds)).toBe(`Too many tries. ${text}`)
    const words = LOCALES.map((locale) => errorWords(locale, 'TOO_MANY_TRIES', seconds))
    expect(new Set(words).size).toBe(LOCALES.length)
    const counts = words.map((one) => /\d+/.exec(one)?.[0])
    expect(counts).toEqual(LOCALES.map(() => /\d+/.exec(text)?.[0]))
  })

  it('is about the time of Retry-After', async () => {
    const answer = refused('en', new DomainError('TOO_MANY_TRIES', null, 899.2))
    expect(answer.headers.get('retry-after')).toBe('900')
    expect(await answer.json()).toMatchObject({
      msg: 'Too many tries. Please try again in 15 minutes',
    })
  })

  it('falls back to a general message about a field', () => {
    expect(fieldWords('en', 'fields.email')).toBe('Please fill correct email')
    expect(fieldWords('en', 'fields.constructor')).toBe('This is not valid')
    expect(fieldWords('en', 'Invalid option')).toBe('This is not valid')
  })
})

it.each([
  ['ja,en;q=0.5', '', 'ja'],
  ['fr,ko-KR;q=0.8,en;q=0.5', '', 'ko'],
  ['en;q=0,zh-TW', '', 'zh-CN'],
  ['fr', '?lang=han', 'ko'],
  ['', '?lang=zh-cn', 'zh-CN'],
  ['*', '', 'th'],
  [','.repeat(5000), '', 'th'],
])('resolves the language of %p %p to %s', (header, search, locale) => {
  const request = new Request(`http://backend/${search}`, {
    headers: { 'accept-language': header },
  })
  expect(localeOfRequest(request)).toBe(locale)
})

it.each([
  ['a=1&b=', { a: '1' }],
  [
    'items[0][sku_id]=1&items[0][quantity]=2&items[1][sku_id]=3',
    { items: [{ sku_id: '1', quantity: '2' }, { sku_id: '3' }] },
  ],
  ['a[b][c][d]=1', { a: { b: { c: { d: '1' } } } }],
  ['a[b][c][d][e]=1&a[=1&[b]=1&__proto__[x]=1', {}],
  ['a=1&a[b]=2', { a: { b: '2' } }],
  ['a[1]=x', { a: { 1: 'x' } }],
])('parses the query %p', (search, expected) => {
  expect(parseQuery(new URLSearchParams(search))).toEqual(expected)
})
