import { createHash } from 'node:crypto'
import type { FoundProduct } from '@/server/domain/imports/draft'
import { noteNames, type ImportSession, type NamedLine } from '@/server/repositories/import-session'
import { readProducts, type ReadOptions } from './read-products'
import type { ImportFile } from './text-of-file'

const CHUNK = 2000

export interface CheckedFile {
  /** Number of products, also of rejected ones. */
  total: number
  digest: string
}

/**
 * Reads the file to its end before anything is written, because a file that cannot be read is not imported in part.
 * Stores where each handle and code occurs first, so that repetitions are found later.
 */
export async function checkNames(
  { db }: ImportSession,
  file: ImportFile,
  options: ReadOptions,
  onProduct: (count: number) => void,
): Promise<CheckedFile> {
  const handles: NamedLine[] = []
  const codes: NamedLine[] = []
  const store = async () => {
    await noteNames(db, 'handle', handles.splice(0))
    await noteNames(db, 'code', codes.splice(0))
  }
  const hash = createHash('sha256')
  const hashed: ImportFile = {
    ...file,
    open: () => file.open().on('data', (piece: Buffer) => hash.update(piece)),
  }
  let total = 0
  for await (const found of readProducts(hashed, options)) {
    total += 1
    onProduct(total)
    const named = namesOf(found)
    handles.push(...named.handles)
    codes.push(...named.codes)
    if (handles.length + codes.length >= CHUNK) await store()
  }
  await store()
  return { total, digest: hash.digest('hex') }
}

/** PostgreSQL stores no NUL and no half of a surrogate pair; such a name is rejected with its line. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** The value is not checked yet, so anything may be in it. */
function namesOf({ line, skuLines, value }: FoundProduct) {
  const { handle, skus } = (value ?? {}) as { handle?: unknown; skus?: unknown }
  const named = (name: unknown, at: number): NamedLine[] =>
    typeof name === 'string' && name.trim() !== '' && isStorable(name)
      ? [{ name: name.trim(), line: at }]
      : []
  const list: unknown[] = Array.isArray(skus) ? skus : []
  return {
    handles: named(handle, line),
    codes: list.flatMap((sku, at) =>
      named((sku as { code?: unknown } | null)?.code, skuLines[at] ?? line),
    ),
  }
}
