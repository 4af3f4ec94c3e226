import type { z } from 'zod'
import type {
  User,
  login as loginEndpoint,
  register as registerEndpoint,
  saveProfile as saveProfileEndpoint,
  setLanguage as setLanguageEndpoint,
} from '@/contracts/schemas/account'
import { brand, offered, offeredLocaleOfFile } from '@/contracts/brand'
import { LANGUAGES, fileOfLocale, localeOfFile } from '@/contracts/languages'
import { randomToken } from '@/server/config'
import { violatedIndexOf, inTransaction } from '@/server/db/transaction'
import { deviceName } from '@/server/domain/device-name'
import { digestOf } from '@/server/domain/digest'
import { networkOf } from '@/server/domain/network'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { mobileNumberOf } from '@/server/domain/phone-numbers'
import type { Ctx, Visit } from '@/server/http/context'
import * as knownDevices from '@/server/repositories/known-devices'
import * as ledger from '@/server/repositories/ledger'
import * as notices from '@/server/repositories/notices'
import * as codes from '@/server/repositories/one-time-codes'
import { noteReviewedPages } from '@/server/repositories/review-writes'
import * as sessions from '@/server/repositories/sessions'
import * as users from '@/server/repositories/users'
import type { Queryable, Transaction } from '@/server/db/connection'
import { holdSession } from './hold-session'
import { accountKey } from './account-key'
import { record } from '@/server/services/operations/audit'
import { countExistenceTry } from './existence-tries'
import { mailAlert } from '@/server/services/notices/mail-queue'
import { notify } from '@/server/services/notices/notify'
import { hashPassword, isPassword } from './passwords'
import * as uploads from '@/server/services/uploads/uploads'

type Login = z.output<(typeof loginEndpoint)['body']>
type Register = z.output<(typeof registerEndpoint)['body']>
type SaveProfile = z.output<(typeof saveProfileEndpoint)['body']>
type SetLanguage = z.output<(typeof setLanguageEndpoint)['query']>

export async function register(visit: Visit, input: Register) {
  const mobile = checkedMobile(input.mobile)
  await visit.tries.take('identityAddress', networkOf(visit.ip))
  const passwordHash = await hashPassword(input.password)
  try {
    const opened = await inTransaction(visit.db, async (tx) => {
      const user = await users.add(tx, {
        familyName: input.family_name,
        givenName: input.given_name,
        email: input.email,
        mobile,
        passwordHash,
        languageFile: fileOfLocale(visit.locale),
      })
      return openFor(tx, visit, user, 'registered')
    })
    await rememberPlace(visit, { email: input.email, mobile })
    return opened
  } catch (error) {
    const index = violatedIndexOf(error)
    if (index === 'users_email') throw new DomainError('EMAIL_TAKEN')
    if (index === 'users_mobile') throw new DomainError('MOBILE_TAKEN')
    throw error
  }
}

function checkedMobile(typed: string): string {
  const mobile = mobileNumberOf(typed)
  if (mobile === null) throw new InvalidInput({ mobile: 'fields.mobile' })
  return mobile
}

export async function login(visit: Visit, input: Login) {
  const account = accountKey(input.account)
  const network = networkOf(visit.ip)
  await visit.tries.take('signInAddress', network)
  await visit.tries.take('signInHere', `${account}|${network}`)
  await visit.tries.takeForAccount('signInAccount', account, network)
  const user = await users.findByAccount(visit.db, account)
  const isRight = await isPassword(input.password, user?.passwordHash)
  if (!user || !isRight) {
    await record(visit.db, visit, { event: 'sign-in', userId: user?.id ?? null, isDone: false })
    throw new DomainError('WRONG_CREDENTIALS')
  }
  // Only who knows the password is told.
  if (user.blockedAt) {
    await record(visit.db, visit, { event: 'sign-in', userId: user.id, isDone: false })
    throw new DomainError('ACCOUNT_BLOCKED')
  }
  await visit.tries.forgive('signInHere', `${account}|${network}`)
  await rememberPlace(visit, user)
  return inTransaction(visit.db, async (tx) => {
    // A concurrent password reset ended every session, so the old password must not open a new one.
    if (!(await users.lockWithHash(tx, user.id, 'passwordHash', user.passwordHash)))
      throw new DomainError('WRONG_CREDENTIALS')
    return openFor(tx, visit, user, 'sign-in')
  })
}

/** Remembers the place of a sign-in, where tries from elsewhere do not lock the owner out. */
function rememberPlace(visit: Visit, { email, mobile }: { email: string; mobile: string }) {
  return visit.tries.rememberPlace([accountKey(email), accountKey(mobile)], networkOf(visit.ip))
}

