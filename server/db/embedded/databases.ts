import { Client, DatabaseError } from 'pg'
import { Failure } from './failure.ts'
import type { Cluster } from './cluster.ts'

/** Makes the database when it is missing and answers its URL. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<string> {
  const client = new Client({ connectionString: cluster.url('postgres') })
  try {
    await client.connect()
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
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
    `The password in database.json does not open the database in ${cluster.folder}: bring that file back, or move that folder away to begin anew.`,
  )
}
