import type { BrowserContext } from '@playwright/test'
import { listAddresses, saveAddress } from '@/contracts/addresses'
import { getUserInfo } from '@/contracts/account'
import { getOrder, listOrders } from '@/contracts/orders'
import { getRefund } from '@/contracts/refunds'
import { uploadPicture } from '@/contracts/uploads'
import { listRecharges } from '@/contracts/wallet'
import { listWithdrawals } from '@/contracts/withdrawals'
import { call } from '@/testkit/calls/call'
import { Client } from '@/testkit/calls/client'
import { addSession } from './session'
import { proofFile } from './proof-file'
import type { Account, Address, Order, Refund, TopUp, Withdrawal } from './records'

export interface AddressOptions {
  addressee?: string
  /** With the country code. */
  phone?: string
  /** ISO 3166-1 alpha-2; needs `province` and `city`. */
  country?: string
  /** The code that `GET /api/area/list` returns. */
  province?: string
  city?: string
  /** Country, province and city on one line, for an address without a country. */
  area?: string
  detail?: string
  tag?: string
  is_default?: boolean
}

const ADDRESS = {
  addressee: 'Mali Srisai',
  phone: '+66 81 234 5678',
  area: 'Thailand, Bangkok, Bang Rak',
  detail: '12 Charoen Krung Road, 10500',
  tag: 'Home',
}

const PLACE = { country: 'TH', province: '10', city: 'Bang Rak' }

/** What a new shopper signs in and pays with. */
export interface ShopperFacts {
  id: number
  email: string
  mobile: string
  password: string
  /** Null when none is set. */
  payPassword: string | null
  /** The session: the value of the session cookie, and of the `token` header of calls. */
  token: string
}

/** A shopper of a test. Its `get` and `post` are calls with its own session, beside any browser. */
export class Shopper extends Client {
  readonly id: number
  readonly email: string
  readonly mobile: string
  readonly password: string
  readonly payPassword: string | null
  readonly token: string

  constructor(url: string, headers: Record<string, string>, facts: ShopperFacts) {
    super(url, { ...headers, token: facts.token })
    this.id = facts.id
    this.email = facts.email
    this.mobile = facts.mobile
    this.password = facts.password
    this.payPassword = facts.payPassword
    this.token = facts.token
  }

  /** Signs this shopper in on every page of a browser context, without the sign-in page. */
  signIn(context: BrowserContext): Promise<void> {
    return addSession(context, this.url, this.token)
  }

  /** Name, balance and the number of unread notifications, as they are now. */
  account(): Promise<Account> {
    return call(this, getUserInfo)
  }

  order(id: number): Promise<Order> {
    return call(this, getOrder, { id })
  }

  /** The newest 20, the latest first. */
  async orders(): Promise<Order[]> {
    return (await call(this, listOrders)).list
  }

  /** The newest refund request of an order. */
  refundOf(orderId: number): Promise<Refund> {
    return call(this, getRefund, { order_id: orderId })
  }

  /** The newest 20, the latest first; as `withdrawals`. */
  async topUps(): Promise<TopUp[]> {
    return (await call(this, listRecharges)).list
  }

  async withdrawals(): Promise<Withdrawal[]> {
    return (await call(this, listWithdrawals)).list
  }

  addresses(): Promise<Address[]> {
    return call(this, listAddresses)
  }

  addAddress(own: AddressOptions = {}): Promise<Address> {
    const place = own.area === undefined ? PLACE : {}
    return call(this, saveAddress, { ...ADDRESS, ...place, ...own })
  }

  /** Uploads a small picture, and returns its id for `evidence` or `pictures` of another call. */
  async upload(purpose: 'evidence' | 'refund' | 'review' | 'avatar'): Promise<number> {
    return (await call(this, uploadPicture, { purpose, file: proofFile() })).id
  }
}
