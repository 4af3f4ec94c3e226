import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-settings'

export const getAdminSettings = endpoint<typeof schemas.getAdminSettings>()({
  access: { staff: 'settings.read' },
  method: 'get',
  path: '/api/admin/settings',
  summary: 'Freight, shipping, tax and withdrawal terms',
  changes: false,
})

/** Applies to orders that are created afterwards. */
export const updateAdminFreight = endpoint<typeof schemas.updateAdminFreight>()({
  access: { staff: 'settings.write' },
  method: 'post',
  path: '/api/admin/settings/freight',
  summary: 'Change the freight',
  changes: true,
  body: 'json',
})

/** Replaces all zones. Applies to orders that are created afterwards. */
export const updateAdminShipping = endpoint<typeof schemas.updateAdminShipping>()({
  access: { staff: 'settings.write' },
  method: 'post',
  path: '/api/admin/settings/shipping',
  summary: 'Replace the shipping zones and rates',
  changes: true,
  body: 'json',
})

/** Replaces the rates of all countries. Applies to orders that are created afterwards. */
export const updateAdminTax = endpoint<typeof schemas.updateAdminTax>()({
  access: { staff: 'settings.write' },
  method: 'post',
  path: '/api/admin/settings/tax',
  summary: 'Replace the tax rates by country',
  changes: true,
  body: 'json',
})

/** Applies to withdrawals that are requested afterwards, instead of the variables WITHDRAW_*. */
export const updateAdminWithdrawals = endpoint<typeof schemas.updateAdminWithdrawals>()({
  access: { staff: 'settings.write' },
  method: 'post',
  path: '/api/admin/settings/withdrawals',
  summary: 'Change the terms of withdrawals',
  changes: true,
  body: 'json',
})
