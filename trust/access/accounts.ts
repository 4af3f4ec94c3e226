import { sql } from 'drizzle-orm'
import { login, register, resetPay, saveProfile } from '@/contracts/account'
import { opsRecharge } from '@/contracts/operators'
import { listSessions, revokeSession } from '@/contracts/sessions'
import { requestRecharge } from '@/contracts/wallet'
import { newKey, type TestBackend } from '@/server/testing/backend'
import { createRecords } from './records'
import { CANARIES, done, PAY_CODE } from './canaries'
import type { RecordsByName } from './samples'

const PASSWORD = 'secret1'
/** Differs from the names of all other records, and from each other. */
const IDS_FROM = 700_000

export interface Person {
  id: number
  token: string
}

export interface Accounts {
  a: Person
  b: Person
  /** Tokens of A that were valid once. */
  expired: string
  revoked: string
  aRecords: RecordsByName
  /** URLs of pictures that only A may see. */
  aPictures: string[]
}

/** B has some records and A has one of every kind, with their own ids and strings. */
export async function createAccounts(test: TestBackend): Promise<Accounts> {
  const b = await join(test, { email: 'b@sampan.example', mobile: '+66811000001' })
  await creditBalance(test, b)
  await setIdsApart(test)
  const a = await join(test, { email: CANARIES.email, mobile: CANARIES.mobile })
  const { familyName: family_name, givenName: given_name, mobile } = CANARIES
  await done(test.ask(saveProfile, { family_name, given_name, mobile }, { token: a.token }))
  await creditBalance(test, a)
  const records = await createRecords(test, a.token)
  return { a, b, ...(await endedSessions(test, a)), ...records }
}

async function join(
  test: TestBackend,
  { email, mobile }: { email: string; mobile: string },
): Promise<Person> {
  const names = { family_name: 'Bea', given_name: 'Example' }
  const input = { ...names, email, mobile, password: PASSWORD }
  const { userinfo } = await done(test.ask(register, input, { ip: '198.51.100.7' }))
  await done(test.ask(resetPay, { newpassword: PAY_CODE }, { token: userinfo.token }))
  return { id: userinfo.id, token: userinfo.token }
}

async function creditBalance(test: TestBackend, { token }: Person): Promise<void> {
  const input = { method: 'card', amount: 100_000, card: { token: `tok_${newKey()}` } }
  const { id } = await done(test.ask(requestRecharge, input, { token, key: newKey() }))
  await done(test.ask(opsRecharge, { id, action: 'pass' }))
}

/** Each sequence starts at its own offset, so that an id belongs to one record only. */
async function setIdsApart({ backend }: TestBackend): Promise<void> {
  await backend.services.db.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass,
      ${IDS_FROM} + 1000 * row_number() over (order by sequencename))
    from pg_sequences where schemaname = 'public'`)
}

async function endedSessions(test: TestBackend, { token }: Person) {
  const { db } = test.backend.services
  const again = { account: CANARIES.email, password: PASSWORD }
  const signIn = async () => (await done(test.ask(login, again))).userinfo.token
  const revoked = await signIn()
  const [newest] = (await done(test.ask(listSessions, {}, { token }))).filter(
    ({ current }) => !current,
  )
  await done(test.ask(revokeSession, { id: newest!.id }, { token }))
  const expired = await signIn()
  await db.execute(sql`update sessions set expires_at = now() - interval '1 second'
    where id = (select max(id) from sessions)`)
  return { revoked, expired }
}
