import type { AdminPromo } from '@/contracts/schemas/admin-promos'

/** Whether shoppers can use the code at `now`. */
export function promoState(
  { starts_at, expires_at }: Pick<AdminPromo, 'starts_at' | 'expires_at'>,
  now = Date.now(),
): 'waiting' | 'active' | 'ended' {
  if (expires_at !== null && Date.parse(expires_at) <= now) return 'ended'
  return Date.parse(starts_at) > now ? 'waiting' : 'active'
}
