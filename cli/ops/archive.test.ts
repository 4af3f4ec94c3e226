import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import {
  filledBefore,
  maintainPartitions,
  ROWS_PER_PARTITION,
} from '@/server/services/operations/partitions'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, paidOrder } from '@/server/testing/shoppers'
import { archiveCommands } from './archive'

let shop: TestBackend
let folder: string
const said: string[] = []
beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-ledger-'))
  shop = await openTestBackend()
})
afterEach(async () => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
  await shop.close()
})

const db = () => shop.backend.services.db
const goTo = (id: number) => db().execute(sql`select setval('ledger_entries_id_seq', ${id})`)

test('archives a full partition once and keeps the archive', async () => {
  const shopper = await newShopper(shop, { balance: 50_000 })
  const archive = (days: string) =>
    archiveCommands.archive!.run({
      ...shop.backend.services,
      call: () => Promise.resolve(null),
      values: { ledger: true, 'older-than': days },
      positionals: [folder],
    })
  await archive('0')
  expect(said.splice(0)).toEqual(['No full partition is old enough.'])
  await goTo(ROWS_PER_PARTITION)
  await paidOrder(shop, shopper)
  await maintainPartitions(db())
  await goTo(2 * ROWS_PER_PARTITION)
  await paidOrder(shop, shopper)
  expect(await filledBefore(db(), 'ledger_entries', new Date(), 1)).toEqual([])
  await archive('0')
  expect(said.splice(0)[0]).toMatch(/^ledger_entries_before: 4 rows in \d+ bytes, verified\.$/)
  const manifest = path.join(folder, 'ledger_entries_before', 'manifest.json')
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({
    from: null,
    to: 2 * ROWS_PER_PARTITION,
    rows: 4,
  })
  await archive('0')
  expect(said.splice(0)[0]).toBe('ledger_entries_before: already archived.')
  expect(await reconcile(db())).toEqual([])
})
