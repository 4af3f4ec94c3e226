import type { EntryType } from '@/contracts/schemas/bill'
import type { BillFilter } from '@/lib/queries/bill'

type EntryTypeName = EntryType

/** In the order of the filter. Repeated here because the contract's list would bundle its schemas. */
export const ENTRY_TYPE_NAMES = [
  'recharge',
  'purchase',
  'refund',
  'withdraw',
  'withdraw_fee',
  'withdraw_return',
  'adjust',
] as const satisfies EntryType[]

export const PERIODS = ['all', 'thisMonth', 'lastMonth', 'thisYear', 'custom'] as const
export type PeriodName = (typeof PERIODS)[number]

/** The state of /capitalRecord; all of it is in the URL. Days are local, both included. */
export interface BillView {
  type?: EntryTypeName
  period: PeriodName
  from?: string
  to?: string
}

/** Whether the day exists: the Date constructor takes 31 February as 3 March. */
function isDay(text: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const begin = midnightOf(text)
  return (
    begin?.getFullYear() === Number(year) &&
    begin.getMonth() + 1 === Number(month) &&
    begin.getDate() === Number(date)
  )
}

/** Parses a URL that may be written by hand: invalid values are ignored. */
export function readBillView(address: Pick<URLSearchParams, 'get'>): BillView {
  const type = ENTRY_TYPE_NAMES.find((name) => name === address.get('type'))
  const period = PERIODS.find((name) => name === address.get('period')) ?? 'all'
  const day = (name: string) => {
    const text = address.get(name)
    return period === 'custom' && text && isDay(text) ? { [name]: text } : {}
  }
  return { ...(type ? { type } : {}), period, ...day('from'), ...day('to') }
}

export function billAddress({ type, period, from, to }: BillView): string {
  const address = new URLSearchParams()
  if (type) address.set('type', type)
  if (period !== 'all') address.set('period', period)
  if (period === 'custom' && from) address.set('from', from)
  if (period === 'custom' && to) address.set('to', to)
  return address.toString()
}

/** The days as instants: from the first midnight to the midnight after the last, in local time. */
export function billFilterOf({ type, period, from, to }: BillView, now: Date): BillFilter {
  const [year, month] = [now.getFullYear(), now.getMonth()]
  const bounds = {
    all: {},
    thisMonth: { from: new Date(year, month, 1) },
    lastMonth: { from: new Date(year, month - 1, 1), to: new Date(year, month, 1) },
    thisYear: { from: new Date(year, 0, 1) },
    custom: { from: midnightOf(from), to: midnightOf(to, 1) },
  }[period] as { from?: Date; to?: Date }
  return {
    ...(type ? { type } : {}),
    ...(bounds.from ? { from: bounds.from.toISOString() } : {}),
    ...(bounds.to ? { to: bounds.to.toISOString() } : {}),
  }
}

/** The local midnight of a day, or `daysLater` days later; a day may have 23 or 25 hours. */
function midnightOf(day: string | undefined, daysLater = 0): Date | undefined {
  const [year = Number.NaN, month = 1, date = 1] = (day ?? '').split('-').map(Number)
  const begin = new Date(year, month - 1, date + daysLater)
  return Number.isNaN(begin.getTime()) ? undefined : begin
}
