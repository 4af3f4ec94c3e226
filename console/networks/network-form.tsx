import { Alert } from '@mui/material'
import {
  BooleanInput,
  Create,
  maxValue,
  minValue,
  NumberInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import type { AdminNetwork } from '@/contracts/schemas/admin-networks'
import { FreshEdit } from '@/console/forms/fresh-edit'
import { MoneyInput } from '@/console/ui/money-input'

/** Networks have a name instead of a number. */
const withoutId = ({ id: _, ...network }: AdminNetwork & { id?: string }) => network

const Actions = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

export const NetworkCreate = () => (
  <Create
    redirect="list"
    mutationMode="pessimistic"
    record={{ position: 0, confirmations: 12, open: true }}
  >
    <SimpleForm warnWhenUnsavedChanges toolbar={<Actions />} sx={{ maxWidth: 640 }}>
      <TextInput source="network" validate={required()} helperText="console.networks.nameHint" />
      <Fields />
    </SimpleForm>
  </Create>
)

export const NetworkEdit = () => (
  <FreshEdit redirect="list" transform={withoutId} title={<NetworkName />}>
    <SimpleForm warnWhenUnsavedChanges toolbar={<Actions />} sx={{ maxWidth: 640 }}>
      <Fields />
    </SimpleForm>
  </FreshEdit>
)

function NetworkName() {
  return useRecordContext<AdminNetwork & { id: string }>()?.network
}

function Fields() {
  const translate = useTranslate()
  return (
    <>
      <TextInput source="coin" validate={required()} />
      <TextInput
        source="address"
        validate={required()}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Alert severity="warning" sx={{ width: '100%', mb: 2 }}>
        {translate('console.networks.addressHint')}
      </Alert>
      <MoneyInput source="min_amount" validate={required()} />
      <NumberInput source="confirmations" validate={[required(), minValue(0), maxValue(10_000)]} />
      <NumberInput
        source="position"
        helperText="console.networks.positionHint"
        validate={required()}
      />
      <BooleanInput source="open" helperText="console.networks.openHint" />
    </>
  )
}
