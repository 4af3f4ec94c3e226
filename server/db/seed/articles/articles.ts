import type { ClientBase } from 'pg'
import { HELP } from './help'
import { withLabels } from './labels'
import { LAW } from './law'
import { PLATFORM } from './platform'

export const PAGES = [HELP, LAW, PLATFORM]

/**
 * Inserts missing articles. Articles that the operator has changed, added or deleted are not
 * touched.
 */
export async function writeArticles(client: ClientBase): Promise<void> {
  for (const { page, articles } of PAGES) {
    const rows = articles.map((article, position) => ({
      page,
      position,
      texts: withLabels(article),
    }))
    await client.query(
      `insert into articles (page, position, texts)
       select page, position, texts from jsonb_populate_recordset(null::articles, $1)
       where not exists (select 1 from articles where page = $2)
       on conflict do nothing`,
      [JSON.stringify(rows), page],
    )
  }
}
