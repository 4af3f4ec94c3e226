import path from 'node:path'
import { Client } from 'pg'
import { projectNode } from '@/cli/bootstrap/project.mjs'
import { productEnvironment } from '@/cli/environment'
import { run } from '@/cli/process/run'
import { createTestDatabase, type TestDatabase } from '@/server/testing/database'
import { hasDemoCatalogue, isCurrent } from './is-current'

let database: TestDatabase
let client: Client
const open = async (content: 'empty' | 'demo') => {
  database = await createTestDatabase(content)
  client = new Client({ connectionString: database.url })
  await client.connect()
}
afterEach(async () => {
  await client.end()
  await database.drop()
})

function runPrepare(url: string, args: string[], settings: Record<string, string> = {}) {
  const script = path.join('cli', 'database', 'prepare.ts')
  const env = productEnvironment(path.join('.data', 'test'), url, settings)
  return run(projectNode, ['--import', 'tsx', script, ...args], { env })
}

/** Without arguments as a start after an update does. Returns what was printed. */
async function prepare(...args: string[]): Promise<string> {
  const { code, output } = await runPrepare(database.url, args)
  expect({ code, output }).toEqual({ code: 0, output: expect.anything() as unknown })
  return output
}

async function count(table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${table}`)
  return rows[0]!.count
}

it('adds nothing of the demo to a shop that was opened without it, whoever registers', async () => {
  await open('empty')
  await client.query(`insert into users (email, mobile, family_name, given_name, password_hash)
    values ('demo@sampan.example', '+66812345678', 'A', 'Stranger', 'x')`)
  await prepare()
  expect(await hasDemoCatalogue(database.url)).toBe(false)
  for (const table of ['promos', 'blockchain_networks', 'products'])
    expect([table, await count(table)]).toEqual([table, 0])
})

/** As before the first start, which notes whether the shop has the demo. */
const forgetChoice = () => client.query(`delete from shop_settings where key = 'demo-catalogue'`)

const PUBLIC_ORIGIN = 'https://shop.example'

it('adds nothing of the demo to a shop with a public address', async () => {
  await open('empty')
  await forgetChoice()
  const { output } = await runPrepare(database.url, [], { PUBLIC_ORIGIN, DEMO: '0' })
  expect(output).toContain('open without the demo catalogue')
  await prepare()
  for (const table of ['users', 'promos', 'blockchain_networks', 'products'])
    expect([table, await count(table)]).toEqual([table, 0])
})

it('adds the demo to a shop with a public address that is a demo', async () => {
  await open('empty')
  await forgetChoice()
  expect((await runPrepare(database.url, [], { PUBLIC_ORIGIN, DEMO: '1' })).code).toBe(0)
  for (const table of ['users', 'promos', 'blockchain_networks', 'products'])
    expect([table, (await count(table)) > 0]).toEqual([table, true])
})

it('warns of the demo in a shop that gets a public address', async () => {
  await open('demo')
  const settings = { PUBLIC_ORIGIN, DEMO: '0' }
  const { output } = await runPrepare(database.url, [], settings)
  expect(output).toContain('an account whose password is known')
  expect((await runPrepare(database.url, [], { ...settings, DEMO: '1' })).output).toBe('')
})

it('says whether the shop could be opened without the demo catalogue', async () => {
  await open('empty')
  expect(await prepare('--empty')).toContain('open without the demo catalogue')
  await client.end()
  await database.drop()
  await open('demo')
  expect(await prepare('--empty')).toContain('has products and stays as it is')
})

it('prints no stack when the database does not answer', async () => {
  await open('empty')
  const { code, output } = await runPrepare('postgres://a:b@127.0.0.1:1/shop', [])
  expect(code).toBe(1)
  expect(output.trim()).toBe('ECONNREFUSED connect ECONNREFUSED 127.0.0.1:1')
})

it('completes a demo whose first start was interrupted after the catalogue', async () => {
  await open('demo')
  expect([await isCurrent(database.url), await hasDemoCatalogue(database.url)]).toEqual([
    true,
    true,
  ])
  await client.query(`update shop_settings set value = '"seeding"' where key = 'demo-catalogue'`)
  await client.query('delete from promos')
  expect(await isCurrent(database.url)).toBe(false)
  await prepare()
  expect(await count('promos')).toBeGreaterThan(3)
  expect([await isCurrent(database.url), await hasDemoCatalogue(database.url)]).toEqual([
    true,
    true,
  ])
})

it('completes a demo shopper, and never adds one to a complete demo again', async () => {
  await open('demo')
  const interrupt = () =>
    client.query(`update shop_settings set value = '"seeding"' where key = 'demo-catalogue'`)
  const cents = async () => {
    const { rows } = await client.query<{ cents: number }>(
      `select sum(balance)::int as cents from ledger_accounts where kind = 'user_available'`,
    )
    return rows[0]!.cents
  }
  await interrupt()
  await prepare()
  await client.query('update users set pay_code_hash = null')
  await interrupt()
  await prepare()
  const { rows } = await client.query('select pay_code_hash is not null as has_code from users')
  expect([rows, await cents()]).toEqual([[{ has_code: true }], 250_000])
  await client.query(`delete from shop_settings where key = 'demo-catalogue'`)
  expect(await hasDemoCatalogue(database.url)).toBe(true)
  await client.query(`insert into shop_settings (key, value) values ('demo-catalogue', 'true')`)
  await client.query(`update users set email = 'closed', mobile = 'closed'`)
  await client.query('delete from blockchain_networks')
  await prepare()
  expect([await count('users'), await count('blockchain_networks')]).toEqual([1, 0])
})
