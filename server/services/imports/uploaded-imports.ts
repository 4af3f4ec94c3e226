import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { z } from 'zod'
import type { getAdminImport, startAdminImport } from '@/contracts/schemas/admin-imports'
import { MAX_IMPORT_BYTES } from '@/contracts/upload-limits'
import { mayUse } from '@/contracts/staff-permissions'
import { LOCALES } from '@/contracts/languages'
import type { Queryable } from '@/server/db/connection'
import { enqueueAll } from '@/server/db/queues'
import { inTransaction } from '@/server/db/transaction'
import { oneLine, UnreadableFile } from '@/server/domain/imports/problem'
import { failureOf, type Failure } from '@/server/domain/imports/reason'
import { DomainError } from '@/server/domain/domain-error'
import type { Services, StaffCtx } from '@/server/http/context'
import type { Attempt } from '@/server/jobs/job'
import * as imports from '@/server/repositories/imports'
import * as staff from '@/server/repositories/staff'
import { deleteInBatches } from '@/server/services/operations/delete-in-batches'
import { FORM_HINTS } from './hints'
import { runImport, storableValues } from './run-import'

type StartInput = z.output<(typeof startAdminImport)['body']>
type GetInput = z.output<(typeof getAdminImport)['query']>

const PROBLEMS = 500
/** More would keep the imports of others waiting; the command line takes any number. */
const MAX_LINES = 100_000
/** Files of a person that wait at once; each takes as much storage as its size. */
const MAX_WAITING = 20
const RETRY_S = 60
/** Reading a piece blocks this process, which may also serve pages. */
const PIECE_BYTES = 8 * 1024
const KEPT_DAYS = 90
/** Until an import looks again whether earlier ones of the person have ended. */
const EARLIER_WAIT_S = 1

/** As stored in the row. */
const StoredOptions = z.object({
  name: z.string(),
  shop: z.string().nullable(),
  category: z.string().nullable(),
  locale: z.enum(LOCALES),
  encoding: z.string().nullable(),
})

const fileOf = (name: string) => `imports/${name}`

/** Stores the file and the job that imports it. Refuses a person whose waiting files are too many. */
export async function start(ctx: StaffCtx, { file, ...input }: StartInput) {
  await ctx.tries.take('staffUploads', `staff:${ctx.staff.id}`)
  if (file.size > MAX_IMPORT_BYTES) throw new DomainError('TOO_LARGE')
  const content = Buffer.from(await file.arrayBuffer())
  const name = randomBytes(24).toString('base64url')
  const options: z.output<typeof StoredOptions> = {
    name,
    shop: input.shop ?? null,
    category: input.category ?? null,
    locale: input.language ?? 'en',
    encoding: input.encoding ?? null,
  }
  await ctx.files.write(fileOf(name), content)
  const stored = inTransaction(ctx.db, async (tx) => {
    const waiting = await imports.lockWaiting(tx, ctx.staff.id)
    if (waiting >= MAX_WAITING) throw new DomainError('TOO_MANY_TRIES', null, RETRY_S)
    const row = await imports.add(tx, {
      staffId: ctx.staff.id,
      staffName: ctx.staff.name,
      shopIds: ctx.scope && [...ctx.scope],
      fileName: oneLine(file.name).slice(0, 200),
      digest: createHash('sha256').update(content).digest('hex'),
      options,
      isDryRun: input.dry_run ?? false,
    })
    await enqueueImport(tx, row, { earlier: waiting })
    return describe(row)
  })
  return stored.catch(async (error: unknown) => {
    await ctx.files.remove(fileOf(name))
    throw error
  })
}

/**
 * In the group of the person, of which few run at once. The first file of each person goes before the second ones, so
 * that many files of one do not hold up others.
 */
async function enqueueImport(
  db: Queryable,
  { id, staffId }: imports.ImportRow,
  { earlier, delaySeconds = 0 }: { earlier: number; delaySeconds?: number },
) {
  const item = { data: { id }, group: `staff:${staffId}`, priority: -earlier }
  await enqueueAll(db, 'import', [item], delaySeconds)
}

export async function get(ctx: StaffCtx, { id, after = 0 }: GetInput) {
  // A merchant sees its own imports: those of others name products of their shops.
  const staffId = ctx.scope === null ? undefined : (ctx.staff.id ?? 0)
  const row = await imports.find(ctx.db, id, staffId)
  if (!row) throw new DomainError('NOT_FOUND')
  const problems = await imports.problemsOf(ctx.db, id, after, PROBLEMS + 1)
  const page = problems.slice(0, PROBLEMS)
  return {
    ...describe(row),
    problems: page.map(({ line, field, reason, code, values }) => ({
      line,
      field,
      reason,
      code,
      values: values ?? {},
    })),
    next_after: problems.length > PROBLEMS ? page.at(-1)!.position : null,
  }
}

