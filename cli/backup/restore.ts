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

interface Leave {
  /** Another database with data may give way; it is kept under another name. */
  toReplace: boolean
  /** The installation may have another SECRET_KEY than the one that was backed up. */
  withOtherKey: boolean
}

export interface Restored {
  manifest: Manifest
  /** The name that the replaced database has now. */
  kept: string | null
}

/**
 * Fills a new database beside the shop's, proves it, and only then gives it the shop's name: whatever goes wrong on the
 * way leaves everything as it was.
 */
export async function restore(folder: string, shop: Shop, leave: Leave): Promise<Restored> {
  const manifest = await readManifest(folder)
  if (manifest.keyPrint !== shop.keyPrint && !leave.withOtherKey)
    throw new Failure(
      'This backup belongs to another SECRET_KEY: bring that back first (secrets.json of the data folder), or say --other-key; then shoppers set new payment passwords and give their bank cards anew.',
    )
  for (const part of [...manifest.tables, manifest.uploads]) await checkPart(folder, part)
  const hadData = await hasData(shop.databaseUrl)
  if (hadData && !leave.toReplace)
    throw new Failure(
      'The database has data: say --replace to put the backup in its place. It is kept under another name.',
    )
  await refuseWhileUsed(shop.databaseUrl)

  const at = new Date()
  const made = besideName(shop.databaseUrl, 'new', at)
  const kept = besideName(shop.databaseUrl, 'before', at)
  const url = await makeDatabase(shop.databaseUrl, made)
  try {
    await fill(url, folder, manifest)
    await prove(url, manifest)
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

/** The shape that the backup has, its rows, then what has changed about the shape since. */
async function fill(url: string, folder: string, manifest: Manifest): Promise<void> {
  await migrate(url, { upTo: manifest.migrations.length })
  await connected(url, async (client) => {
    await client.query('begin')
    const tables = await tablesOf(client)
    const names = tables.map(({ name }) => client.escapeIdentifier(name))
    // What triggers would add is in the backup already, and what they would refuse was checked when it was written.
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
  if (!part) throw new Failure(`The backup has nothing of ${name}: restore from another one.`)
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

/** What was broken already when the backup was taken is told and let through: money stops by itself until it is mended. */
async function prove(url: string, { counted, broken }: Manifest): Promise<void> {
  await connected(url, async (client) => {
    const found = await examine(drizzle(client, { casing: 'snake_case' }))
    const fresh = found.breaches.filter(({ rule }) => !broken.includes(rule))
    if (fresh.length > 0)
      throw new Failure(`The restored books do not agree: ${JSON.stringify(fresh)}`)
    const is: Record<string, number> = found.counted
    const other = Object.keys(counted).filter((name) => name in is && is[name] !== counted[name])
    if (other.length > 0)
      throw new Failure(`The restored books count otherwise than the backup: ${other.join(', ')}.`)
  })
}

/** Before the switch: names of files are drawn at random and their content never changes, so that none is overwritten. */
async function writeFiles(folder: string, { uploads }: Manifest, { files }: Shop): Promise<void> {
  for await (const { name, content } of entriesOf(readPart(folder, uploads))) {
    if (uploadOfFile(name) === null) throw new Failure(`The backup holds a file called ${name}.`)
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
