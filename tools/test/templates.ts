import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import type { Cluster } from '../../server/db/embedded/cluster.ts'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { prepareDatabase } from '../../cli/database/run-prepare.ts'
import { testFolder } from '../../cli/data/folder.ts'
import { productEnvironment } from '../../cli/environment.ts'

type Kind = 'empty' | 'seeded'

const SOURCES: Record<Kind, string[]> = {
  empty: [
    'server/db/migrations',
    'server/db/migrate.ts',
    'server/db/queues.ts',
    'server/db/seed/articles',
    'server/db/seed/default-articles.ts',
    'messages',
  ],
  seeded: [
    'server/db/migrations',
    'server/db/migrate.ts',
    'server/db/queues.ts',
    'server/db/seed',
    'cli/database',
    'messages',
  ],
}

/**
 * A migrated template database, created again when its sources change. It is renamed when it is complete, so that an
 * interrupted attempt is never used.
 */
export async function ensureTemplate(
  cluster: Cluster,
  folder: string,
  kind: Kind,
  report: (line: string) => void,
): Promise<string> {
  const name = `template_${kind}_${fingerprint(SOURCES[kind])}`
  await withAdministrator(cluster, async (client) => {
    const databases = await namesLike(client, `template_${kind}_%`)
    if (databases.includes(name)) return
    for (const old of databases) await client.query(`drop database if exists ${old} with (force)`)
    const draft = `template_${kind}_draft`
    await client.query(`create database ${draft}`)
    const env = productEnvironment(folder, cluster.url(draft))
    await prepareDatabase(env, { isEmpty: kind === 'empty', report })
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return cluster.url(name)
}

/** The settings of Jest: the templates that `createTestDatabase` clones. */
export async function templatesForJest(
  cluster: Cluster,
  report: (line: string) => void,
): Promise<Record<string, string>> {
  return {
    TEST_DATABASE_URL: await ensureTemplate(cluster, testFolder(), 'empty', report),
    TEST_DEMO_DATABASE_URL: await ensureTemplate(cluster, testFolder(), 'seeded', report),
  }
}

/** Replaces the content of a database with that of a template. */
export async function resetDatabase(
  cluster: Cluster,
  name: string,
  templateUrl: string,
): Promise<string> {
  const template = new URL(templateUrl).pathname.slice(1)
  await withAdministrator(cluster, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template ${template}`)
  })
  return cluster.url(name)
}

/** Databases of test runs that were killed. */
export async function dropLeftOvers(cluster: Cluster): Promise<void> {
  await withAdministrator(cluster, async (client) => {
    for (const name of await namesLike(client, 'jest_%')) {
      await client.query(`drop database if exists ${name} with (force)`)
    }
  })
}

/** One at a time, because two test runs may start together on one cluster. */
async function withAdministrator(
  cluster: Cluster,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    await work(client)
  } finally {
    await client.end()
  }
}

async function namesLike(client: Client, pattern: string): Promise<string[]> {
  const found = await client.query<{ datname: string }>(
    'select datname from pg_database where datname like $1',
    [pattern],
  )
  return found.rows.map((row) => row.datname)
}

function fingerprint(sources: string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    const full = inProject(source)
    const names = source.endsWith('.ts')
      ? ['']
      : readdirSync(full, { recursive: true, encoding: 'utf8' }).sort()
    for (const name of names) {
      if (name === '' || /\.[a-z]+$/.test(name)) {
        hash.update(`\0${name}\0`).update(readFileSync(path.join(full, name)))
      }
    }
  }
  return hash.digest('hex').slice(0, 12)
}
