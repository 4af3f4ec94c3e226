import { ARRIVAL_DAYS } from './delivery-terms'

const DAY_MS = 24 * 3600 * 1000

/** The first and the last moment at which a parcel paid for at a time is expected, as ISO 8601. */
export function arrivalAfter(paidAt: Date): { earliest: string; latest: string } {
  const after = (days: number) => new Date(paidAt.getTime() + days * DAY_MS).toISOString()
  return { earliest: after(ARRIVAL_DAYS.min), latest: after(ARRIVAL_DAYS.max) }
}
