import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-networks'

export const listAdminNetworks = endpoint<typeof schemas.listAdminNetworks>()({
  access: { staff: 'settings.read' },
  method: 'get',
  path: '/api/admin/networks',
  summary: 'Blockchain networks, also closed ones',
  changes: false,
})

/** DEX, BSC and HECO are never supported. */
export const createAdminNetwork = endpoint<typeof schemas.createAdminNetwork>()({
  access: { staff: 'settings.write' },
  method: 'post',
  path: '/api/admin/networks/create',
  summary: 'Add a blockchain network',
  changes: true,
  body: 'json',
})

/** Deposits to an earlier address can still be credited. */
export const updateAdminNetwork = endpoint<typeof schemas.updateAdminNetwork>()({
  access: { staff: 'settings.write' },
  method: 'post',
  path: '/api/admin/networks/update',
  summary: 'Change, close or open a blockchain network',
  changes: true,
  body: 'json',
})
