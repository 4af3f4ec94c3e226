import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '@/server/testing/database'
import { applyMigration, migrate, readMigrations } from './migrate'
import { ALONE } from './migration-form'

let database: TestDatabase
let client: Client
beforeEach(async () => {
  database = await createTestDatabase()
  client = await connected()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

async function connected(): Promise<Client> {
  const made = new Client({ connectionString: database.url })
  await made.connect()
  return made
}

const made = (...sql: string[]) => ({ sql, bps: true, folderMillis: Date.now() * 2, hash: 'trial' })

it('waits for a locked table in short intervals, so that other transactions can run between them', async () => {
  const holder = await connected()
  const other = await connected()
  await holder.query('begin')
  await holder.query('select 1 from users')
  const migrating = applyMigration(client, made('alter table users add column trial text'))
  await sleep(200)
  const began = performance.now()
  await other.query('select 1 from users')
  const waited = performance.now() - began
  await sleep(1500)
  await holder.query('commit')
  await migrating
  expect(waited).toBeLessThan(2000)
  const { rows } = await client.query('select trial from users')
  expect(rows).toEqual([])
  await Promise.all([holder.end(), other.end()])
})

it('gives up before a query that it would deadlock with is cancelled', async () => {
  const reader = await connected()
  await reader.query('begin')
  await reader.query('select 1 from shops')
  const migrating = applyMigration(
    client,
    made(
      'alter table users add column trial text',
      'select pg_sleep(0.5)',
      'alter table shops add column trial text',
    ),
  )
  await sleep(200)
  const { rows } = await reader.query('select count(*)::int as n from users')
  expect(rows).toEqual([{ n: 0 }])
  await reader.query('commit')
  await migrating
  await reader.end()
})

it('rolls back a failed migration and does not record it', async () => {
  const broken = made('create table trial (id int)', 'select 1 / 0')
  await expect(applyMigration(client, broken)).rejects.toThrow('division by zero')
  const { rows } = await client.query<{ there: boolean; noted: number }>(
    `select to_regclass('trial') is not null as there,
       (select count(*)::int from drizzle.__drizzle_migrations where hash = 'trial') as noted`,
  )
  expect(rows).toEqual([{ there: false, noted: 0 }])
})

it('repeats a concurrent index build that was interrupted', async () => {
  const index = made(
    `${ALONE}\ndrop index concurrently if exists trial`,
    'create unique index concurrently trial on skus (price)',
  )
  await client.query(
    `insert into categories (id, key, icon, texts) values (1, 'a', 'b', '{}');
     insert into shops (id, texts, logo, banner, category_ids, opened_at) values (1, '{}', '', '', '{}', now());
     insert into products (id, shop_id, category_id, texts, images, price, listed_at) values (1, 1, 1, '{}', '{}', 1, now());
     insert into skus (product_id, value_indexes, price, stock) values (1, '{}', 5, 1), (1, '{}', 5, 1)`,
  )
  await expect(applyMigration(client, index)).rejects.toThrow('could not create unique index')
  await client.query('update skus set price = id')
  await applyMigration(client, index)
  const { rows } = await client.query(
    `select indisvalid from pg_index where indexrelid = 'trial'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true }])
})

it('counts the followers of shops again, but keeps the invented ones of a demo', async () => {
  const recount = readMigrations().find(({ sql }) => sql[0]!.includes('counted.fans'))!
  await client.query(
    `insert into users (id, family_name, given_name, email, mobile, password_hash)
     select n, 'A', 'B', n || '@example.com', '+6680000000' || n, '' from generate_series(1, 3) n;
     insert into shops (id, texts, logo, banner, category_ids, opened_at, fans)
     select n, '{}', '', '', '{}', now(), 5 from generate_series(1, 2) n;
     insert into follows (user_id, shop_id) values (1, 1), (2, 1), (3, 1);
     update shop_settings set value = 'true' where key = 'demo-catalogue'`,
  )
  const fansAfter = async () => {
    await applyMigration(client, recount)
    const { rows } = await client.query<{ fans: number }>('select fans from shops order by id')
    return rows.map(({ fans }) => fans)
  }
  expect(await fansAfter()).toEqual([5, 5])
  await client.query(`update shop_settings set value = 'false' where key = 'demo-catalogue'`)
  expect(await fansAfter()).toEqual([3, 0])
})

it('upgrades an earlier schema to the newest one once, however many processes start together', async () => {
  await client.query(
    'drop schema public cascade; create schema public; drop schema drizzle cascade',
  )
  const count = async () => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from drizzle.__drizzle_migrations',
    )
    return rows[0]?.n
  }
  const all = readMigrations().length
  await migrate(database.url, { upTo: all - 1 })
  expect(await count()).toBe(all - 1)
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)])
  expect(await count()).toBe(all)
})
