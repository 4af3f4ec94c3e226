import { randomBytes } from 'node:crypto'
import {
  getUserInfo,
  languageList,
  login,
  logout,
  register,
  saveProfile,
  setLanguage,
} from '@/contracts/account'
import { fileOfLocale, LANGUAGES, type LanguageFile } from '@/contracts/languages'
import { SESSION_LIFETIME_DAYS } from '@/contracts/limits'
import type { User } from '@/contracts/schemas/account'
import { listSessions, revokeSession } from '@/contracts/sessions'
import { deviceName } from '@/server/domain/device-name'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { mobileNumberOf } from '@/server/domain/phone-numbers'
import { on, type Visit } from '../serve'
import { nextId, type Session, type Shopper, type World } from '../world'
import { claim } from './uploads'

const LIFETIME_MS = SESSION_LIFETIME_DAYS * 86_400_000

interface NewShopper {
  family_name: string
  given_name: string
  email: string
  mobile: string
  password: string
}

export function addShopper(world: World, language: LanguageFile, input: NewShopper): Shopper {
  if (world.shoppers.some(({ email }) => email === input.email))
    throw new DomainError('EMAIL_TAKEN')
  if (world.shoppers.some(({ mobile }) => mobile === input.mobile))
    throw new DomainError('MOBILE_TAKEN')
  const shopper: Shopper = {
    ...input,
    id: nextId(world),
    createdAt: new Date(),
    avatar: null,
    payCode: null,
    wrongPayCodes: 0,
    payLockedUntil: null,
    balance: 0,
    frozen: 0,
    language,
    cart: new Map(),
    favourites: new Set(),
    followed: new Set(),
    addresses: [],
    cards: [],
  }
  world.shoppers.push(shopper)
  return shopper
}

export function openSession({ world, device, ip }: Visit, { id }: Shopper): Session {
  const session = {
    id: nextId(world),
    token: randomBytes(32).toString('base64url'),
    shopperId: id,
    device,
    ip,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + LIFETIME_MS),
  }
  world.sessions.push(session)
  return session
}

export function findShopper(world: World, account: string): Shopper | undefined {
  const mobile = mobileNumberOf(account)
  const email = account.trim().toLowerCase()
  return world.shoppers.find((one) => one.email === email || one.mobile === mobile)
}

function checkedMobile(typed: string): string {
  const mobile = mobileNumberOf(typed)
  if (mobile === null) throw new InvalidInput({ mobile: 'fields.mobile' })
  return mobile
}

function languageOf(file: LanguageFile): User['language'] {
  const found = LANGUAGES.find(({ fileName }) => fileName === file)!
  return {
    language_name: found.languageName,
    chinese_name: found.chineseName,
    file_name: found.fileName,
  }
}

function describe({ notices }: World, shopper: Shopper): User {
  return {
    ...shopper,
    has_pay_password: shopper.payCode !== null,
    language: languageOf(shopper.language),
    unread: notices.filter((one) => one.shopperId === shopper.id && !one.isRead).length,
  }
}

function signIn(visit: Visit, shopper: Shopper) {
  const { token, expiresAt } = openSession(visit, shopper)
  const user = describe(visit.world, shopper)
  return { userinfo: { ...user, token, expires_at: expiresAt.toISOString() } }
}

/** Ends every session of a shopper except one. */
export function endSessions(world: World, shopperId: number, exceptId?: number): void {
  world.sessions = world.sessions.filter(
    (one) => one.shopperId !== shopperId || one.id === exceptId,
  )
}

on(register, (visit, { body }) => {
  const input = { ...body, mobile: checkedMobile(body.mobile) }
  return signIn(visit, addShopper(visit.world, fileOfLocale(visit.locale), input))
})

on(login, (visit, { body }) => {
  const shopper = findShopper(visit.world, body.account)
  if (shopper?.password !== body.password) throw new DomainError('WRONG_CREDENTIALS')
  return signIn(visit, shopper)
})

on(logout, ({ world, session }) => {
  world.sessions = world.sessions.filter(({ id }) => id !== session.id)
  return null
})

on(getUserInfo, ({ world, shopper }) => describe(world, shopper))

on(saveProfile, (ctx, { body }) => {
  const { avatar, ...names } = body
  const mobile = checkedMobile(body.mobile)
  if (ctx.world.shoppers.some((one) => one.mobile === mobile && one.id !== ctx.shopper.id))
    throw new DomainError('MOBILE_TAKEN')
  const [url = null] = avatar ? claim(ctx, [avatar], 'avatar', 'avatar') : []
  Object.assign(ctx.shopper, names, { mobile }, avatar === undefined ? {} : { avatar: url })
  return describe(ctx.world, ctx.shopper)
})

on(languageList, () => LANGUAGES.map(({ fileName }) => languageOf(fileName)))

on(setLanguage, ({ shopper }, { query }) => {
  if (shopper) shopper.language = query.file_name
  return languageOf(query.file_name)
})

on(listSessions, ({ world, session }) =>
  world.sessions
    .filter(({ shopperId }) => shopperId === session.shopperId)
    .map((one) => ({
      id: one.id,
      device: deviceName(one.device),
      ip: one.ip,
      created_at: one.createdAt.toISOString(),
      last_seen_at: new Date().toISOString(),
      current: one.id === session.id,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current) || b.id - a.id),
)

on(revokeSession, ({ world, session }, { body }) => {
  const { shopperId } = session
  if (body.all) endSessions(world, shopperId, session.id)
  else if (!world.sessions.some((one) => one.id === body.id && one.shopperId === shopperId))
    throw new DomainError('NOT_FOUND')
  else world.sessions = world.sessions.filter(({ id }) => id !== body.id)
  return null
})
