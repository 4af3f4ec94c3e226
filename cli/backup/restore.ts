import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { migrate } from '@/server/db/migrate'
import { uploadOfFile } from '@/server/domain/uploads'
import { examine } from '@/server/services/wallet/reconciliation'
import { Failure } from '../bootstrap/failure.mjs'
import { columnList, tablesOf } from './contents'
import { besideName, dropDatabase, makeDatabase, refuseWhileUsed, switchTo } from './databases'
import { type Manifest, readManifest } from './manifest'
import { checkPart, readPart } from './parts'
import { entriesOf } from './tar'
import type { Shop } from './write'

interface RestoreOptions {
  /** Replaces a database that has data; it is kept under another name. */
  toReplace: boolean
  /** Allows another SECRET_KEY than the one of the backup. */
  withOtherKey: boolean
}

export interface Restored {
  manifest: Manifest
  /** The new name of the replaced database. */
  kept: string | null
}

/**
 * Fills a new database, verifies it, and then renames it to the shop's name. A failure before that changes
 * nothing.
 */
export async function restore(
  folder: string,
  shop: Shop,
  options: RestoreOptions,
): Promise<Restored> {
  const manifest = await readManifest(folder)
  if (manifest.keyPrint !== shop.keyPrint && !options.withOtherKey)
    throw new Failure(
      'This backup belongs to another SECRET_KEY: restore that first (secrets.json of the data folder), or use --other-key; then shoppers must set new payment passwords and enter their bank cards again, staff must be invited again (staff-invite), and the secrets of webhooks must be renewed.',
    )
  for (const part of [...manifest.tables, manifest.uploads]) await checkPart(folder, part)
  const hadData = await hasData(shop.databaseUrl)
  if (hadData && !options.toReplace)
    throw new Failure(
      'The database has data: use --replace to replace it with the backup. It is kept under another name.',
    )
  await refuseWhileUsed(shop.databaseUrl)

  const at = new Date()
  const made = besideName(shop.databaseUrl, 'new', at)
  const kept = besideName(shop.databaseUrl, 'before', at)
  const url = await makeDatabase(shop.databaseUrl, made)
  try {
    await fill(url, folder, manifest)
    await verify(url, manifest)
    await writeFiles(folder, manifest, shop)
    await switchTo(shop.databaseUrl, made, kept)
  } catch (error) {
    await dropDatabase(shop.databaseUrl, made)
    throw error
  }
  if (!hadData) await dropDatabase(shop.databaseUrl, kept)
  return { manifest, kept: hadData ? kept : null }
}

async function hasData(databaseUrl: string): Promise<boolean> {
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relname in ('users', 'products', 'ledger_transfers')`,
    )
    for (const { name } of rows) {
      const found = await client.query(`select 1 from ${client.escapeIdentifier(name)} limit 1`)
      if (found.rowCount) return true
    }
    return false
  })
}

/** Creates the schema of the backup, copies the rows, and applies later migrations. */
async function fill(url: string, folder: string, manifest: Manifest): Promise<void> {
  await migrate(url, { upTo: manifest.migrations.length })
  await connected(url, async (client) => {
    await client.query('begin')
    const tables = await tablesOf(client)
    const names = tables.map(({ name }) => client.escapeIdentifier(name))
    // The backup already contains what triggers would add, and passed their checks when it was written.
    for (const name of names) await client.query(`alter table ${name} disable trigger user`)
    for (const name of names.toReversed()) await client.query(`delete from ${name}`)
    for (const { name } of tables) await fillTable(client, folder, partOf(manifest, name))
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const { name, value, isCalled } of manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [
        client.escapeIdentifier(name),
        value,
        isCalled,
      ])
    await client.query('commit')
    await client.query('analyze')
  })
  await migrate(url)
}

function partOf({ tables }: Manifest, name: string) {
  const part = tables.find((table) => table.name === name)
  if (!part) throw new Failure(`The backup has no table ${name}: use another one.`)
  return part
}

type TablePart = Manifest['tables'][number]

async function fillTable(client: Client, folder: string, part: TablePart): Promise<void> {
  const columns = columnList(client, part.columns)
  const copy = client.query(
    from(`copy ${client.escapeIdentifier(part.name)} (${columns}) from stdin`),
  )
  await pipeline(readPart(folder, part), copy)
  if (copy.rowCount !== part.rows)
    throw new Failure(`${part.name} has ${copy.rowCount} rows instead of ${part.rows}.`)
}

/**
 * Violations that the backup already had are reported and accepted; the verifier pauses transfers until they are
 * repaired.
 */
async function verify(url: string, { counted, broken }: Manifest): Promise<void> {
  await connected(url, async (client) => {
    const found = await examine(drizzle(client, { casing: 'snake_case' }))
    const fresh = found.violations.filter(({ rule }) => !broken.includes(rule))
    if (fresh.length > 0)
      throw new Failure(`The restored ledger violates rules: ${JSON.stringify(fresh)}`)
    const is: Record<string, number> = found.counted
    const other = Object.keys(counted).filter((name) => name in is && is[name] !== counted[name])
    if (other.length > 0)
      throw new Failure(
        `The restored data differs from the counts of the backup: ${other.join(', ')}.`,
      )
  })
}

/** Safe before the switch: file names are random and files never change, so nothing is overwritten. */
async function writeFiles(folder: string, { uploads }: Manifest, { files }: Shop): Promise<void> {
  for await (const { name, content } of entriesOf(readPart(folder, uploads))) {
    if (uploadOfFile(name) === null)
      throw new Failure(`The backup contains an unexpected file: ${name}.`)
    await files.write(name, content)
  }
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