function describe(row: imports.ImportRow) {
  const { id, status, reason, total, done, added, changed, unchanged, rejected } = row
  return {
    id,
    file_name: row.fileName,
    is_dry_run: row.isDryRun,
    status,
    reason,
    reason_code: row.reasonCode,
    reason_values: row.reasonValues ?? {},
    total,
    done,
    added,
    changed,
    unchanged,
    rejected,
    skus_added: row.skusAdded,
    skus_retired: row.skusRetired,
    created_at: row.createdAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
  }
}

const storable = ({ code, values, reason }: Failure): Failure => ({
  code,
  values: storableValues(values),
  reason: oneLine(reason),
})

async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    yield content.subarray(at, at + PIECE_BYTES)
    await othersFirst()
  }
}

/** The rights may have changed while the import waited or ran. */
async function checkRights(db: Queryable, row: imports.ImportRow): Promise<void> {
  if (!(await isAllowed(db, row))) throw new UnreadableFile(failureOf('noRight'))
}

async function isAllowed(db: Queryable, { staffId, shopIds }: imports.ImportRow): Promise<boolean> {
  if (staffId === null) return true
  const member = await staff.find(db, staffId)
  // Somebody else may have used an account that waits for a new invitation to be accepted.
  if (!member?.isActive || member.passwordHash === null) return false
  if (!mayUse(member.role, 'catalogue.write')) return false
  if (member.role !== 'merchant') return true
  const own = (await staff.shopsOf(db, [staffId])).get(staffId)
  return shopIds?.every((id) => own?.includes(id)) ?? false
}

/** Forgets imports with their problems, and the files of those that never ended. */
export async function deleteOld({ db, files }: Services): Promise<void> {
  await deleteInBatches(async (most) => {
    const ended = await imports.deleteOld(db, KEPT_DAYS, most)
    for (const { options } of ended) {
      const { name } = StoredOptions.partial().parse(options)
      if (name) await files.remove(fileOf(name))
    }
    return ended.length
  })
}

/**
 * The job. Waits for earlier files of the same person, so that the last upload decides. A retry continues after the
 * last batch; a file that cannot be read is not tried again.
 */
export async function run(
  services: Services,
  data: unknown,
  { isLast }: Attempt = { isLast: false },
): Promise<void> {
  const { db, files } = services
  const { id } = z.object({ id: z.int() }).parse(data)
  const row = await imports.find(db, id)
  if (!row || row.status === 'done') return
  if (await imports.hasEarlier(db, row)) {
    // Renews the time of the last change, after which nothing waits for it any more.
    await imports.update(db, id, {})
    return enqueueImport(db, row, { earlier: 1, delaySeconds: EARLIER_WAIT_S })
  }
  const { name, locale, ...given } = StoredOptions.parse(row.options)
  try {
    const content = await files.read(fileOf(name))
    if (!content) throw new UnreadableFile(failureOf('fileGone'))
    const source = {
      name: row.fileName,
      bytes: content.length,
      maxLines: MAX_LINES,
      open: () => Readable.from(piecesOf(content)),
    }
    await checkRights(db, row)
    if (row.status !== 'waiting' && (await imports.isOvertaken(db, row)))
      throw new UnreadableFile(failureOf('overtaken'))
    await runImport({
      services,
      file: source,
      options: {
        isDryRun: row.isDryRun,
        locale,
        shop: given.shop ?? undefined,
        category: given.category ?? undefined,
        encoding: given.encoding ?? undefined,
      },
      scope: row.shopIds,
      folder: null,
      hints: FORM_HINTS,
      onProblems: () => undefined,
      onProgress: () => undefined,
      check: (tx) => checkRights(tx, row),
      recordFor: () => Promise.resolve(row),
    })
  } catch (error) {
    const fault = error instanceof UnreadableFile ? storable(error.failure) : null
    if (fault === null && !isLast) {
      await imports.update(db, id, { status: 'running', failure: failureOf('interrupted') })
      throw error
    }
    await imports.update(db, id, { status: 'failed', failure: fault ?? failureOf('givenUp') })
  }
  await files.remove(fileOf(name))
}
