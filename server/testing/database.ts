import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

const TEMPLATES = { empty: 'TEST_DATABASE_URL', demo: 'TEST_DEMO_DATABASE_URL' } as const

/**
 * A separate database for one test file, cloned from a migrated template that has only the articles,
 * or also the demo catalogue.
 */
export async function createTestDatabase(
  content: keyof typeof TEMPLATES = 'empty',
): Promise<TestDatabase> {
  const setting = TEMPLATES[content]
  const template = process.env[setting]
  if (!template) throw new Error(`${setting} is not set: run the tests with \`npm run jest\``)
  const templateName = new URL(template).pathname.slice(1)
  const name = `jest_${randomUUID().replaceAll('-', '')}`
  await administer(template, async (client) => {
    const { rows } = await client.query<{ fsync: string }>('show fsync')
    // Copying the files is faster than writing every page to the log, unless each file is flushed to the disk.
    const strategy = rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log'
    await client.query(`create database ${name} template ${templateName} strategy ${strategy}`)
  })
  return {
    url: urlOf(template, name),
    drop: () =>
      administer(template, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

/**
 * Uses the maintenance database, because a template must not have connections while it is copied.
 */
async function administer(
  template: string,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: urlOf(template, 'postgres') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(template: string, database: string): string {
  const url = new URL(template)
  url.pathname = `/${database}`
  return url.href
}
