import type { EntryType } from '@/contracts/schemas/bill'
import type { Locale } from '@/contracts/languages'
import { maskedCardNumber } from '@/server/domain/sealed-card'
import { translator } from '@/server/http/words'
import type { BillRow } from '@/server/repositories/bill'

/** Returns the title of an entry in one language. Entries of a withdrawal name the bank card; their type says the rest. */
export function billTitles(locale: Locale): (row: BillRow) => string {
  const t = translator(locale)
  return (row) => {
    const type = row.kind as EntryType
    const { orderNo, bankName, lastDigits, rechargeMethod } = row
    if (type === 'purchase' || type === 'refund')
      return orderNo === null ? t(`bill.types.${type}`) : t(`bill.titles.${type}`, { orderNo })
    if (type === 'recharge') return t(`bill.titles.recharge.${methodOf(rechargeMethod)}`)
    if (type === 'adjust' || lastDigits === null) return t(`bill.types.${type}`)
    return `${bankName ?? ''} ${maskedCardNumber(lastDigits)}`.trim()
  }
}

function methodOf(method: string | null): 'chain' | 'manual' | 'card' {
  return method === 'chain' || method === 'card' ? method : 'manual'
}
