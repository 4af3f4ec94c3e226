import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { CODE } from '@/contracts/codes'
import { resetPassword, sendCode } from '@/contracts/passwords'
import type { TestBackend } from '@/server/testing/backend'
import { RULES } from '@/server/services/accounts/try-limits'
import { newestCode, postedTo } from '@/server/testing/mail'
import { newShopper, PASSWORD, signIn, type TestShopper } from '@/server/testing/shoppers'
import type { SuiteContext } from '../suite'
import { attack, codesOf, describeManner, MANNERS, type Manner } from './attack'
import { passWindows } from './sign-in'

/** Attempts per code, and codes per hour of an account. */
const MAX_TRIES = 5
const MAX_CODES = 20
const AT_HOME = '192.0.2.77'

export async function guessResetCodes(context: SuiteContext, shop: TestBackend): Promise<void> {
  for (const manner of MANNERS) await guessOne(context, shop, manner)
  await askForMany(context, shop)
}

async function newOwner(shop: TestBackend): Promise<TestShopper> {
  const shopper = await newShopper(shop, { hasPayCode: false })
  const email = `${randomUUID()}@example.com`
  const { db } = shop.backend.services
  await db.execute(sql`update users set email = ${email} where id = ${shopper.id}`)
  await signIn(shop, email, PASSWORD, AT_HOME)
  return { ...shopper, email }
}

async function askForCode(shop: TestBackend, account: string): Promise<string> {
  const body = { account, purpose: 'resetpwd' }
  const { code } = await shop.ask(sendCode, body, { ip: AT_HOME })
  return code === CODE.done ? newestCode(shop, account) : ''
}

const reset = (shop: TestBackend, email: string, captcha: string) =>
  shop.ask(
    resetPassword,
    { type: 'email', email, captcha, newpassword: 'another1' },
    { ip: AT_HOME },
  )

async function guessOne(context: SuiteContext, shop: TestBackend, manner: Manner): Promise<void> {
  const { id, email } = await newOwner(shop)
  const right = await askForCode(shop, email)
  const answers = await attack(context, shop, manner, context.size(1000, 200), {
    endpoint: resetPassword,
    body: (at) => ({ type: 'email', email, captcha: otherThan(right, at), newpassword: 'mine123' }),
  })
  const { rows } = await shop.backend.services.db.execute<{ tries: number }>(
    sql`select tries from one_time_codes where user_id = ${id}`,
  )
  context.expect(
    `reset codes ${describeManner(manner)}: at most ${MAX_TRIES} are compared`,
    rows[0]?.tries === MAX_TRIES && answers.every(({ code }) => code !== CODE.done),
    `${rows[0]?.tries} counted, ${codesOf(answers)}`,
  )
  const tooLate = await reset(shop, email, right)
  await passWindows(shop)
  const done = await reset(shop, email, await askForCode(shop, email))
  const signedIn = await signIn(shop, email, 'another1', AT_HOME)
  context.expect(
    `a guessed code is void, and the owner signs in with a new one (${describeManner(manner)})`,
    tooLate.code === CODE.invalid && done.code === CODE.done && signedIn.code === CODE.done,
    `${tooLate.code}, ${done.code}, ${signedIn.code}`,
  )
}

const otherThan = (right: string, at: number): string =>
  String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0')

/** An attacker cannot request more codes than an hour allows, and cannot use up the codes of the owner. */
async function askForMany(context: SuiteContext, shop: TestBackend): Promise<void> {
  const { email } = await newOwner(shop)
  const manner = { addresses: 500, atOnce: 200 } as const
  const answers = await attack(context, shop, manner, context.size(1000, 200), {
    endpoint: sendCode,
    body: () => ({ account: email, purpose: 'resetpwd' }),
  })
  const sent = answers.filter(({ code }) => code === CODE.done).length
  context.expect(
    `codes requested ${describeManner(manner)}: at most ${MAX_CODES} are sent`,
    sent <= MAX_CODES,
    codesOf(answers),
  )
  const letters = await postedTo(shop, email)
  const short = letters.filter(({ text }) => /\b\d{6}\b/.test(text)).length
  context.expect(
    `of them at most ${RULES.shortCodes.points} have six digits in 30 days, the others ten`,
    short <= RULES.shortCodes.points && letters.length === sent,
    `${short} of ${letters.length}`,
  )
  const own = await reset(shop, email, await askForCode(shop, email))
  context.expect(
    'the owner still receives a code at the home address immediately',
    own.code === CODE.done,
  )
}
