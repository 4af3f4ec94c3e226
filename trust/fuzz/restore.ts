import { getAdminProduct, updateAdminProduct } from '@/contracts/admin-products'
import {
  getAdminSettings,
  updateAdminFreight,
  updateAdminShipping,
  updateAdminTax,
  updateAdminWithdrawals,
} from '@/contracts/admin-settings'
import { getAdminShop, updateAdminShop } from '@/contracts/admin-shops'
import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { opsProduct } from '@/contracts/operators'
import { TEA } from '../payments'

export const PRODUCT = 3
/** Of the product. */
export const SHOP = 2
const STOCK = 100_000
/** The most that scenarios can pay: their orders cost little, and shoppers have a limited balance. */
const MAX_FREIGHT = 1000
const FREIGHT = { freight: TEA.freight, free_from: 5000 }
const WITHDRAWALS = { charge_basis_points: 100, charge_min: 100, min_amount: 1000 }

type Call = <E extends Endpoint>(endpoint: E, input: object) => Promise<DataOf<E>>

/**
 * Generated calls of the administration may close the shop, retire the SKU, raise the freight, leave countries without delivery and change the price.
 * They are not limited: scenarios that need the goods reverse the changes here.
 */
export async function restoreGoods(call: Call): Promise<void> {
  const shop = await call(getAdminShop, { id: SHOP })
  if (!shop.open) await call(updateAdminShop, { id: SHOP, version: shop.version, open: true })
  const product = await call(getAdminProduct, { id: PRODUCT })
  const sku = product.skus.find(({ id }) => id === TEA.sku)
  if (!sku || sku.retired || sku.values.length > 0)
    await call(updateAdminProduct, {
      id: PRODUCT,
      version: product.version,
      texts: { en: { name: 'Tea' } },
      skus: [{ id: TEA.sku, values: [], price: TEA.price }],
      original_price: null,
    })
  const { freight, shipping, tax } = await call(getAdminSettings, {})
  if (freight.freight > MAX_FREIGHT)
    await call(updateAdminFreight, { ...FREIGHT, version: freight.version })
  if (shipping.zones.length > 0)
    await call(updateAdminShipping, { zones: [], version: shipping.version })
  if (tax.countries.length > 0) await call(updateAdminTax, { countries: [], version: tax.version })
  await call(opsProduct, { id: PRODUCT, price: TEA.price, stock: STOCK, on_sale: true })
}

/** As `restoreGoods`, for scenarios that withdraw small amounts. */
export async function restoreWithdrawals(call: Call): Promise<void> {
  const { withdrawals } = await call(getAdminSettings, {})
  if (withdrawals.min_amount > WITHDRAWALS.min_amount)
    await call(updateAdminWithdrawals, { ...WITHDRAWALS, version: withdrawals.version })
}
