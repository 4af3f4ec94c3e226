import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { getUserInfo } from '@/contracts/account'
import { createOrder, quoteOrder } from '@/contracts/orders'
import { createFolderFiles } from '@/server/pictures/folder-files'
import { jpeg, upload } from '@/server/testing/pictures'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { newKey, openBackend, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { createTestDatabase, type TestDatabase } from '@/server/testing/database'
import { newShopper, paidOrder, signIn, type TestShopper } from '@/server/testing/shoppers'
import { nameOf, urlOf } from './databases'
import { type Manifest, sealOf } from './manifest'
import { restore } from './restore'
import { backUp } from './write'

const home = mkdtempSync(path.join(tmpdir(), 'backup-'))
const NOTHING = { toReplace: false, withOtherKey: false }
const REPLACE = { toReplace: true, withOtherKey: false }
const KEY = 'print-of-a-key'

let old: TestBackend
let shopper: TestShopper
let folder: string
let manifest: Manifest
let picture: string
/** By each of those who bought while the backup was taken. */
let bought: number[]
/** Orders whose payment was confirmed before the backup began, and the last response with its key. */
const acknowledged: number[] = []
const last = { key: newKey(), body: {}, answer: {} }

const shopOf = (test: TestBackend) => {
  const { config, files } = test.backend.services
  return { databaseUrl: config.databaseUrl, files, keyPrint: KEY }
}

async function asAdministrator<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: urlOf(url, 'postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const databasesLike = (url: string) =>
  asAdministrator(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1) order by 1',
      [nameOf(url)],
    )
    return rows.map(({ datname }) => datname)
  })

const dropNamed = (url: string, name: string) =>
  asAdministrator(url, (client) => client.query(`drop database ${name} with (force)`))

async function empty(): Promise<[TestDatabase, ReturnType<typeof shopOf>]> {
  const database = await createTestDatabase()
  const files = createFolderFiles(mkdtempSync(path.join(home, 'uploads-')))
  return [database, { databaseUrl: database.url, files, keyPrint: KEY }]
}

/** Buys until it is stopped, as shoppers do while a backup runs. */
function keepBuying(test: TestBackend, buyer: TestShopper) {
  let isOver = false
  let bought = 0
  const run = async () => {
    while (!isOver) {
      await paidOrder(test, buyer)
      bought += 1
    }
  }
  const done = run()
  return async () => {
    isOver = true
    await done
    return bought
  }
}

beforeAll(async () => {
  old = await openTestBackend()
  shopper = await newShopper(old, { balance: 500_000 })
  const others = [
    await newShopper(old, { balance: 900_000 }),
    await newShopper(old, { balance: 900_000 }),
  ]
  for (let count = 0; count < 3; count += 1) acknowledged.push(await paidOrder(old, shopper))
  picture = (await upload(old, shopper.token, 'refund', await jpeg(40, 30))).data.url
  const items = [{ sku_id: 21, quantity: 1 }]
  const { data } = await old.ask(quoteOrder, { items }, { token: shopper.token })
  last.body = { items, address_id: shopper.addressId, expected_total: data.total }
  last.answer = (
    await old.ask(createOrder, last.body, { token: shopper.token, key: last.key })
  ).data
  const stops = others.map((other) => keepBuying(old, other))
  ;[folder, manifest] = await backUp(shopOf(old), home)
  bought = await Promise.all(stops.map((stop) => stop()))
})

afterAll(async () => {
  await old.close()
  rmSync(home, { recursive: true, force: true })
})

it('restores a lost shop to one point in time, and the shop continues to sell', async () => {
  expect(Math.min(...bought)).toBeGreaterThan(0)
  const [database, shop] = await empty()
  const { kept } = await restore(folder, shop, NOTHING)
  expect(kept).toBeNull()
  const test = await openBackend(database)
  try {
    const { db } = test.backend.services
    expect(await reconcile(db)).toEqual([])
    const { rows } = await db.execute<{ id: number }>(
      sql`select id::int from orders where paid_at is not null and user_id = ${shopper.id} order by id`,
    )
    expect(rows.map(({ id }) => id)).toEqual(acknowledged)
    const { rows: sums } = await db.execute(
      sql`select sum(amount)::int as sum, count(*)::int as entries from ledger_entries`,
    )
    expect(sums).toEqual([{ sum: 0, entries: manifest.counted.entries }])

    expect((await test.ask(getUserInfo, {}, { token: shopper.token })).code).toBe(401)
    const { token } = (await signIn(test, shopper.email)).data.userinfo
    const again = await test.ask(createOrder, last.body, { token, key: last.key })
    expect(again.data).toEqual(last.answer)
    const id = await paidOrder(test, { ...shopper, token })
    expect(id).toBeGreaterThan(Math.max(...acknowledged))
    expect(await reconcile(db)).toEqual([])

    const name = picture.split('/').at(-1)!
    expect(manifest.uploads).toMatchObject({ files: 2, missing: 0 })
    const before = await old.backend.services.files.read(name)
    expect(await shop.files.read(name)).toEqual(before)
  } finally {
    await test.close()
  }
})

it('leaves pictures in the bucket when the option says so', async () => {
  const [without, { uploads }] = await backUp({ ...shopOf(old), files: null }, home)
  expect(uploads).toMatchObject({ files: 0, missing: 0 })
  const [database, shop] = await empty()
  try {
    await restore(without, shop, NOTHING)
    expect(await shop.files.read(picture.split('/').at(-1)!)).toBeNull()
  } finally {
    await database.drop()
  }
})

