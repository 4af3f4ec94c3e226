import { Client } from 'pg'
import { writeArticles } from './articles/articles'

/**
 * Adds the default articles (help, legal pages) to every catalogue, unless the operator has their
 * own.
 */
export async function seedArticles(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await writeArticles(client)
  } finally {
    await client.end()
  }
}
