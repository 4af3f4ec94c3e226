import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { sendCode as sendCodeEndpoint } from '@/contracts/schemas/passwords'
import type { Transaction } from '@/server/db/connection'
import { enqueue } from '@/server/db/queues'
import type { CodeChannel } from '@/server/db/tables/accounts'
import { inTransaction } from '@/server/db/transaction'
import { networkOf } from '@/server/domain/network'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import type { Services, Visit } from '@/server/http/context'
import * as codes from '@/server/repositories/one-time-codes'
import * as users from '@/server/repositories/users'
import { accountKey } from './account-key'
import { record } from '@/server/services/operations/audit'
import type { CodeMail } from '@/server/services/notices/mail-queue'
import { codeLetter, codeMessage } from '@/server/services/notices/letters'

type SendCode = z.output<(typeof sendCodeEndpoint)['body']>

const EVENTS = { resetpwd: 'password-change', resetPay: 'payment-password-change' } as const
export const SHORT_DIGITS = 6
export const LONG_DIGITS = 10
/** With the limits on codes, a year of attacks succeeds with a probability below 0.05 % (short-codes.test.ts). */
export const MAX_TRIES = 5

/**
 * Enqueues the request for any account name, so that neither the response nor its timing shows whether the
 * account exists. The code is generated when it is sent, so it is never stored in the queue.
 */
export async function request(visit: Visit, input: SendCode) {
  if (input.purpose === 'resetPay' && !visit.shopperId) throw new DomainError('SIGN_IN_NEEDED')
  const account = accountKey(input.account)
  const network = networkOf(visit.ip)
  const here = `${input.purpose}|${account}|${network}`
  await visit.tries.take('codeAddress', network)
  await visit.tries.take('codeAgain', here)
  await visit.tries.take('codeHere', here)
  await visit.tries.takeForAccount('codeAccount', account, network)
  const mail: CodeMail = {
    kind: 'code',
    account,
    purpose: input.purpose,
    askedBy: visit.shopperId ?? null,
  }
  await inTransaction(visit.db, (tx) => enqueue(tx, 'mail', mail))
  return { sent: true as const }
}

/** Job of the queue. A payment password's code goes only to the account that requested it. */
export async function deliver(services: Services, mail: CodeMail) {
  const { account, purpose, askedBy } = mail
  const user = await users.findByAccount(services.db, account)
  if (!user || (purpose === 'resetPay' && user.id !== askedBy)) return
  const isShort = await services.tries.tryTake('shortCodes', String(user.id))
  const digits = isShort ? SHORT_DIGITS : LONG_DIGITS
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const codeHash = digest(services, user.id, purpose, code)
  const channel = channelOf(user, account)
  const id = await inTransaction(services.db, (tx) =>
    codes.replace(tx, { userId: user.id, purpose, codeHash, channel }),
  )
  try {
    await send(services, user, channel, purpose, code)
  } catch (error) {
    // A code that was guessed at has used up its try. Without this, an outage would allow any number of guesses.
    if (await codes.discardUntried(services.db, id))
      await services.tries.undo('shortCodes', String(user.id))
    throw error
  }
}

function send(
  { config, post }: Services,
  user: users.UserRow,
  channel: CodeChannel,
  purpose: codes.Purpose,
  code: string,
): Promise<void> {
  return channel === 'email'
    ? post.sendLetter(codeLetter(config, user, purpose, code))
    : post.sendMessage({ to: user.mobile, text: codeMessage(user, purpose, code) })
}

/**
 * Nobody proves at registration that the address and the number are theirs. Who recovers an account by one of them
 * must not lose it to who has the other, so the first code that is used decides for all later ones.
 */
function channelOf(user: users.UserRow, account: string): CodeChannel {
  if (user.mobileChangedAt) return 'email'
  return user.codeChannel ?? (account.includes('@') ? 'email' : 'mobile')
}

/**
 * Verifies a code and returns its id, to be spent with the change it allows. Unknown accounts cost the same
 * work, and every failure has the same message.
 */
export async function prove(
  visit: Visit,
  userId: number | undefined,
  purpose: codes.Purpose,
  captcha: string,
): Promise<number> {
  const taken = await codes.countTry(visit.db, userId ?? 0, purpose, MAX_TRIES)
  const given = digest(visit, userId ?? 0, purpose, captcha)
  const isRight = timingSafeEqual(given, taken?.codeHash ?? Buffer.alloc(given.length))
  if (!taken || !isRight) {
    await record(visit.db, visit, { event: EVENTS[purpose], userId: userId ?? null, isDone: false })
    throw wrongCode()
  }
  return taken.id
}

/** The last step of a change, in its transaction. */
export async function spend(tx: Transaction, userId: number, codeId: number): Promise<void> {
  const spent = await codes.spend(tx, codeId)
  if (!spent) throw wrongCode()
  if (spent.channel) await users.setCodeChannel(tx, userId, spent.channel)
  await codes.discardAll(tx, userId)
}

export function wrongCode(): InvalidInput {
  return new InvalidInput({ captcha: 'fields.captchaWrong' })
}

/** Keyed, because all six-digit codes could be hashed quickly after a leak of the table. */
function digest(
  { config }: Services,
  userId: number,
  purpose: codes.Purpose,
  code: string,
): Buffer {
  return createHmac('sha256', config.keyFor('one-time-code'))
    .update(`${userId}:${purpose}:${code}`)
    .digest()
}
