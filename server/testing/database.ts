import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/**
 * A separate database for one test file, cloned from a template that is migrated and has only the
 * articles.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = process.env.TEST_DATABASE_URL
  if (!template) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm run jest`')
  const templateName = new URL(template).pathname.slice(1)
  const name = `jest_${randomUUID().replaceAll('-', '')}`
  await administer(template, `create database ${name} template ${templateName}`)
  return {
    url: urlOf(template, name),
    drop: () => administer(template, `drop database if exists ${name} with (force)`),
  }
}

/**
 * Uses the maintenance database, because a template must not have connections while it is copied.
 */
async function administer(template: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(template, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function urlOf(template: string, database: string): string {
  const url = new URL(template)
  url.pathname = `/${database}`
  return url.href
}
