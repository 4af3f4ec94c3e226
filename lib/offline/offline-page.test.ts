import { LOCALES } from '@/contracts/languages'
import { loadMessages } from '@/lib/i18n/messages'
import { OFFLINE_SCRIPT, offlinePage, type Readable } from './offline-page'

const page = async (locale: (typeof LOCALES)[number], kept: Readable[]) => {
  const { offlinePage: words, titles, actions } = await loadMessages(locale)
  return offlinePage(locale, { page: words, titles, retry: actions.retry }, kept)
}

test.each(LOCALES)('explains in %s what happened and what can be read', async (locale) => {
  const { offlinePage: words, titles, actions } = await loadMessages(locale)
  const html = await page(locale, [
    { path: '/detail/4', title: `Tea &amp; cup · ${titles.site}` },
    { path: '/myPurchases', title: titles.myPurchases },
  ])
  expect(html).toContain(`<html lang="${locale}">`)
  for (const text of [words.title, words.text, words.readable, words.seen, actions.retry])
    expect(html).toContain(text)
  expect(html).toContain(`<a href="/myPurchases">${titles.myPurchases}</a>`)
  expect(html).toContain('<a href="/detail/4">Tea &amp; cup</a>')
})

test('reloads when the connection is back, by its only script', async () => {
  const html = await page('en', [])
  expect(html.match(/<script.*?<\/script>/g)).toEqual([`<script>${OFFLINE_SCRIPT}</script>`])
  expect(OFFLINE_SCRIPT).toContain("'online'")
})

test('lists nothing when nothing is stored, and has no link to an order', async () => {
  const { offlinePage: words } = await loadMessages('en')
  const html = await page('en', [{ path: '/orderInfo/7', title: 'Order detail' }])
  expect(html).not.toContain('/orderInfo')
  expect(html).not.toContain(words.readable)
  expect(html).not.toContain(words.seen)
})

test('escapes addresses in links', async () => {
  const html = await page('en', [{ path: '/detail/"><script>', title: 'x' }])
  expect(html).not.toContain('"><script>')
})
