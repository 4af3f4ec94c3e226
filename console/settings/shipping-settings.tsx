import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  FormDataConsumer,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { updateAdminShipping } from '@/contracts/admin-settings'
import type { AdminSettings } from '@/contracts/schemas/admin-settings'
import { call } from '@/console/api/call'
import { countryChoices } from '@/console/settings/countries'
import { ItemList } from '@/console/settings/item-list'
import { SettingForm } from '@/console/settings/setting-form'
import { typedZones, zonesOf, type TypedZone } from '@/console/settings/zones'
import { MoneyInput } from '@/console/ui/money-input'
import { useFormats } from '@/console/ui/use-formats'

const CHARGING = ['freight', 'rates', 'none'].map((id) => ({
  id,
  name: `console.settings.charging.${id}`,
}))

/** Without zones, the freight applies everywhere. */
export const ShippingSettings = ({ settings }: { settings: AdminSettings }) => (
  <SettingForm
    title="console.settings.shipping"
    hint="console.settings.shippingHint"
    part="shipping"
    settings={settings}
    toForm={({ shipping }) => ({ zones: typedZones(shipping.zones) })}
    save={({ zones }, version) =>
      call(updateAdminShipping, { zones: zonesOf((zones ?? []) as TypedZone[]), version })
    }
  >
    <ArrayInput source="zones">
      <ItemList add="console.settings.addZone">
        <TextInput source="name" validate={required()} />
        <BooleanInput source="everywhere_else" />
        <FormDataConsumer>
          {({ scopedFormData }) =>
            !(scopedFormData as TypedZone | undefined)?.everywhere_else && <Countries />
          }
        </FormDataConsumer>
        <SelectInput
          source="charging"
          choices={CHARGING}
          defaultValue="freight"
          validate={required()}
        />
        <FormDataConsumer>
          {({ scopedFormData }) =>
            (scopedFormData as TypedZone | undefined)?.charging === 'rates' && <Rates />
          }
        </FormDataConsumer>
      </ItemList>
    </ArrayInput>
  </SettingForm>
)

function Countries() {
  const { locale } = useFormats()
  return (
    <AutocompleteArrayInput
      source="countries"
      choices={countryChoices(locale)}
      translateChoice={false}
      validate={required()}
      fullWidth
    />
  )
}

/** Empty limits mean that there is none. */
const Rates = () => (
  <ArrayInput source="rates">
    <ItemList add="console.settings.addRate" isInline>
      <NumberInput source="max_kilograms" min={0} step={0.1} />
      <MoneyInput source="min_value" fullWidth={false} />
      <MoneyInput source="below_value" fullWidth={false} />
      <MoneyInput source="price" validate={required()} fullWidth={false} />
    </ItemList>
  </ArrayInput>
)
