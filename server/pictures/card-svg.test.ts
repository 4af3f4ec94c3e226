import { createHash } from 'node:crypto'
import path from 'node:path'
import { LOCALES } from '@/contracts/languages'
import { CARD_NAMES } from '@/server/testing/card-names'
import { cardSvg } from './card-svg'
import type { CardContent } from './card-content'
import { createWorkerClient } from './worker-client'

const contentIn = (locale: CardContent['locale']): CardContent => ({
  locale,
  name: CARD_NAMES[locale],
  price: '$49.00',
  shop: 'Kelvar',
  hasPicture: true,
})
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** A change of one of these requires a new REVISION in share.ts, because stored cards look different. */
const EXPECTED = {
  en: '5f1ebf6f6b7cbf7b',
  'zh-CN': '7185042760ebe923',
  ja: 'ad074853a7c66f51',
  ko: '13dfa19cc1c90fa0',
  th: '868462666a28b60d',
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
