import { sql } from 'drizzle-orm'
import { ENDPOINTS } from '@/contracts/all'
import type { Endpoint } from '@/contracts/endpoint'
import { LIVE_PATH } from '@/contracts/live'
import { randomToken } from '@/server/config'
import { digestOf } from '@/server/domain/digest'
import * as sessions from '@/server/repositories/sessions'
import type { TestBackend } from '@/server/testing/backend'
import { permissionOf } from '@/server/testing/staff'
import { CANARIES, CARD_NUMBER } from './canaries'
import type { Accounts } from './accounts'
import { samplesOf } from './samples'
import { send, toldBy } from './send'

export interface Findings {
  count: (what: string, by?: number) => void
  expect: (what: string, isHeld: boolean, detail?: string) => void
}

interface Testbed {
  test: TestBackend
  accounts: Accounts
}

/** Calls that need a bearer token and no session. */
const needsToken = ({ access }: Endpoint) => access === 'operator' || access === 'tester'
const isShoppers = ENDPOINTS.filter(([, { access }]) => access === 'shopper')
const isStaffs = ENDPOINTS.filter(([, endpoint]) => permissionOf(endpoint))

/** Sends every call of a shopper without a session, with an expired one, and with an invalid one. */
export async function expectNobodyServed(
  findings: Findings,
  { test, accounts }: Testbed,
): Promise<void> {
  const visitors = [undefined, accounts.expired, accounts.revoked, 'x'.repeat(43), "' or 1=1 --"]
  const served: string[] = []
  for (const [name, endpoint] of isShoppers)
    for (const token of visitors) {
      const told = await send(test, endpoint, {}, token === undefined ? {} : { token })
      findings.count('calls without permission')
      if (told.status !== 401 || told.code !== 401) served.push(`${name} ${told.status}`)
    }
  for (const token of [undefined, accounts.expired, accounts.revoked]) {
    const answer = await test.fetch(LIVE_PATH, token ? { headers: { token } } : {})
    findings.count('calls without permission')
    if (answer.status !== 401) served.push(`${LIVE_PATH} ${answer.status}`)
  }
  findings.expect(
    `${isShoppers.length} calls and the event stream answer 401 without a session and to expired, revoked and invented ones`,
    served.length === 0,
    served.join(', '),
  )
}

/** Sends every call of staff without a session, as a shopper, and with invalid tokens. */
export async function expectNoStaff(
  findings: Findings,
  { test, accounts }: Testbed,
): Promise<void> {
  const tokens = [accounts.b.token, 'x'.repeat(43), "' or 1=1 --", '']
  const ways: Record<string, string>[] = [
    {},
    { token: accounts.b.token },
    ...tokens.map((token) => ({ authorization: `Bearer ${token}` })),
  ]
  const served: string[] = []
  for (const [name, endpoint] of isStaffs)
    for (const headers of ways) {
      const [sample = {}] = samplesOf(endpoint, accounts.aRecords)
      const told = await send(test, endpoint, sample, headers)
      findings.count('calls without permission')
      if (told.status !== 401) served.push(`${name} ${told.status}`)
    }
  findings.expect(
    `${isStaffs.length} calls of staff answer 401 to shoppers and to invalid tokens`,
    served.length === 0,
    served.join(', '),
  )
}

