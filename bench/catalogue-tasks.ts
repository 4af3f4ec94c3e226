import { LOCALES, type Locale } from '@/contracts/languages'
import type { Backend } from '@/server/app'
import { randomFor, type Random } from '@/server/db/seed/catalogue/random'
import { wordsOf } from '@/server/domain/search/segment'

export type Ask = (address: string, locale: Locale) => Promise<never>

export interface Task {
  task: string
  /** Values at one index belong together: the lists have equal lengths. */
  addresses: string[]
  locales: Locale[]
}

const QUERIES = 500
/** Names of products that exist at every size, so that all sizes get the same requests. */
const NAMED_UP_TO = 10_000
const STREAM = 99

interface Named {
  id: number
  shop_id: number
  names: Record<Locale, string>
}

type Part = (words: string[], random: Random) => string

const oneWord: Part = (words, random) => random.pick(words)
const twoWords: Part = (words, random) => {
  const start = random.between(0, Math.max(0, words.length - 2))
  return words.slice(start, start + 2).join(' ')
}
const beginning: Part = (words, random) => {
  const letters = [...random.pick(words)]
  return letters.slice(0, random.between(1, Math.min(5, letters.length))).join('')
}
const mistyped: Part = (words, random) => {
  const letters = [...random.pick(words.filter((word) => word.length > 4).concat(words))]
  letters.splice(random.between(0, letters.length - 1), 1)
  return letters.join('') || random.pick(words)
}

/** Requests of shoppers, with words of product names, in all five languages alike. */
export async function catalogueTasks(backend: Backend): Promise<Task[]> {
  const { rows } = await backend.connection.pool.query<Named>(
    `select id::int, shop_id::int, (select jsonb_object_agg(key, value ->> 'name') from jsonb_each(texts)) as names
     from products where id <= $1 and id % 20 = 0 order by id`,
    [NAMED_UP_TO],
  )
  const random = randomFor(STREAM, 0)
  const task = (name: string, addressOf: (named: Named, locale: Locale) => string): Task => {
    const asked = Array.from({ length: QUERIES }, (_, turn) => {
      const locale = LOCALES[turn % LOCALES.length] as Locale
      return { locale, address: addressOf(random.pick(rows), locale) }
    })
    return {
      task: name,
      addresses: asked.map(({ address }) => address),
      locales: asked.map(({ locale }) => locale),
    }
  }
  const keyword = (part: Part) => (named: Named, locale: Locale) =>
    encodeURIComponent(part(wordsOf(named.names[locale]), random))
  const search = (part: Part, rest = '') => {
    const of = keyword(part)
    return (named: Named, locale: Locale) => `/api/product/list?keyword=${of(named, locale)}${rest}`
  }
  const suggestFor = keyword(beginning)
  return [
    task(
      'suggestion',
      (named, locale) => `/api/product/suggest?keyword=${suggestFor(named, locale)}`,
    ),
    task('search, one word', search(oneWord)),
    task('search, two words', search(twoWords)),
    task('search, unfinished word', search(beginning)),
    task('search, a typing mistake', search(mistyped)),
    task('search, by price', search(oneWord, '&sort=price_asc')),
    task('search, filtered', search(oneWord, '&min_price=2000&max_price=9999&in_stock=true')),
    task('search with facets', search(oneWord, '&facets=true')),
    task('filters alone', () => '/api/product/list?max_price=4999&min_rating=4&in_stock=true'),
    task('product by id', ({ id }) => `/api/product/detail?id=${id}`),
    task('shop: first page', ({ shop_id }) => `/api/product/list?shop_id=${shop_id}`),
    task('category: first page', () => '/api/product/list?category=toys&sort=new'),
    task('shops by name', (named, locale) => `/api/shop/list?keyword=${suggestFor(named, locale)}`),
  ]
}

const DEEP = 500
const LISTS = [
  ['list', '/api/product/list?sort=hot'],
  ['search', '/api/product/list?keyword=rechargeable'],
] as const

/** The first page and page 500 of the same list, where they exist. */
export async function deepPages(ask: Ask, size: number): Promise<Task[]> {
  if (size < 1_000_000) return []
  const tasks: Task[] = []
  for (const [name, address] of LISTS) {
    let cursor = ''
    for (let page = 1; page < DEEP; page += 1) {
      const answer: { next_cursor: string | null } = await ask(`${address}${cursor}`, 'en')
      if (answer.next_cursor === null) throw new Error(`${address} ends at page ${page}`)
      cursor = `&cursor=${answer.next_cursor}`
    }
    tasks.push(
      { task: `${name}: page 1`, addresses: [address], locales: ['en'] },
      { task: `${name}: page ${DEEP}`, addresses: [address + cursor], locales: ['en'] },
    )
  }
  return tasks
}
