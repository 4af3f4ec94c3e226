import { required } from 'react-admin'
import { updateAdminFreight, updateAdminWithdrawals } from '@/contracts/admin-settings'
import type { InputOf } from '@/contracts/endpoint'
import type { AdminSettings } from '@/contracts/schemas/admin-settings'
import { call } from '@/console/api/call'
import { SettingForm } from '@/console/settings/setting-form'
import { MoneyInput } from '@/console/ui/money-input'
import { PercentInput } from '@/console/ui/percent-input'

type Freight = InputOf<typeof updateAdminFreight>
type Withdrawals = InputOf<typeof updateAdminWithdrawals>

interface OfSettings {
  settings: AdminSettings
}

export const FreightSettings = ({ settings }: OfSettings) => (
  <SettingForm
    title="console.settings.freight"
    hint="console.settings.freightHint"
    part="freight"
    settings={settings}
    toForm={({ freight }) => ({ freight: freight.freight, free_from: freight.free_from })}
    save={(given, version) => {
      const { freight, free_from } = given as Freight
      return call(updateAdminFreight, { freight, free_from, version })
    }}
  >
    <MoneyInput source="freight" validate={required()} fullWidth />
    <MoneyInput source="free_from" validate={required()} fullWidth />
  </SettingForm>
)

export const WithdrawalSettings = ({ settings }: OfSettings) => (
  <SettingForm
    title="console.settings.withdrawals"
    hint="console.settings.withdrawalsHint"
    part="withdrawals"
    settings={settings}
    toForm={({ withdrawals: { version: _, ...terms } }) => terms}
    save={(given, version) => {
      const { charge_basis_points, charge_min, min_amount } = given as Withdrawals
      const terms = { charge_basis_points, charge_min, min_amount }
      return call(updateAdminWithdrawals, { ...terms, version })
    }}
  >
    <PercentInput source="charge_basis_points" validate={required()} />
    <MoneyInput source="charge_min" validate={required()} fullWidth />
    <MoneyInput source="min_amount" validate={required()} fullWidth />
  </SettingForm>
)
