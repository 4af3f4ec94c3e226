import { Client } from 'pg'

/** Opens a shop without the demo catalogue: no later start adds it. A shop that has products stays as it is. */
export async function openEmpty(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`insert into shop_settings (key, value)
      select 'demo-catalogue', 'false' where not exists (select from products)
      on conflict do nothing`)
  } finally {
    await client.end()
  }
}
