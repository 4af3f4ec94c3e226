import { z } from 'zod'
import { Position } from './admin-categories'
import { Flag, Price, Version } from './admin-fields'
import { Cents, line } from './fields'

const AdminNetwork = z.object({
  /** Its name, which identifies it. */
  network: z.string(),
  coin: z.string(),
  /** Where shoppers send deposits. */
  address: z.string(),
  min_amount: Cents,
  confirmations: z.int(),
  position: z.int(),
  /** A closed network takes no new deposits. */
  open: z.boolean(),
  version: z.int(),
})
export type AdminNetwork = z.infer<typeof AdminNetwork>

/** All of them, in the order of the storefront. */
export const listAdminNetworks = { query: z.object({}), data: z.array(AdminNetwork) }

const Coin = line(20)
const Address = line(200).refine((address) => !/\s/.test(address), 'fields.invalid')
const Confirmations = z
  .int({ error: 'fields.invalid' })
  .min(0, 'fields.invalid')
  .max(10_000, 'fields.invalid')

export const createAdminNetwork = {
  body: z.strictObject({
    network: line(60),
    coin: Coin,
    address: Address,
    min_amount: Price,
    confirmations: Confirmations,
    position: Position.default(0),
    open: Flag.default(true),
  }),
  data: AdminNetwork,
}

export const updateAdminNetwork = {
  body: z.strictObject({
    network: line(60),
    version: Version,
    coin: Coin.optional(),
    address: Address.optional(),
    min_amount: Price.optional(),
    confirmations: Confirmations.optional(),
    position: Position.optional(),
    open: Flag.optional(),
  }),
  data: AdminNetwork,
}
