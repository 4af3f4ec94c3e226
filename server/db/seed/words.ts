import { Client } from 'pg'
import { writeArticles } from './articles/articles'

/** The pages of words a storefront has with any catalogue, where the operator has none of their own yet. */
export async function seedWords(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await writeArticles(client)
  } finally {
    await client.end()
  }
}
