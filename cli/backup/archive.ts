import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { to } from 'pg-copy-streams'
import type { Partition as PartOfTable, PartitionedTable } from '@/server/repositories/partitions'
import { Failure } from '../bootstrap/failure.mjs'
import { checkPart, readPart, writePart } from './parts'

export interface Archived {
  table: string
  /** The lower bound: a time or an id; null when the partition has none. */
  from: string | number | null
  to: string | number | null
  rows: number
  file: string
  bytes: number
  sha256: string
}

/**
 * Writes one partition as compressed CSV with a header line and a manifest, and verifies the file. Returns when
 * the file contains every row. Deletes nothing.
 */
export async function archivePart(
  databaseUrl: string,
  table: PartitionedTable,
  part: PartOfTable<Date | number>,
  parent: string,
): Promise<Archived> {
  const folder = path.join(parent, part.name)
  const draft = `${folder}.part`
  if (existsSync(folder)) throw new Failure(`${folder} already exists: move it away first.`)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const own = client.escapeIdentifier(part.name)
    const rows = client.query(to(`copy (${selectionOf(own)}) to stdout with (format csv, header)`))
    const written = await writePart(draft, `${part.name}.csv.gz`, rows)
    const archived: Archived = {
      table,
      from: boundOf(part.from),
      to: boundOf(part.to),
      rows: rows.rowCount,
      ...written,
    }
    await writeFile(path.join(draft, 'manifest.json'), JSON.stringify(archived, null, 2), {
      mode: 0o600,
    })
    await verify(client, draft, own, archived)
    await rename(draft, folder)
    return archived
  } finally {
    await client.end()
    await rm(draft, { recursive: true, force: true })
  }
}

const boundOf = (at: Date | number | null) => (at instanceof Date ? at.toISOString() : at)

const selectionOf = (own: string) => `select * from ${own} order by id`

/** Compares the file with the partition, line by line. */
async function verify(client: Client, folder: string, own: string, archived: Archived) {
  await checkPart(folder, archived)
  const counted = await client.query<{ rows: number }>(`select count(*)::int as rows from ${own}`)
  const [kept, there] = [createHash('sha256'), createHash('sha256')]
  for await (const chunk of readPart(folder, archived)) kept.update(chunk as Buffer)
  const again = client.query(to(`copy (${selectionOf(own)}) to stdout with (format csv, header)`))
  for await (const chunk of again) there.update(chunk as Buffer)
  const isWhole = counted.rows[0]?.rows === archived.rows && again.rowCount === archived.rows
  if (!isWhole || kept.digest('hex') !== there.digest('hex'))
    throw new Failure(`The archive of ${own} differs from the table: nothing was deleted.`)
}
