import type { BrowserContext } from '@playwright/test'
import { getUserInfo } from '@/contracts/account'
import { createTestShopper } from '@/contracts/test-control'
import { call } from '@/testkit/calls/call'
import { controlCall } from '@/testkit/calls/control-call'
import { Client } from '@/testkit/calls/client'
import type { Operator } from './operator'
import { sessionIn } from './session'
import { Shopper, type AddressOptions } from './shopper'
import { BANK_CARD, withdraw, type BankCard } from './wallet'

export interface ShopperOptions {
  familyName?: string
  givenName?: string
  /** Unique by default, as the mobile number. */
  email?: string
  mobile?: string
  password?: string
  /** 6 to 12 digits; null leaves it unset. */
  payPassword?: string | null
  /** In cents; 500.00 by default. */
  balance?: number
  /** One by default; the first is the default address of checkout. */
  addresses?: AddressOptions[]
  /**
   * Saved bank cards, none by default. Sampan saves a card with a withdrawal, so each leaves a cancelled withdrawal and
   * needs a payment password and a balance.
   */
  cards?: Partial<BankCard>[]
}

/** Creates a shopper with its addresses and cards. `headers`: of every call of the shopper. */
export async function createShopper(
  control: Client,
  operator: Operator,
  headers: Record<string, string>,
  options: ShopperOptions,
): Promise<Shopper> {
  const { familyName, givenName, email, mobile, password, payPassword, balance } = options
  const names = { family_name: familyName, given_name: givenName, email, mobile, password }
  const input = { ...names, balance, pay_password: payPassword }
  const made = await controlCall(control, createTestShopper, input)
  const facts = { ...made, payPassword: made.pay_password }
  const shopper = new Shopper(control.url, headers, facts)
  const [first, ...others] = options.addresses ?? [{}]
  if (first) await shopper.addAddress({ is_default: true, ...first })
  for (const address of others) await shopper.addAddress(address)
  for (const card of options.cards ?? []) {
    const own = { ...BANK_CARD, ...card }
    await withdraw(shopper, operator, { status: 'cancelled', card: own })
  }
  return shopper
}

/** What the kit cannot read of a shopper who registered by the screens. */
export interface Passwords {
  password?: string
  /** Needed to pay and withdraw. */
  payPassword?: string | null
}

export async function signedInShopper(
  context: BrowserContext,
  url: string,
  headers: Record<string, string>,
  { password = '', payPassword = null }: Passwords,
): Promise<Shopper> {
  const token = await sessionIn(context, url)
  if (!token) throw new Error('No shopper is signed in on this browser context')
  const user = await call(new Client(url, { ...headers, token }), getUserInfo)
  return new Shopper(url, headers, { ...user, password, payPassword, token })
}
