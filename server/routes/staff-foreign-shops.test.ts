import { ENDPOINTS } from '@/contracts/all'
import type { Endpoint } from '@/contracts/endpoint'
import { mayUse } from '@/contracts/staff-permissions'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import type {
  ForeignInput,
  ForeignInputs,
  TwoShops,
} from '@/server/testing/foreign-shops/foreign-input'
import { contentInputs } from '@/server/testing/foreign-shops/content'
import { dashboardOfForeignShops } from '@/server/testing/foreign-shops/dashboard'
import { importInputs } from '@/server/testing/foreign-shops/imports'
import { ordersOfForeignShops } from '@/server/testing/foreign-shops/orders'
import { productInputs } from '@/server/testing/foreign-shops/products'
import { refundsOfForeignShops } from '@/server/testing/foreign-shops/refunds'
import { shopInputs } from '@/server/testing/foreign-shops/shops'
import { newMember, permissionOf, type TestMember } from '@/server/testing/staff'

/** A new noun of the administration adds its file of server/testing/foreign-shops here. */
const INPUTS: ForeignInputs = {
  ...productInputs,
  ...shopInputs,
  ...contentInputs,
  ...importInputs,
  ...dashboardOfForeignShops,
  ...ordersOfForeignShops,
  ...refundsOfForeignShops,
}

const CALLS = ENDPOINTS.filter(([, endpoint]) => {
  const permission = permissionOf(endpoint)
  return permission && permission !== 'self' && mayUse('merchant', permission)
})

let test: TestBackend
let merchant: TestMember
let shops: TwoShops
beforeAll(async () => {
  test = await openTestBackend()
  merchant = await newMember(test, 'merchant', [1])
  shops = { test, ownId: 1, foreignId: 2 }
})
afterAll(() => test.close())

it('covers every call that a merchant may use', () => {
  expect(Object.keys(INPUTS).sort()).toEqual(CALLS.map(([name]) => name).sort())
})

/** What the merchant gets, and whether the input is valid: a machine with the rights of an owner finds it. */
async function tryForeign(endpoint: Endpoint, { input, hides, isOwnFile }: ForeignInput) {
  const { headers } = merchant
  const asked = input ? await input(shops) : {}
  const answer = await test.ask(endpoint, asked, { headers, key: newKey() })
  if (isOwnFile) return { isHidden: answer.code === 422 }
  const found = input && (await test.ask(endpoint, await input(shops), { key: newKey() }))
  if (hides) {
    const isFound = found === undefined || !(await hides(found.data, shops))
    return { isHidden: answer.code === 1 && isFound && (await hides(answer.data, shops)) }
  }
  return { isHidden: answer.code === 404 && found?.code !== 404 }
}

it('does not reach another merchant’s shop by any of them', async () => {
  const open: string[] = []
  for (const [name, endpoint] of CALLS)
    if (!(await tryForeign(endpoint, INPUTS[name]!)).isHidden) open.push(name)
  expect(open).toEqual([])
})
