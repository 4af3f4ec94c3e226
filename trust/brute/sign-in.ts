import { sql } from 'drizzle-orm'
import { login } from '@/contracts/account'
import { CODE } from '@/contracts/codes'
import type { TestBackend } from '@/server/testing/backend'
import { newShopper, PASSWORD, signIn, type TestShopper } from '@/server/testing/shoppers'
import type { SuiteContext } from '../suite'
import { attack, codesOf, describeManner, MANNERS, type Manner } from './attack'

/** As in server/services/accounts/try-limits.ts: the limit per address and account, and per account. */
const OF_ONE_ADDRESS = 10
const OF_ALL_ADDRESSES = 100
const OF_AN_ADDRESS_IN_ALL = 100
/** Wrong; rate limited; the hashing queue or the database is busy with the other guesses. */
const REFUSED: number[] = [CODE.refused, CODE.timedOut, CODE.tooMany, CODE.unavailable]
/** A guess that timed out in the hashing queue was counted, and may have been compared all the same. */
const COMPARED: number[] = [CODE.refused, CODE.timedOut]
const AT_HOME = '192.0.2.77'

export async function guessPasswords(context: SuiteContext, shop: TestBackend): Promise<void> {
  for (const manner of MANNERS) await guessOne(context, shop, manner)
  await guessMany(context, shop)
}

async function guessOne(context: SuiteContext, shop: TestBackend, manner: Manner): Promise<void> {
  const owner = await newShopper(shop, { hasPayCode: false })
  await signIn(shop, owner.email, PASSWORD, AT_HOME)
  const most = manner.addresses === 1 ? OF_ONE_ADDRESS : OF_ALL_ADDRESSES
  const answers = await attack(context, shop, manner, context.size(1000, most + 100), {
    endpoint: login,
    body: (at) => ({ account: owner.email, password: `guess-${at}` }),
  })
  const compared = answers.filter(({ code }) => COMPARED.includes(code)).length
  const isRefused = answers.every(({ code }) => REFUSED.includes(code))
  context.expect(
    `passwords ${describeManner(manner)}: at most ${most} are compared`,
    compared <= most && isRefused,
    codesOf(answers),
  )
  await expectOwnerIn(context, shop, owner, manner)
}

/** Signs in at the home address immediately, whatever happens elsewhere; from a new address after the window. */
async function expectOwnerIn(
  context: SuiteContext,
  shop: TestBackend,
  { email }: TestShopper,
  manner: Manner,
): Promise<void> {
  const atHome = await signIn(shop, email, PASSWORD, AT_HOME)
  await passWindows(shop)
  const elsewhere = await signIn(shop, email, PASSWORD, '192.0.2.200')
  context.expect(
    `the owner signs in, at the home address immediately and elsewhere after the window (${describeManner(manner)})`,
    atHome.code === CODE.done && elsewhere.code === CODE.done,
    `${atHome.code}, ${elsewhere.code}`,
  )
}

/** One password for many accounts, from one address. */
async function guessMany(context: SuiteContext, shop: TestBackend): Promise<void> {
  const manner = { addresses: 1, atOnce: 200 } as const
  const answers = await attack(context, shop, manner, context.size(1000, 200), {
    endpoint: login,
    body: (at) => ({ account: `somebody-${at}@example.com`, password: 'password' }),
  })
  const compared = answers.filter(({ code }) => COMPARED.includes(code)).length
  context.expect(
    `one password for many accounts from one address: at most ${OF_AN_ADDRESS_IN_ALL} are compared`,
    compared <= OF_AN_ADDRESS_IN_ALL,
    codesOf(answers),
  )
}

/** Expires every counter, as if its window had passed. */
export async function passWindows(shop: TestBackend): Promise<void> {
  const { db } = shop.backend.services
  await db.execute(sql`update try_counters set expire = 1 where key not like 'knownPlace:%'`)
  await db.execute(
    sql`update users set pay_locked_until = now() - interval '1 second' where pay_locked_until is not null`,
  )
}
