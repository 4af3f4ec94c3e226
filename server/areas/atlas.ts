import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

/** The functions of the package load whole countries; its files are one per province. */
const DATA = path.join('node_modules', '@countrystatecity', 'countries', 'dist', 'data')
const MAX_BYTES = 4 * 1024 * 1024
const BYTES_PER_NAME = 100

export interface Country {
  code: string
  name: string
}

export interface Province {
  code: string
  name: string
  /** In the language of the province; may be empty. */
  native: string
}

interface Row {
  name: string
  iso2: string
  native: string | null
}

/** Keeps successes only, so that a repaired installation works without a restart. */
const kept = new LRUCache<string, unknown[], () => Promise<unknown[]>>({
  maxSize: MAX_BYTES,
  maxEntrySize: MAX_BYTES / 8,
  sizeCalculation: (list) => (list.length + 1) * BYTES_PER_NAME,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => context(),
})

export const countries = (): Promise<Country[]> =>
  memoize('countries', async () =>
    (await read<Row>('countries.json')).map(({ iso2, name }) => ({ code: iso2, name })),
  )

/** Empty when the data has none. */
export const provincesOf = (country: string): Promise<Province[]> =>
  memoize(`provinces ${country}`, async () => {
    const folder = await folderOf('.', country)
    if (!folder) return []
    const rows = await read<Row>(path.join(folder, 'states.json'))
    return rows.map(({ iso2, name, native }) => ({ code: iso2, name, native: native ?? '' }))
  })

/** City names in Latin letters, the only ones in the data. Empty when it has none. */
export const citiesOf = (country: string, province: string): Promise<string[]> =>
  memoize(`cities ${country} ${province}`, async () => {
    const folder = await folderOf('.', country)
    const inner = folder && (await folderOf(folder, province))
    if (!folder || !inner) return []
    const rows = await read<Row>(path.join(folder, inner, 'cities.json'))
    return [...new Set(rows.map(({ name }) => name))]
  })

/** Folders are named `Thailand-TH` and, inside, `Bangkok-10`. */
async function folderOf(parent: string, code: string): Promise<string | undefined> {
  const names = await memoize(`folders ${parent}`, () => readdir(pathOf(parent)))
  return names.find((name) => name.endsWith(`-${code}`))
}

async function read<T>(file: string): Promise<T[]> {
  try {
    return JSON.parse(await readFile(pathOf(file), 'utf8')) as T[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && file !== 'countries.json') return []
    throw error
  }
}

const pathOf = (file: string) => path.join(process.cwd(), DATA, file)

const memoize = <T>(key: string, make: () => Promise<T[]>): Promise<T[]> =>
  kept.forceFetch(key, { context: make }) as Promise<T[]>
