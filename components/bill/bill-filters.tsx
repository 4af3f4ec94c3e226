'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { PERIODS, type BillView, type PeriodName, ENTRY_TYPE_NAMES } from '@/lib/wallet/bill-view'

/** Filters by type and period. */
export function BillFilters({
  view,
  onChange,
}: {
  view: BillView
  onChange: (view: BillView) => void
}) {
  const t = useTranslations('bill')
  const types = ENTRY_TYPE_NAMES.map((value) => ({ value, label: t(`types.${value}`) }))
  const periods = PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))
  function chooseType(name: string) {
    const { type: _, ...rest } = view
    const type = ENTRY_TYPE_NAMES.find((known) => known === name)
    onChange(type ? { ...rest, type } : rest)
  }
  function chooseDay(name: 'from' | 'to', day: string) {
    const { [name]: _, ...rest } = view
    onChange(day ? { ...rest, [name]: day } : rest)
  }
  return (
    <div className="pair gap-3">
      <SelectField
        label={t('type')}
        value={view.type ?? ''}
        options={[{ value: '', label: t('allTypes') }, ...types]}
        onChange={(event) => chooseType(event.target.value)}
      />
      <SelectField
        label={t('period')}
        value={view.period}
        options={periods}
        onChange={(event) => onChange({ ...view, period: event.target.value as PeriodName })}
      />
      {view.period === 'custom' && (
        <>
          <TextField
            type="date"
            label={t('fromDay')}
            value={view.from ?? ''}
            max={view.to}
            onChange={(event) => chooseDay('from', event.target.value)}
          />
          <TextField
            type="date"
            label={t('toDay')}
            value={view.to ?? ''}
            min={view.from}
            onChange={(event) => chooseDay('to', event.target.value)}
          />
        </>
      )}
    </div>
  )
}
