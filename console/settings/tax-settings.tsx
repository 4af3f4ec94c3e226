import { ArrayInput, AutocompleteInput, required, SelectInput } from 'react-admin'
import { updateAdminTax } from '@/contracts/admin-settings'
import type { InputOf } from '@/contracts/endpoint'
import type { AdminSettings } from '@/contracts/schemas/admin-settings'
import { call } from '@/console/api/call'
import { countryChoices } from '@/console/settings/countries'
import { ItemList } from '@/console/settings/item-list'
import { SettingForm } from '@/console/settings/setting-form'
import { PercentInput } from '@/console/ui/percent-input'
import { useFormats } from '@/console/ui/use-formats'

type Countries = InputOf<typeof updateAdminTax>['countries']

const KINDS = ['included', 'added'].map((id) => ({ id, name: `console.settings.taxKinds.${id}` }))

/** Countries that are not listed have no tax. */
export function TaxSettings({ settings }: { settings: AdminSettings }) {
  const { locale } = useFormats()
  return (
    <SettingForm
      title="console.settings.tax"
      hint="console.settings.taxHint"
      part="tax"
      settings={settings}
      toForm={({ tax }) => ({ countries: tax.countries })}
      save={({ countries }, version) =>
        call(updateAdminTax, { countries: (countries ?? []) as Countries, version })
      }
    >
      <ArrayInput source="countries">
        <ItemList add="console.settings.addCountry" isInline>
          <AutocompleteInput
            source="country"
            choices={countryChoices(locale)}
            translateChoice={false}
            validate={required()}
            sx={{ minWidth: 220 }}
          />
          <PercentInput source="basis_points" validate={required()} />
          <SelectInput
            source="kind"
            choices={KINDS}
            defaultValue="included"
            validate={required()}
          />
        </ItemList>
      </ArrayInput>
    </SettingForm>
  )
}