export async function logout(ctx: Ctx) {
  await inTransaction(ctx.db, async (tx) => {
    await sessions.end(tx, ctx.shopperId, ctx.sessionId)
    await record(tx, ctx, { event: 'sign-out', refId: ctx.sessionId })
  })
  return null
}

export async function info(ctx: Ctx): Promise<User> {
  const user = await users.find(ctx.db, ctx.shopperId)
  if (!user) throw new DomainError('SIGN_IN_NEEDED')
  return describe(ctx.db, user)
}

export async function saveProfile(ctx: Ctx, input: SaveProfile): Promise<User> {
  const mobile = checkedMobile(input.mobile)
  const known = await users.find(ctx.db, ctx.shopperId)
  if (known?.mobile !== mobile) await countExistenceTry(ctx, 'identity')
  try {
    const user = await inTransaction(ctx.db, async (tx) => {
      await holdSession(tx, ctx)
      const { avatar } = input
      const before = await users.find(tx, ctx.shopperId)
      const saved = await users.saveProfile(tx, ctx.shopperId, {
        familyName: input.family_name,
        givenName: input.given_name,
        mobile,
        ...(avatar !== undefined && {
          avatar: await uploads.replaceAvatar(tx, ctx.shopperId, avatar),
        }),
      })
      if (before?.avatar !== saved?.avatar) await noteReviewedPages(tx, ctx.shopperId)
      if (before && before.mobile !== mobile) await noteNewMobile(tx, ctx)
      return saved
    })
    if (!user) throw new DomainError('SIGN_IN_NEEDED')
    return await describe(ctx.db, user)
  } catch (error) {
    if (violatedIndexOf(error) === 'users_mobile') throw new DomainError('MOBILE_TAKEN')
    throw error
  }
}

/**
 * Alerts the shopper, because a thief with a session would change the number to receive codes. Codes that were sent
 * to the earlier number are void.
 */
async function noteNewMobile(tx: Transaction, ctx: Ctx): Promise<void> {
  const userId = ctx.shopperId
  await codes.discardAll(tx, userId)
  await record(tx, ctx, { event: 'mobile-change' })
  const notice = { code: 'mobileChanged' as const }
  await notify(tx, [{ userId, kind: 'account', refId: userId, detail: 'mobile', notice }])
  await mailAlert(tx, userId, 'mobileChanged')
}

export async function setLanguage(visit: Visit, input: SetLanguage) {
  if (!offered(localeOfFile(input.file_name)))
    throw new InvalidInput({ file_name: 'fields.invalid' })
  if (visit.shopperId) await users.setLanguage(visit.db, visit.shopperId, input.file_name)
  return languageOf(input.file_name)
}

export function languages() {
  return brand().languages.map((locale) => languageOf(fileOfLocale(locale)))
}

async function openFor(
  tx: Transaction,
  visit: Visit,
  user: users.UserRow,
  event: 'registered' | 'sign-in',
) {
  const token = randomToken()
  const session = await sessions.open(tx, {
    userId: user.id,
    tokenHash: digestOf(token),
    device: visit.device,
    ip: visit.ip,
  })
  await record(tx, visit, { event, userId: user.id, refId: session.id })
  const device = deviceName(visit.device)
  if (await knownDevices.note(tx, user.id, device)) {
    const notice = { code: 'newSession' as const, params: { device, ip: visit.ip } }
    await notify(tx, [
      { userId: user.id, kind: 'account', refId: session.id, detail: 'session', notice },
    ])
  }
  const userinfo = {
    ...(await describe(tx, user)),
    token,
    expires_at: session.expiresAt.toISOString(),
  }
  return { userinfo }
}

async function describe(db: Queryable, user: users.UserRow): Promise<User> {
  const balances = await ledger.balances(db, user.id)
  const unread = await notices.countUnread(db, user.id)
  return {
    id: user.id,
    family_name: user.familyName,
    given_name: user.givenName,
    email: user.email,
    mobile: user.mobile,
    avatar: user.avatar,
    balance: balances.available,
    frozen: balances.frozen,
    has_pay_password: user.payCodeHash !== null,
    language: languageOf(user.languageFile),
    unread,
  }
}

function languageOf(fileName: string): User['language'] {
  const locale = offeredLocaleOfFile(fileName)
  const language = LANGUAGES.find((row) => row.locale === locale) ?? LANGUAGES[4]
  return {
    language_name: language.languageName,
    chinese_name: language.chineseName,
    file_name: language.fileName,
  }
}
