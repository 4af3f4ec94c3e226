import { Client } from 'pg'

/**
 * Opens a shop without the demo catalogue: no later start adds it. A shop that has products stays as it is; then the
 * result is false.
 */
export async function openEmpty(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`insert into shop_settings (key, value)
      select 'demo-catalogue', 'false' where not exists (select from products)
      on conflict do nothing`)
    const { rowCount } = await client.query('select from products limit 1')
    return rowCount === 0
  } finally {
    await client.end()
  }
}
