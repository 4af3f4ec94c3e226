import EndIcon from '@mui/icons-material/EventBusyOutlined'
import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  Confirm,
  Create,
  DateTimeInput,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  useNotify,
  useRecordContext,
  useRedirect,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import { endAdminPromo } from '@/contracts/admin-promos'
import type { AdminPromo } from '@/contracts/schemas/admin-promos'
import { call } from '@/console/api/call'
import { FreshEdit } from '@/console/forms/fresh-edit'
import { RecordForm } from '@/console/forms/record-form'
import { RecordTitle } from '@/console/forms/record-title'
import { promoState } from '@/console/promos/promo-state'
import { isoTime } from '@/console/ui/iso-time'
import { MoneyInput, type TypedCents } from '@/console/ui/money-input'
import { notifyText } from '@/console/ui/notify-text'
import { TextLine } from '@/console/ui/text-line'

export const PromoCreate = () => (
  <Create redirect="list">
    <PromoForm />
  </Create>
)

export function PromoEdit() {
  return (
    <FreshEdit title={<RecordTitle<AdminPromo> nameOf={({ code }) => code} />}>
      <PromoForm />
    </FreshEdit>
  )
}

/** The value is in two fields, because per cent and cents have different inputs. */
interface PromoValues {
  code: string
  kind: AdminPromo['kind']
  percent: number | null
  amount: TypedCents
  minimum: TypedCents
  cap: TypedCents
  starts_at: string | null
  expires_at: string | null
  per_shopper: number | null
}

const NEW: PromoValues = {
  code: '',
  kind: 'percent',
  percent: 10,
  amount: null,
  minimum: null,
  cap: null,
  starts_at: null,
  expires_at: null,
  per_shopper: 1,
}

function valuesOf(record: RaRecord | undefined): PromoValues {
  if (!record) return NEW
  const { value, kind, ...promo } = record as AdminPromo
  return {
    code: promo.code,
    kind,
    percent: kind === 'percent' ? value : null,
    amount: kind === 'amount' ? value : null,
    minimum: promo.minimum || null,
    cap: promo.cap,
    starts_at: promo.starts_at,
    expires_at: promo.expires_at,
    per_shopper: promo.per_shopper,
  }
}

const inputOf = (isNew: boolean) => (values: PromoValues) => ({
  ...(isNew && { code: values.code }),
  kind: values.kind,
  value: values.kind === 'percent' ? values.percent : values.amount,
  minimum: values.minimum ?? 0,
  cap: values.kind === 'percent' ? values.cap : null,
  ...(values.starts_at && { starts_at: values.starts_at }),
  expires_at: values.expires_at,
  ...(values.per_shopper !== null && { per_shopper: values.per_shopper }),
})

const place = (path: string, { kind }: PromoValues) => {
  if (path !== 'value') return path
  return kind === 'percent' ? 'percent' : 'amount'
}

function PromoForm() {
  const record = useRecordContext<AdminPromo>()
  return (
    <RecordForm<PromoValues>
      resource="promos"
      record={record}
      valuesOf={valuesOf}
      inputOf={inputOf(!record)}
      place={place}
      actions={record && promoState(record) !== 'ended' && <EndButton promo={record} />}
    >
      <TextLine
        source="code"
        helperText="console.promos.codeHint"
        readOnly={Boolean(record)}
        validate={required()}
        fullWidth
      />
      <SelectInput
        source="kind"
        choices={(['percent', 'amount'] as const).map((id) => ({
          id,
          name: `console.promos.kinds.${id}`,
        }))}
        validate={required()}
        fullWidth
      />
      <FormDataConsumer<PromoValues>>
        {({ formData }) =>
          formData.kind === 'percent' ? (
            <>
              <NumberInput
                source="percent"
                min={1}
                max={100}
                validate={[required(), minValue(1), maxValue(100)]}
                fullWidth
              />
              <MoneyInput source="cap" helperText="console.promos.capHint" fullWidth />
            </>
          ) : (
            <MoneyInput source="amount" validate={required()} fullWidth />
          )
        }
      </FormDataConsumer>
      <MoneyInput source="minimum" helperText="console.promos.minimumHint" fullWidth />
      <NumberInput source="per_shopper" min={1} validate={[required(), minValue(1)]} fullWidth />
      <DateTimeInput source="starts_at" parse={isoTime} fullWidth />
      <DateTimeInput
        source="expires_at"
        parse={isoTime}
        helperText="console.promos.expiryHint"
        fullWidth
      />
    </RecordForm>
  )
}

function EndButton({ promo }: { promo: AdminPromo }) {
  const translate = useTranslate()
  const [isAsked, setIsAsked] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => call(endAdminPromo, { id: promo.id, version: promo.version }),
    onSuccess: async () => {
      notify('console.promos.ended', { type: 'success', messageArgs: { code: promo.code } })
      await client.invalidateQueries({ queryKey: ['promos'] })
      redirect('list', 'promos')
    },
    onError: (error) => notifyText(notify, error.message, { type: 'error' }),
    onSettled: () => setIsAsked(false),
  })
  return (
    <>
      <Button color="error" startIcon={<EndIcon />} onClick={() => setIsAsked(true)}>
        {translate('console.promos.end')}
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={end.isPending}
        title="console.promos.endTitle"
        content="console.promos.endContent"
        translateOptions={{ code: promo.code }}
        contentTranslateOptions={{ code: promo.code }}
        titleTranslateOptions={{ code: promo.code }}
        confirm="console.promos.end"
        onConfirm={() => end.mutate()}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}
