import { Client, DatabaseError } from 'pg'
import { Failure } from './failure.ts'
import type { Cluster } from './cluster.ts'

/** Creates the database if it is missing, as a copy of the one at `templateUrl` if given, and returns its URL. */
export async function ensureDatabase(
  cluster: Cluster,
  name: string,
  templateUrl?: string,
): Promise<string> {
  const client = new Client({ connectionString: cluster.url('postgres') })
  try {
    await client.connect()
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    const template = templateUrl
      ? ` template ${client.escapeIdentifier(new URL(templateUrl).pathname.slice(1))} strategy file_copy`
      : ''
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)}${template}`)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '28P01') throw wrongPassword(cluster)
    throw error
  } finally {
    await client.end()
  }
  return cluster.url(name)
}

function wrongPassword(cluster: Cluster): Failure {
  return new Failure(
    `The password in database.json is wrong for the database in ${cluster.folder}: restore that file, or move that folder away to start with an empty database.`,
  )
}
