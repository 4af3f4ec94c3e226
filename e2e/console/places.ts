import type { Shop } from '@/testkit/main'
import { addAdminWebhook, updateAdminWebhook } from '@/contracts/admin-webhooks'
import { RESOURCES } from '@/console/api/resources'
import { invite, request } from './staff'

/** Pages by the path of their list; `create` and `record` are the other screens of it. */
const SCREENS: Record<string, { create?: true; record?: 'show' | 'edit' }> = {
  orders: { record: 'show' },
  refunds: { record: 'show' },
  products: { create: true, record: 'edit' },
  imports: {},
  shops: { create: true, record: 'edit' },
  categories: { create: true, record: 'edit' },
  promos: { create: true, record: 'edit' },
  banners: { create: true, record: 'edit' },
  articles: { record: 'edit' },
  recharges: { record: 'show' },
  withdrawals: { record: 'show' },
  networks: { create: true, record: 'edit' },
  shoppers: { record: 'show' },
  staff: { create: true, record: 'edit' },
  audit: {},
  webhooks: { create: true, record: 'show' },
  settings: {},
}

/** Lists that are also looked at without a row. */
const SEARCHED = new Set(['orders', 'products', 'recharges', 'staff'])
/** Is in no record. */
export const NOWHERE = 'zzqqxxjjkk'
const NOTHING = encodeURIComponent(JSON.stringify({ search: NOWHERE }))

/** The entries of the menu of an owner. */
export const MENU = ['/', ...Object.keys(SCREENS).map((list) => `/${list}`)]

/** What languages are looked at with: a page of each kind. */
export const SAMPLE = /^\/(?:|orders|orders\/\d+.*|recharges\/.*|products\/\d+|staff|audit)$/

/** Records of the kinds that a new shop has none of, by their list. */
async function createRecords(shop: Shop): Promise<Record<string, number>> {
  const shopper = await shop.shopper()
  const order = await shop.order(shopper, { status: 'shipped', tracking: 2 })
  const refund = await shop.refund(shopper)
  const recharge = await shop.topUp(shopper, { status: 'auditing', method: 'manual' })
  const withdrawal = await shop.withdrawal(shopper)
  return {
    orders: order.id,
    refunds: refund.id,
    recharges: recharge.id,
    withdrawals: withdrawal.id,
    shoppers: shopper.id,
    webhooks: await silentWebhook(),
  }
}

/** An endpoint that is switched off, so that nothing is sent. */
async function silentWebhook(): Promise<number> {
  const { webhook } = await request<{ webhook: { id: number; version: number } }>(
    addAdminWebhook.path,
    { url: 'https://hooks.example.com/sampan', events: ['order.paid'] },
  )
  const { id, version } = webhook
  await request(updateAdminWebhook.path, { id, version, is_on: false })
  return id
}

type Row = Record<string, string | number>

/** The first record of a list, as the console identifies it. */
async function idOfFirst(name: string): Promise<string | number> {
  const resource: { list: { path: string }; id?: string } =
    RESOURCES[name as keyof typeof RESOURCES]
  const data = await request<Row[] | { list: Row[] }>(resource.list.path)
  const [first] = Array.isArray(data) ? data : data.list
  const id = first?.[resource.id ?? 'id']
  if (id === undefined) throw new Error(`${resource.list.path} has no record`)
  return id
}

/** The paths of every page of the console. */
export async function allPaths(shop: Shop): Promise<string[]> {
  const created = await createRecords(shop)
  const paths = ['/', '/tracking-import', '/account', '/nowhere']
  for (const [name, { create, record }] of Object.entries(SCREENS)) {
    paths.push(`/${name}`)
    if (SEARCHED.has(name)) paths.push(`/${name}?filter=${NOTHING}`)
    if (create) paths.push(`/${name}/create`)
    if (!record) continue
    const id = encodeURIComponent(created[name] ?? (await idOfFirst(name)))
    paths.push(`/${name}/${id}${record === 'show' ? '/show' : ''}`)
    if (name === 'orders') paths.push(`/packing-lists?ids=${id}`)
  }
  return [...paths, `/invitation#${(await invite('finance')).invitation}`]
}