/** Calls of operators and testers answer 404 to shoppers and to wrong keys. */
export async function expectNoOperators(
  findings: Findings,
  { test, accounts }: Testbed,
): Promise<void> {
  const calls = ENDPOINTS.filter(([, endpoint]) => needsToken(endpoint))
  const served: string[] = []
  const keys: Record<string, string>[] = [
    {},
    { token: accounts.b.token },
    { authorization: 'Bearer wrong' },
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${accounts.b.token}` },
  ]
  for (const [name, endpoint] of calls)
    for (const headers of keys) {
      const told = await send(test, endpoint, {}, headers)
      findings.count('calls without permission')
      if (told.status !== 404) served.push(`${name} ${told.status}`)
    }
  findings.expect(
    `${calls.length} calls of operators and testers answer 404 without their key`,
    served.length === 0,
    served.join(', '),
  )
}

/** Sends every call with every record of A that it accepts, as B and without a session: nothing is read or changed. */
export async function expectNoForeignRecords(findings: Findings, testbed: Testbed): Promise<void> {
  const { test, accounts } = testbed
  const leaks: string[] = []
  const changes: string[] = []
  const faults: string[] = []
  const unknown: string[] = []
  let before = await stateOf(test, accounts.a.id)
  for (const [name, endpoint] of ENDPOINTS.filter(([, endpoint]) => !needsToken(endpoint))) {
    const samples = samplesOf(endpoint, accounts.aRecords)
    if (samples.length === 0) unknown.push(name)
    for (const sample of samples)
      for (const token of [await freshSession(test, accounts.b.id), undefined]) {
        if (!token && endpoint.access === 'shopper') continue
        const told = await send(test, endpoint, sample, token ? { token } : {})
        findings.count('calls with records of another shopper')
        if (canariesIn(told.text).length > 0) leaks.push(`${name} ${JSON.stringify(sample)}`)
        if (told.status >= 500) faults.push(`${name} ${told.status} ${JSON.stringify(sample)}`)
      }
    const after = await stateOf(test, accounts.a.id)
    if (after !== before) changes.push(name)
    before = after
  }
  findings.expect(
    'each call could be tried with valid input',
    unknown.length === 0,
    unknown.join(', '),
  )
  findings.expect(
    'strings of A that B or an anonymous client could read: 0',
    leaks.length === 0,
    leaks.join('; '),
  )
  findings.expect(
    'records of A that B or an anonymous client could change: 0',
    changes.length === 0,
    changes.join(', '),
  )
  findings.expect('responses of 500 and above: 0', faults.length === 0, faults.join('; '))
}

/** The same calls as A find them all; otherwise the check above proves nothing. */
export async function expectOwnerSeesAll(
  findings: Findings,
  { test, accounts }: Testbed,
): Promise<void> {
  const seen = new Set<string>()
  let numbers = 0
  for (const [, endpoint] of isShoppers.filter(
    ([, { method, changes }]) => method === 'get' && !changes,
  ))
    for (const sample of samplesOf(endpoint, accounts.aRecords)) {
      const { text } = await send(test, endpoint, sample, { token: accounts.a.token })
      canariesIn(text).forEach((one) => seen.add(one))
      if (text.includes(CARD_NUMBER)) numbers += 1
    }
  const missed = Object.values(CANARIES).filter((one) => !seen.has(one))
  findings.expect(
    `A finds all ${Object.keys(CANARIES).length} strings that were planted in the records of A`,
    missed.length === 0,
    missed.join(', '),
  )
  findings.expect('responses with a complete card number, even to its owner: 0', numbers === 0)
}

/** Evidence pictures are available to their owner only. */
export async function expectPicturesKept(
  findings: Findings,
  { test, accounts }: Testbed,
): Promise<void> {
  const read = async (address: string, token?: string) =>
    (await toldBy(await test.fetch(address, token ? { headers: { token } } : {}))).status
  const wrong: string[] = []
  for (const address of accounts.aPictures) {
    if ((await read(address, accounts.a.token)) !== 200) wrong.push(`A ${address}`)
    for (const token of [accounts.b.token, accounts.expired, accounts.revoked, undefined]) {
      findings.count('pictures requested by other shoppers')
      if ((await read(address, token)) !== 404) wrong.push(address)
    }
  }
  findings.expect(
    `${accounts.aPictures.length} pictures of A are available to A and answer 404 to everybody else`,
    wrong.length === 0 && accounts.aPictures.length > 0,
    wrong.join(', '),
  )
}

const canariesIn = (text: string): string[] =>
  Object.values(CANARIES).filter((one) => text.includes(one))

/** The calls include signing out. */
async function freshSession({ backend }: TestBackend, userId: number): Promise<string> {
  const token = randomToken()
  const tokenHash = digestOf(token)
  await sessions.open(backend.services.db, { userId, tokenHash, device: 'test', ip: '' })
  return token
}

/** A checksum of everything that the tables store about a shopper. */
async function stateOf({ backend }: TestBackend, userId: number): Promise<string> {
  const { db } = backend.services
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`)
  const parts = rows.map(
    ({ name }) =>
      sql`select ${name} as name, md5(coalesce(string_agg(row::text, ',' order by row::text), '')) as sum
      from ${sql.identifier(name)} row where user_id = ${userId}`,
  )
  parts.push(
    sql`select 'users', md5(string_agg(row::text, ',')) from users row where id = ${userId}`,
  )
  const found = await db.execute(sql.join(parts, sql` union all `))
  return JSON.stringify(found.rows)
}
