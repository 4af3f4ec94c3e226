import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { ImportFile } from '@/server/services/imports/text-of-file'

/** A file in memory, in small pieces as from a disk. */
export function fileOf(content: string | Buffer, name = 'products.csv'): ImportFile {
  const bytes = Buffer.from(content)
  return { name, bytes: bytes.length, open: () => Readable.from(pieces(bytes)) }
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 5000) yield bytes.subarray(at, at + 5000)
}

/** A CSV text from rows by column; the first row names the columns. */
export const csvOf = (rows: Record<string, string>[]): string => stringify(rows, { header: true })

/** One product of Sampan's CSV without options. */
export const productRow = (own: Record<string, string> = {}) => ({
  handle: 'blue-kettle',
  shop: 'shop-1',
  category: 'food',
  name_en: 'Blue kettle',
  description_en: 'Boils water',
  sku: 'KETTLE-1',
  price: '12.99',
  stock: '5',
  ...own,
})