it('is readable by its owner only and contains no credentials of an account', async () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const files = readdirSync(folder)
  for (const file of files) expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600)
  for (const table of ['sessions', 'staff_sessions', 'pay_tickets', 'one_time_codes'])
    expect(files).not.toContain(`${table}.copy.gz`)
  expect(readdirSync(home).filter((name) => name.endsWith('.part'))).toEqual([])
})

describe('is refused and leaves the shop unchanged', () => {
  let database: TestDatabase
  let shop: ReturnType<typeof shopOf>
  let copy: string

  beforeAll(async () => {
    ;[database, shop] = await empty()
  })
  afterAll(() => database.drop())
  beforeEach(() => {
    copy = mkdtempSync(path.join(home, 'copy-'))
    for (const file of readdirSync(folder))
      writeFileSync(path.join(copy, file), readFileSync(path.join(folder, file)))
  })

  const change = (own: Partial<Manifest>) => {
    const changed = { ...manifest, ...own }
    writeFileSync(path.join(copy, 'manifest.json'), JSON.stringify(sealOf(changed)))
  }
  const bytesOf = (file: string) => readFileSync(path.join(copy, file))

  it.each(['orders.copy.gz', 'ledger_entries.copy.gz', 'uploads.tar'])(
    'when a bit of %s changed',
    async (file) => {
      const bytes = bytesOf(file)
      bytes[bytes.length >> 1]! ^= 1
      writeFileSync(path.join(copy, file), bytes)
      await expect(restore(copy, shop, NOTHING)).rejects.toThrow(`${file} of the backup is damaged`)
    },
  )

  it('when a file is truncated or missing', async () => {
    writeFileSync(path.join(copy, 'users.copy.gz'), bytesOf('users.copy.gz').subarray(0, -9))
    await expect(restore(copy, shop, NOTHING)).rejects.toThrow(
      'users.copy.gz of the backup is damaged',
    )
    rmSync(path.join(copy, 'users.copy.gz'))
    await expect(restore(copy, shop, NOTHING)).rejects.toThrow('has no users.copy.gz')
  })

  it('when the manifest was changed or is missing', async () => {
    const text = bytesOf('manifest.json').toString()
    writeFileSync(path.join(copy, 'manifest.json'), text.replace('"format": 1', '"format": 2'))
    await expect(restore(copy, shop, NOTHING)).rejects.toThrow('manifest.json is damaged')
    writeFileSync(path.join(copy, 'manifest.json'), text.slice(0, 100))
    await expect(restore(copy, shop, NOTHING)).rejects.toThrow('manifest.json is damaged')
    await expect(restore(home, shop, NOTHING)).rejects.toThrow('is not a backup')
  })

  it('when another version wrote it', async () => {
    change({ format: 2 as 1 })
    await expect(restore(copy, shop, NOTHING)).rejects.toThrow('use the version that created it')
    change({ migrations: [...manifest.migrations, 'one that is not known here'], version: '9.9.9' })
    await expect(restore(copy, shop, NOTHING)).rejects.toThrow('created by version 9.9.9')
  })

  it('when it belongs to another key, unless that is allowed', async () => {
    await expect(restore(copy, { ...shop, keyPrint: 'other' }, NOTHING)).rejects.toThrow(
      '--other-key',
    )
    rmSync(path.join(copy, 'users.copy.gz'))
    const allowed = restore(
      copy,
      { ...shop, keyPrint: 'other' },
      { ...NOTHING, withOtherKey: true },
    )
    await expect(allowed).rejects.toThrow('has no users.copy.gz')
  })

  it('when its ledger has other totals or does not balance', async () => {
    change({ counted: { ...manifest.counted, orders: 1 } })
    await expect(restore(copy, shop, NOTHING)).rejects.toThrow(
      'differs from the counts of the backup: orders',
    )
    const tables = manifest.tables.map((part) => {
      if (part.name !== 'ledger_accounts') return part
      const text = gunzipSync(bytesOf(part.file)).toString()
      const packed = gzipSync(text.replace(/^(\d+\tuser_available\t\d+\t)\d+$/m, '$1999999'))
      writeFileSync(path.join(copy, part.file), packed)
      const sha256 = createHash('sha256').update(packed).digest('hex')
      return { ...part, bytes: packed.length, sha256 }
    })
    change({ tables })
    await expect(restore(copy, shop, NOTHING)).rejects.toThrow('The restored ledger violates rules')
  })

  it('leaves no files of failed attempts', async () => {
    expect(await databasesLike(database.url)).toEqual([nameOf(database.url)])
  })
})

describe('a database with data', () => {
  let test: TestBackend
  beforeEach(async () => {
    test = await openTestBackend()
  })

  it('is not replaced without the option, or while a client is connected', async () => {
    const shop = shopOf(test)
    await expect(restore(folder, shop, NOTHING)).rejects.toThrow('use --replace')
    await expect(restore(folder, shop, REPLACE)).rejects.toThrow('stop the shop first')
    await test.close()
  })

  it('is replaced and kept under another name', async () => {
    const shop = shopOf(test)
    await newShopper(test, { balance: 700 })
    await test.backend.connection.close()
    const { kept } = await restore(folder, shop, REPLACE)
    const names = await databasesLike(shop.databaseUrl)
    expect(names).toEqual([nameOf(shop.databaseUrl), kept])
    const before = await openBackend({
      url: urlOf(shop.databaseUrl, kept!),
      drop: () => Promise.resolve(),
    })
    const { rows } = await before.backend.services.db.execute(
      sql`select count(*)::int as shoppers from users`,
    )
    expect(rows).toEqual([{ shoppers: 1 }])
    await before.close()
    for (const name of names) await dropNamed(shop.databaseUrl, name)
  })
})
