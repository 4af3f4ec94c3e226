import type { listAdminRecharges, getAdminRecharge } from '@/contracts/admin-recharges'
import type { DataOf } from '@/contracts/endpoint'

export type RechargeRow = DataOf<typeof listAdminRecharges>['list'][number]
export type Recharge = DataOf<typeof getAdminRecharge>

/** Message keys. */
export const METHOD_KEYS = {
  chain: 'console.recharges.methods.chain',
  card: 'console.recharges.methods.card',
  manual: 'console.recharges.methods.manual',
} as const

/** For SelectInput. */
export const METHOD_CHOICES = Object.entries(METHOD_KEYS).map(([id, name]) => ({ id, name }))
