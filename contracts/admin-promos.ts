import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-promos'

export const listAdminPromos = endpoint<typeof schemas.listAdminPromos>()({
  access: { staff: 'promos.read' },
  method: 'get',
  path: '/api/admin/promos',
  summary: 'Promo codes, latest first',
  changes: false,
})

export const getAdminPromo = endpoint<typeof schemas.getAdminPromo>()({
  access: { staff: 'promos.read' },
  method: 'get',
  path: '/api/admin/promos/get',
  summary: 'A promo code',
  changes: false,
})

export const createAdminPromo = endpoint<typeof schemas.createAdminPromo>()({
  access: { staff: 'promos.write' },
  method: 'post',
  path: '/api/admin/promos/create',
  summary: 'Add a promo code',
  changes: true,
  body: 'json',
})

/** Orders that used the code keep their discount. The code itself cannot be changed. */
export const updateAdminPromo = endpoint<typeof schemas.updateAdminPromo>()({
  access: { staff: 'promos.write' },
  method: 'post',
  path: '/api/admin/promos/update',
  summary: 'Change a promo code',
  changes: true,
  body: 'json',
})

/** An ended code keeps its time of expiry; the call changes nothing then. */
export const endAdminPromo = endpoint<typeof schemas.endAdminPromo>()({
  access: { staff: 'promos.write' },
  method: 'post',
  path: '/api/admin/promos/end',
  summary: 'End a promo code now',
  changes: true,
  body: 'json',
})
