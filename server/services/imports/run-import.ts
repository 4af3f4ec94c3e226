import type { Locale } from '@/contracts/languages'
import { oneLine, type Problem } from '@/server/domain/imports/problem'
import type { ReasonValues } from '@/server/domain/imports/reason'
import type { Queryable } from '@/server/db/connection'
import type { Services } from '@/server/http/context'
import * as imports from '@/server/repositories/imports'
import { openImportSession, type ImportSession } from '@/server/repositories/import-session'
import { recordStaff } from '@/server/services/operations/audit'
import type { ImportHints } from './hints'
import { checkNames, type CheckedFile } from './check-names'
import { importFile, NO_COUNTS } from './import-file'
import type { ImageFolder } from './image-problem'
import { openImportImages } from './images'
import type { ImportFile } from './text-of-file'

/** What the caller of an import may choose. */
export interface ImportOptions {
  isDryRun: boolean
  shop: string | undefined
  category: string | undefined
  locale: Locale
  encoding: string | undefined
}

export interface Progress extends imports.ImportCounts {
  /** Undefined while the file is checked; `done` then counts the products that were read. */
  total: number | undefined
}

export interface Import {
  services: Pick<Services, 'config' | 'files' | 'db'>
  file: ImportFile
  options: ImportOptions
  scope: readonly number[] | null
  folder: ImageFolder | null
  hints: ImportHints
  onProblems: (problems: Problem[]) => void
  onProgress: (progress: Progress) => void
  /** Throws UnreadableFile if the import may not go on; called in the transaction of each batch. */
  check?: (tx: Queryable) => Promise<void>
  /** Where the import is stored; a dry run of the command line has none. */
  recordFor: (session: ImportSession, checked: CheckedFile) => Promise<imports.ImportRow | null>
}

/**
 * Checks the file, then imports it. Nothing is written when the file cannot be read to its end (UnreadableFile). Each
 * batch stores its products, counts and problems together, so that an interrupted import continues after them.
 */
export async function runImport(job: Import): Promise<imports.ImportCounts> {
  const { services, file, scope, hints, onProgress } = job
  const options = { ...job.options, hints }
  const session = await openImportSession(services.config.directUrl)
  const { db } = session
  const { isDryRun } = options
  const images = openImportImages({ ...services, folder: job.folder, hints, isDryRun })
  try {
    const checked = await checkNames(session, file, options, (done) =>
      onProgress({ ...NO_COUNTS, done, total: undefined }),
    )
    const row = await job.recordFor(session, checked)
    const { total } = checked
    onProgress({ ...(row ?? NO_COUNTS), total })
    if (row) await imports.update(db, row.id, { status: 'running', total, failure: null })
    const counts = await importFile({
      session,
      file,
      options: { ...options, scope },
      images,
      before: row ?? NO_COUNTS,
      onProblems: job.onProblems,
      onCounts: (now) => onProgress({ ...now, total }),
      save: async (tx, now, problems) => {
        await job.check?.(tx)
        if (!row) return
        await imports.update(tx, row.id, now)
        await imports.addProblems(tx, row.id, problems.map(storable))
      },
    })
    if (row) await finish(session, row, counts)
    return counts
  } finally {
    await images.close()
    await session.close()
  }
}

const storable = ({ line, field, reason, code, values }: Problem): Problem => ({
  line,
  field: field && oneLine(field),
  reason: oneLine(reason),
  code,
  values: storableValues(values),
})

export const storableValues = (values: ReasonValues): ReasonValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? oneLine(value) : value,
    ]),
  )

async function finish(
  { db }: ImportSession,
  row: imports.ImportRow,
  counts: imports.ImportCounts,
): Promise<void> {
  await db.transaction(async (tx) => {
    await imports.update(tx, row.id, { ...counts, status: 'done' })
    if (row.isDryRun) return
    const { added, changed, rejected } = counts
    const values = { file: row.fileName, added, changed, rejected }
    const changes = Object.fromEntries(
      Object.entries(values).map(([field, after]) => [field, { before: null, after }]),
    )
    await recordStaff(tx, personOf(row), [{ event: 'catalogue-imported', refId: row.id, changes }])
  })
}

/** The import ends after the request that asked for it, so the address and the device are not known. */
function personOf({ staffId: id, staffName: name }: imports.ImportRow) {
  if (id === null) return { staff: null }
  const staff = { id, name: name ?? '', email: null, role: 'catalogue', sessionId: null } as const
  return { staff, ip: '', device: '', requestId: '' }
}
