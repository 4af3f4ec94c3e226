import { createHash } from 'node:crypto'
import path from 'node:path'
import { LOCALES } from '@/contracts/languages'
import { CARD_NAMES } from '@/server/testing/card-names'
import { cardSvg } from './card-svg'
import type { CardContent } from './card-content'
import { brandMark } from './share-card'
import { createWorkerClient } from './worker-client'

const contentIn = (locale: CardContent['locale']): CardContent => ({
  locale,
  name: CARD_NAMES[locale],
  price: '$49.00',
  shop: 'Kelvar',
  hasPicture: true,
  mark: brandMark(locale),
})
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** A change of one of these requires a new REVISION in share.ts, because stored cards look different. */
const EXPECTED = {
  en: 'faed9a5cac9a0945',
  'zh-CN': '0558df8cc2dd9c7b',
  ja: 'c229db3a05b9894c',
  ko: '81eab4d13c73fcb7',
  th: 'e5e9cef749f0dacb',
}

it.each(LOCALES)(
  'renders the same card in %s as in earlier versions of this revision',
  async (locale) => {
    expect(hash(await cardSvg(contentIn(locale)))).toBe(EXPECTED[locale])
  },
)

it('renders the same cards in the worker thread', async () => {
  const file = path.resolve('server/pictures/card-worker.ts')
  const renderInWorker = createWorkerClient<CardContent, string>(file, 20_000)
  const hashes = await Promise.all(
    LOCALES.map(async (locale) => hash(await renderInWorker(contentIn(locale)))),
  )
  expect(hashes).toEqual(LOCALES.map((locale) => EXPECTED[locale]))
})
