import type { EntryType } from '@/contracts/schemas/bill'

export type EntryTypeName = EntryType

/** In the order of the filter. Named here because the contract's own list would bring its schemas along. */
export const ENTRY_TYPE_NAMES = [
  'recharge',
  'purchase',
  'refund',
  'withdraw',
  'withdraw_fee',
  'withdraw_return',
  'adjust',
] as const satisfies EntryType[]
