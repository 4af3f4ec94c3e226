import { Client, DatabaseError } from 'pg'
import { Failure } from '../bootstrap/failure.mjs'

const LONGEST_NAME = 63
const NOT_ALLOWED = '42501'
const IN_USE = '55006'

export const nameOf = (databaseUrl: string): string =>
  decodeURIComponent(new URL(databaseUrl).pathname.slice(1))

export function urlOf(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}

/** For example `sampan_before_20261121t123000` for `sampan`. */
export function besideName(databaseUrl: string, word: string, at: Date): string {
  const stamp = at.toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase()
  const ending = `_${word}_${stamp}`
  return nameOf(databaseUrl).slice(0, LONGEST_NAME - ending.length) + ending
}

/** Connects to the `postgres` database, because one cannot create, rename or drop the connected database. */
async function withAdminClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>) {
  const client = new Client({ connectionString: urlOf(databaseUrl, 'postgres') })
  await client.connect()
  try {
    return await work(client)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NOT_ALLOWED)
      throw new Failure(
        'The database user cannot create databases: grant CREATEDB, or restore as a user that has it.',
      )
    throw error
  } finally {
    await client.end()
  }
}

export async function makeDatabase(databaseUrl: string, name: string): Promise<string> {
  await withAdminClient(databaseUrl, (client) =>
    client.query(`create database ${client.escapeIdentifier(name)}`),
  )
  return urlOf(databaseUrl, name)
}

export async function dropDatabase(databaseUrl: string, name: string): Promise<void> {
  await withAdminClient(databaseUrl, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  )
}

export async function refuseWhileUsed(databaseUrl: string): Promise<void> {
  const { rows } = await withAdminClient(databaseUrl, (client) =>
    client.query<{ users: number }>(
      `select count(*)::int as users from pg_stat_activity
       where datname = $1 and backend_type = 'client backend'`,
      [nameOf(databaseUrl)],
    ),
  )
  if (rows[0] && rows[0].users > 0) throw inUse(nameOf(databaseUrl))
}

const inUse = (name: string) =>
  new Failure(`The database ${name} is in use: stop the shop first, then restore.`)

/** Renames both databases in one transaction, so that the shop's name always belongs to a complete database. */
export async function switchTo(databaseUrl: string, made: string, kept: string): Promise<void> {
  const live = nameOf(databaseUrl)
  await withAdminClient(databaseUrl, async (client) => {
    const name = (text: string) => client.escapeIdentifier(text)
    try {
      await client.query('begin')
      await client.query(`alter database ${name(live)} rename to ${name(kept)}`)
      await client.query(`alter database ${name(made)} rename to ${name(live)}`)
      await client.query('commit')
    } catch (error) {
      if (error instanceof DatabaseError && error.code === IN_USE) throw inUse(live)
      throw error
    }
  })
}
