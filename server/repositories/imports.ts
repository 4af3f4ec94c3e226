import { and, arrayOverlaps, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { catalogueImportProblems, catalogueImports } from '@/server/db/tables/imports'
import type { Problem } from '@/server/domain/imports/problem'
import type { Failure } from '@/server/domain/imports/reason'

export type ImportRow = typeof catalogueImports.$inferSelect
export type NewImport = Pick<
  typeof catalogueImports.$inferInsert,
  'staffId' | 'staffName' | 'shopIds' | 'fileName' | 'digest' | 'options' | 'isDryRun'
>
/** Numbers of products, and of SKUs that products which existed gain and lose. */
export type ImportCounts = Pick<
  ImportRow,
  'done' | 'added' | 'changed' | 'unchanged' | 'rejected' | 'skusAdded' | 'skusRetired'
>

export async function add(db: Queryable, row: NewImport): Promise<ImportRow> {
  const [added] = await db
    .insert(catalogueImports)
    .values({ ...row, status: 'waiting' })
    .returning()
  return added!
}

/** How many uploads of a person wait; no other one of the person is added until the transaction ends. */
export async function lockWaiting(tx: Transaction, staffId: number | null): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`imports of staff ${staffId}`}))`)
  const waiting = and(
    sql`${catalogueImports.staffId} is not distinct from ${staffId}::bigint`,
    sql`${catalogueImports.options} ? 'name'`,
    eq(catalogueImports.status, 'waiting'),
  )
  return tx.$count(catalogueImports, waiting)
}

/** The latest import of the same file with the same options that has not ended. */
export async function findUnfinished(
  db: Queryable,
  { digest, options }: Pick<NewImport, 'digest' | 'options'>,
): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(catalogueImports)
    .where(
      and(
        eq(catalogueImports.digest, digest),
        sql`${catalogueImports.options} = ${JSON.stringify(options)}::jsonb`,
        inArray(catalogueImports.status, ['running', 'failed']),
      ),
    )
    .orderBy(desc(catalogueImports.id))
    .limit(1)
  return row
}

/** Whether a later import into the same shops has changed something. */
export async function isOvertaken(db: Queryable, { id, shopIds }: ImportRow): Promise<boolean> {
  const { shopIds: shops, added, changed, isDryRun } = catalogueImports
  const isOfSameShops = shopIds && or(isNull(shops), arrayOverlaps(shops, shopIds))
  const later = and(
    gt(catalogueImports.id, id),
    eq(isDryRun, false),
    or(gt(added, 0), gt(changed, 0)),
    isOfSameShops ?? undefined,
  )
  return (await db.$count(catalogueImports, later)) > 0
}

/**
 * Whether an earlier upload of the same person waits or runs; those of the command line, which have no stored file, do
 * not count. After an hour without progress it is no longer waited for: its process ended and its retries with it.
 */
export async function hasEarlier(db: Queryable, { id, staffId }: ImportRow): Promise<boolean> {
  const earlier = and(
    lt(catalogueImports.id, id),
    sql`${catalogueImports.staffId} is not distinct from ${staffId}::bigint`,
    sql`${catalogueImports.options} ? 'name'`,
    inArray(catalogueImports.status, ['waiting', 'running']),
    gt(catalogueImports.changedAt, sql`now() - interval '1 hour'`),
  )
  return (await db.$count(catalogueImports, earlier)) > 0
}

/** A merchant sees the imports of exactly its own account. */
export async function find(
  db: Queryable,
  id: number,
  staffId?: number,
): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(catalogueImports)
    .where(
      and(
        eq(catalogueImports.id, id),
        staffId === undefined ? undefined : eq(catalogueImports.staffId, staffId),
      ),
    )
  return row
}

export async function update(
  db: Queryable,
  id: number,
  {
    failure,
    ...change
  }: Partial<Pick<ImportRow, 'status' | 'total'> & ImportCounts & { failure: Failure | null }>,
): Promise<void> {
  const told = failure !== undefined && {
    reason: failure?.reason ?? null,
    reasonCode: failure?.code ?? null,
    reasonValues: failure?.values ?? null,
  }
  await db
    .update(catalogueImports)
    .set({ ...change, ...told, changedAt: sql`now()` })
    .where(eq(catalogueImports.id, id))
}

/** Stores problems after those that are stored already. */
export async function addProblems(
  db: Queryable,
  importId: number,
  problems: Problem[],
): Promise<void> {
  if (problems.length === 0) return
  await db.execute(sql`
    insert into catalogue_import_problems (import_id, position, line, field, reason, code, values)
    select ${importId}, row_number() over () + (
      select coalesce(max(position), 0) from catalogue_import_problems where import_id = ${importId}
    ), line, field, reason, code, values
    from jsonb_to_recordset(${JSON.stringify(problems)}::jsonb) as r (line integer, field text, reason text, code text, values jsonb)`)
}

/** Deletes up to `most` imports that have not changed for these days, with their problems. Returns them. */
export async function deleteOld(db: Queryable, days: number, most: number): Promise<ImportRow[]> {
  const old = db
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(lt(catalogueImports.changedAt, sql`now() - make_interval(days => ${days})`))
    .orderBy(asc(catalogueImports.id))
    .limit(most)
  await db.delete(catalogueImportProblems).where(inArray(catalogueImportProblems.importId, old))
  return db.delete(catalogueImports).where(inArray(catalogueImports.id, old)).returning()
}

export function problemsOf(db: Queryable, importId: number, after: number, limit: number) {
  return db
    .select()
    .from(catalogueImportProblems)
    .where(
      and(
        eq(catalogueImportProblems.importId, importId),
        gt(catalogueImportProblems.position, after),
      ),
    )
    .orderBy(asc(catalogueImportProblems.position))
    .limit(limit)
}
