import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { checkDraft } from '@/server/domain/imports/check-draft'
import type { FoundProduct, SkuDraft } from '@/server/domain/imports/draft'
import type { Problem } from '@/server/domain/imports/problem'
import { about } from '@/server/domain/imports/reason'
import type { ImportSession } from '@/server/repositories/import-session'
import type { ImportCounts } from '@/server/repositories/imports'
import { indexBatch } from '@/server/services/search/index'
import type { BatchOptions, ReadyDraft } from './batch-input'
import { importBatch, type BatchResult } from './import-batch'
import { ImageProblem } from './image-problem'
import { readProducts, type ReadOptions } from './read-products'
import type { ImportFile } from './text-of-file'

const BATCH_PRODUCTS = 100
const BATCH_SKUS = 1000

export interface ImportImages {
  /** The address of an image of the file, after it was stored. Throws ImageProblem. */
  addressOf: (source: string) => Promise<string>
  /** Marks stored images as used, in the transaction of the products that use them. */
  claim: (tx: Transaction, addresses: string[]) => Promise<void>
}

export interface FileImport {
  session: ImportSession
  file: ImportFile
  options: ReadOptions & BatchOptions
  images: ImportImages
  /** The counts of an interrupted import, which continues after its products. */
  before: ImportCounts
  onProblems: (problems: Problem[]) => void
  onCounts: (counts: ImportCounts) => void
  /** Stores counts and problems in the transaction of a batch. */
  save: (tx: Transaction, counts: ImportCounts, problems: Problem[]) => Promise<void>
}

export const NO_COUNTS: ImportCounts = {
  done: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  rejected: 0,
  skusAdded: 0,
  skusRetired: 0,
}

interface Batch {
  ready: ReadyDraft[]
  rejected: Problem[][]
  skus: number
}

const emptyBatch = (): Batch => ({ ready: [], rejected: [], skus: 0 })

/** Imports the products of a file that was read to its end before (checkNames), in batches. */
export async function importFile(job: FileImport): Promise<ImportCounts> {
  const { file, options, before } = job
  let counts = before
  let batch = emptyBatch()
  let at = 0
  for await (const found of readProducts(file, options)) {
    at += 1
    if (at <= before.done) continue
    take(batch, found)
    const size = batch.ready.length + batch.rejected.length
    if (size < BATCH_PRODUCTS && batch.skus < BATCH_SKUS) continue
    counts = await write(job, batch, counts)
    batch = emptyBatch()
  }
  return write(job, batch, counts)
}

function take(batch: Batch, found: FoundProduct): void {
  const checked = checkDraft(found)
  if ('problems' in checked) {
    batch.rejected.push(checked.problems)
    return
  }
  const { line, skuLines, fieldOf } = found
  batch.ready.push({ draft: checked.draft, line, skuLines, ...(fieldOf && { fieldOf }) })
  batch.skus += checked.draft.skus?.length ?? 0
}

async function write(job: FileImport, batch: Batch, before: ImportCounts): Promise<ImportCounts> {
  const { options } = job
  const { ready, rejected } = await withAddresses(batch, job.images)
  if (ready.length + rejected.length === 0) return before
  const countsOf = ({ problems, ...counts }: BatchResult): ImportCounts => ({
    done: before.done + ready.length + rejected.length,
    added: before.added + counts.added,
    changed: before.changed + counts.changed,
    unchanged: before.unchanged + counts.unchanged,
    rejected: before.rejected + rejected.length + problems.length,
    skusAdded: before.skusAdded + counts.skusAdded,
    skusRetired: before.skusRetired + counts.skusRetired,
  })
  const problemsOf = ({ problems }: BatchResult) =>
    [...rejected, ...problems].flat().toSorted((one, other) => one.line - other.line)
  const result = await importBatch(job.session.db, ready, options, async (tx, written) => {
    if (!options.isDryRun) await job.images.claim(tx, addressesOf(ready))
    await job.save(tx, countsOf(written), problemsOf(written))
  })
  if (!options.isDryRun) while ((await inTransaction(job.session.db, indexBatch)) > 0);
  job.onProblems(problemsOf(result))
  const counts = countsOf(result)
  job.onCounts(counts)
  return counts
}

const addressesOf = (ready: ReadyDraft[]) => [
  ...new Set(
    ready.flatMap(({ draft }) => [
      ...(draft.images ?? []),
      ...(draft.skus ?? []).flatMap(({ image }) => image ?? []),
    ]),
  ),
]

/** Stores the images of a batch; a product with an image that cannot be used is rejected. */
async function withAddresses(batch: Batch, images: ImportImages) {
  const rejected = [...batch.rejected]
  const ready: ReadyDraft[] = []
  const stored = await Promise.all(batch.ready.map((one) => withImages(one, images)))
  for (const one of stored) {
    if (Array.isArray(one)) rejected.push(one)
    else ready.push(one)
  }
  return { ready, rejected }
}

async function withImages(
  ready: ReadyDraft,
  images: ImportImages,
): Promise<ReadyDraft | Problem[]> {
  const { draft, line, skuLines } = ready
  const problems: Problem[] = []
  const addressOf = async (source: string, field: string, at: number) => {
    try {
      return await images.addressOf(source)
    } catch (error) {
      if (!(error instanceof ImageProblem)) throw error
      problems.push({ line: at, field, ...about(error.why, source) })
      return source
    }
  }
  const own = draft.images && Promise.all(draft.images.map((one) => addressOf(one, 'images', line)))
  const withImage = async (sku: SkuDraft, at: number): Promise<SkuDraft> => {
    if (!sku.image) return sku
    return { ...sku, image: await addressOf(sku.image, 'sku_image', skuLines[at] ?? line) }
  }
  const skus = draft.skus && (await Promise.all(draft.skus.map(withImage)))
  const resolved = { ...draft, skus, images: await own }
  return problems.length > 0 ? problems : { ...ready, draft: resolved }
}
