import { sql } from 'drizzle-orm'
import { closeAccount } from '@/contracts/account-data'
import { createAdminPromo } from '@/contracts/admin-promos'
import { createAdminShop } from '@/contracts/admin-shops'
import {
  addAdminWebhook,
  listAdminWebhookDeliveries,
  removeAdminWebhook,
  replayAdminWebhook,
} from '@/contracts/admin-webhooks'
import {
  changeStaffPassword,
  endStaffSession,
  inviteStaff,
  renewRecoveryCodes,
  staffSignIn,
  staffSignOut,
} from '@/contracts/staff'
import { inTransaction } from '@/server/db/transaction'
import { latestForSystem } from '@/server/repositories/audit-events'
import { announce } from '@/server/services/webhooks/announce'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, PASSWORD } from '@/server/testing/shoppers'
import { codeOf, newMember } from '@/server/testing/staff'

let test: TestBackend
let seen = 0
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const db = () => test.backend.services.db

/** The records since the last query, the earliest first, as `actor event name`. */
async function written(): Promise<string[]> {
  const rows = (await latestForSystem(db(), 1000)).filter(({ id }) => id > seen)
  seen = Math.max(seen, ...rows.map(({ id }) => id))
  return rows
    .toReversed()
    .map(({ event, actor, isDone, staffName }) =>
      [actor, event, ...(isDone ? [] : ['refused']), ...(staffName ? [staffName] : [])].join(' '),
    )
}

it('records what opens, closes or changes the access of staff', async () => {
  const member = await newMember(test, 'support')
  const { email, password, headers, recoveryCodes } = member
  await written()
  await test.ask(staffSignIn, { email, password: 'not the password', code: '123456' })
  await test.ask(staffSignIn, { email: 'nobody@staff.example', password, code: '123456' })
  const { data } = await test.ask(staffSignIn, { email, password, code: codeOf(member) })
  await test.ask(staffSignOut, {}, { headers: { authorization: `Bearer ${data.token}` } })
  const changed = { password, new_password: 'another password', code: recoveryCodes[0] }
  await test.ask(changeStaffPassword, changed, { headers })
  await test.ask(renewRecoveryCodes, { code: recoveryCodes[1] }, { headers })
  await test.ask(endStaffSession, {}, { headers })
  await test.ask(inviteStaff, { id: member.id })
  expect(await written()).toEqual([
    'staff staff-sign-in refused support 1',
    'staff staff-sign-in refused',
    'staff staff-sign-in support 1',
    'staff staff-sign-out support 1',
    'staff staff-password-change support 1',
    'staff staff-recovery-codes support 1',
    'staff staff-session-ended support 1',
    'operator staff-invited',
  ])
})

it('records webhooks, and who is told of what again', async () => {
  await written()
  const asked = { url: 'https://hooks.example/orders', events: ['order.paid'] }
  const { id } = (await test.ask(addAdminWebhook, asked)).data.webhook
  await inTransaction(db(), (tx) => announce(tx, [{ event: 'order.paid', data: { order_id: 1 } }]))
  await db().execute(sql`update webhook_deliveries set status = 'failed'`)
  const { list } = (await test.ask(listAdminWebhookDeliveries, { webhook_id: id })).data
  await test.ask(replayAdminWebhook, { webhook_id: id, delivery_id: list[0]!.id })
  await test.ask(removeAdminWebhook, { id })
  expect(await written()).toEqual([
    'operator webhook-added',
    'operator webhook-replayed',
    'operator webhook-removed',
  ])
})

it('records new shops and promo codes, and closed accounts', async () => {
  const shopper = await newShopper(test)
  await written()
  const picture = (variant: string) => ({ url: `/api/pictures/mugs.sand.${variant}` })
  const shop = { texts: { en: { name: 'New' } }, logo: picture('logo'), banner: picture('banner') }
  await test.ask(createAdminShop, shop)
  await test.ask(createAdminPromo, { code: 'AUDIT', kind: 'percent', value: 10 })
  await test.ask(closeAccount, { password: PASSWORD }, { token: shopper.token })
  expect(await written()).toEqual([
    'operator shop-added',
    'operator promo-added',
    'shopper account-closed',
  ])
})
