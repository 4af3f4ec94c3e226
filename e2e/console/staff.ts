import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { generate } from 'otplib'
import type { Role } from '@/contracts/staff-permissions'
import en from '@/console/messages/en.json' with { type: 'json' }

export const CONSOLE_URL = process.env.SAMPAN_CONSOLE_URL ?? 'http://localhost:3001'
export const PASSWORD = 'correct horse battery'

/** The English texts of the console. */
export const texts = en

/** A staff account that has accepted its invitation. */
export interface StaffAccount {
  email: string
  name: string
  password: string
  secret: string
  /** Each is valid once, also in the half minute of a code that was used. */
  recoveryCodes: string[]
}

const nameOf = (role: Role) =>
  `${role[0]!.toUpperCase()}${role.slice(1)} ${randomUUID().slice(0, 6)}`

/** A call of the administration with the rights of an owner; a POST with a body, else a GET. */
export async function request<Data>(path: string, body?: object): Promise<Data> {
  const answer = await fetch(`${CONSOLE_URL}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${process.env.OPS_TOKEN}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Data }
  if (code !== 1) throw new Error(`${path}: ${code} ${msg}`)
  return data
}

/** The token of an invitation, as `npm run ops -- staff-add` prints it. */
export async function invite(role: Role, shopIds: number[] = [], name = nameOf(role)) {
  const email = `staff.${randomUUID().slice(0, 12)}@example.com`
  const { invitation } = await request<{ invitation: string }>('/api/admin/staff/add', {
    email,
    name,
    role,
    shop_ids: shopIds,
  })
  return { email, name, invitation }
}

export async function newStaff(role: Role, shopIds?: number[]): Promise<StaffAccount> {
  const { email, name, invitation } = await invite(role, shopIds)
  const { totp_secret: secret } = await request<{ totp_secret: string }>(
    '/api/admin/invitation/open',
    { invitation },
  )
  const code = await codeOf(secret)
  const { recovery_codes: recoveryCodes } = await request<{ recovery_codes: string[] }>(
    '/api/admin/invitation/accept',
    { invitation, password: PASSWORD, code },
  )
  return { email, name, password: PASSWORD, secret, recoveryCodes }
}

/** A code of the authenticator app; each is valid once, so the next one is of another half minute. */
export function codeOf(secret: string, halfMinutes = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + halfMinutes * 30 })
}

type SigningIn = Pick<StaffAccount, 'email' | 'password' | 'secret'>

/** Signs in through the screen, with the code of the app or a recovery code. */
export async function signIn(page: Page, account: SigningIn, code?: string): Promise<void> {
  await page.goto(`${CONSOLE_URL}/login`)
  await fillSignIn(page, account, code)
}

/** Signs in on the page of the sign-in. */
export async function fillSignIn(
  page: Page,
  { email, password, secret }: SigningIn,
  code?: string,
): Promise<void> {
  const { signIn: words } = texts.console
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(new RegExp(`^${words.password}`)).fill(password)
  await page.getByLabel(words.code).fill(code ?? (await codeOf(secret, 1)))
  await page.getByRole('button', { name: words.submit }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}
