import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { CATALOGUE_PREFIX, filesOf, largeFile } from '@/server/domain/uploads'
import type { UploadFiles } from '@/server/pictures/upload-files'
import { countProven, findViolations } from '@/server/repositories/verifier'
import { inProject } from '../bootstrap/project.mjs'
import { selectionOf, sequencesOf, type Table, tablesOf } from './contents'
import { FORMAT, type Manifest, writeManifest } from './manifest'
import { writePart } from './parts'
import { type Entry, tarOf } from './tar'

export interface Shop {
  databaseUrl: string
  files: UploadFiles
  keyPrint: string
}

/** `files` is null when the bucket has its own backups. */
type Copied = Omit<Shop, 'files'> & { files: UploadFiles | null }

const UPLOADS_AT_ONCE = 500

/**
 * Writes a backup folder below `parent`: a consistent snapshot of a running shop. The folder gets its final name
 * when it is complete.
 */
export async function backUp(shop: Copied, parent: string): Promise<[string, Manifest]> {
  const takenAt = new Date()
  const folder = path.join(parent, `sampan-${takenAt.toISOString().replace(/[:.]/g, '-')}`)
  const draft = `${folder}.part`
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await mkdir(draft, { mode: 0o700 })
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const manifest = await writeAll(client, shop, draft, takenAt)
    await writeManifest(draft, manifest)
    await rename(draft, folder)
    return [folder, manifest]
  } finally {
    await client.end()
    await rm(draft, { recursive: true, force: true })
  }
}

async function writeAll(
  client: Client,
  { files, keyPrint }: Copied,
  folder: string,
  takenAt: Date,
): Promise<Manifest> {
  const db = drizzle(client, { casing: 'snake_case' })
  const { migrations, schemaHead } = await shapeOf(client)
  const broken = (await findViolations(db)).map(({ rule }) => rule)
  const counted = await countProven(db)
  const tables: Manifest['tables'] = []
  for (const table of await tablesOf(client)) tables.push(await writeTable(client, folder, table))
  const sequences = await sequencesOf(client)
  const uploads = await writeUploads(client, folder, files)
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const postgres = rows[0]?.server_version ?? ''
  const taken = { format: FORMAT, product: 'sampan', version: await ownVersion() } as const
  return {
    ...taken,
    takenAt: takenAt.toISOString(),
    postgres,
    migrations,
    schemaHead,
    keyPrint,
    tables,
    sequences,
    uploads,
    counted,
    broken,
  }
}

async function shapeOf(client: Client) {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  const journal = await readFile(inProject('server/db/migrations/meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  const schemaHead = entries[rows.length - 1]?.tag ?? `migration ${rows.length}`
  return { migrations: rows.map(({ hash }) => hash), schemaHead }
}

async function ownVersion(): Promise<string> {
  const manifest = await readFile(inProject('package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

async function writeTable(client: Client, folder: string, table: Table) {
  const rows = client.query(to(`copy (${selectionOf(client, table)}) to stdout`))
  const part = await writePart(folder, `${table.name}.copy.gz`, rows)
  return { ...part, ...table, rows: rows.rowCount }
}

/** Copies the files of the uploads in the snapshot. Files never change, so they need no snapshot. */
async function writeUploads(client: Client, folder: string, files: UploadFiles | null) {
  const told = { files: 0, missing: 0 }
  const entries = async function* (): AsyncGenerator<Entry> {
    for (let last = '0'; files;) {
      const { rows } = await client.query<{ id: string; name: string; used: boolean }>(
        `select id::text, name, used_at is not null as used from uploads
         where id > $1 order by id limit ${UPLOADS_AT_ONCE}`,
        [last],
      )
      for (const { name, used } of rows)
        for (const file of filesOf(name)) {
          const content = await files.read(file)
          // Smaller files of imported pictures are made when they are first requested.
          const isNeeded = used && !(name.startsWith(CATALOGUE_PREFIX) && file !== largeFile(name))
          told[content ? 'files' : 'missing'] += content || isNeeded ? 1 : 0
          if (content) yield { name: file, content }
        }
      if (rows.length < UPLOADS_AT_ONCE) return
      last = rows.at(-1)!.id
    }
  }
  const part = await writePart(folder, 'uploads.tar', tarOf(entries()))
  return { ...part, ...told }
}
