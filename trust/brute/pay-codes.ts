import { sql } from 'drizzle-orm'
import { verifyPay } from '@/contracts/account'
import { CODE } from '@/contracts/codes'
import type { TestBackend } from '@/server/testing/backend'
import { newShopper, PAY_CODE } from '@/server/testing/shoppers'
import type { SuiteContext } from '../suite'
import { attack, codesOf, describeManner, MANNERS, type Manner } from './attack'
import { passWindows } from './sign-in'

const MOST = 5

/** With a stolen session: five attempts, then a lock of one hour, sequentially or concurrently. */
export async function guessPayCodes(context: SuiteContext, shop: TestBackend): Promise<void> {
  for (const manner of MANNERS) await guessOne(context, shop, manner)
}

async function guessOne(context: SuiteContext, shop: TestBackend, manner: Manner): Promise<void> {
  const owner = await newShopper(shop)
  const { token } = owner
  const body = (password: string) => ({ action: 'extract', amount: 1000, password })
  const answers = await attack(context, shop, manner, context.size(1000, 200), {
    endpoint: verifyPay,
    body: (at) => body(String(100_000 + at)),
    token,
  })
  // Each comparison returns the remaining attempts, so a repeated number would reveal an extra comparison.
  const left = answers.flatMap(({ data }) => triesLeftOf(data))
  const compared = left.filter((tries) => tries > 0).length
  const { rows } = await shop.backend.services.db.execute<{ tries: number }>(
    sql`select pay_tries as tries from users where id = ${owner.id}`,
  )
  context.expect(
    `payment passwords ${describeManner(manner)}: at most ${MOST} are compared`,
    compared < MOST && rows[0]!.tries === MOST && answers.every(({ code }) => code !== CODE.done),
    `${rows[0]!.tries} counted, ${codesOf(answers)}`,
  )
  const locked = await shop.ask(verifyPay, body(PAY_CODE), { token })
  await passWindows(shop)
  const later = await shop.ask(verifyPay, body(PAY_CODE), { token })
  context.expect(
    `the correct password is refused while locked and accepted an hour later (${describeManner(manner)})`,
    locked.code === CODE.refused && later.code === CODE.done,
    `${locked.code}, ${later.code}`,
  )
}

function triesLeftOf(data: unknown): number[] {
  const left = (data as { tries_left?: number } | null)?.tries_left
  return left === undefined ? [] : [left]
}
