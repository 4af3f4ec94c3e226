import { AutocompleteArrayInput, ReferenceArrayInput, required } from 'react-admin'
import type { listAdminShops } from '@/contracts/admin-shops'
import type { DataOf } from '@/contracts/endpoint'
import { useFormats } from '@/console/ui/use-formats'

type Shop = DataOf<typeof listAdminShops>['list'][number]

/** The shops of a merchant. */
export function ShopsInput() {
  const { locale } = useFormats()
  return (
    <ReferenceArrayInput source="shop_ids" reference="shops">
      <AutocompleteArrayInput
        label="resources.staff.fields.shop_ids"
        optionText={(shop: Shop) => shop.texts[locale].name}
        filterToQuery={(search: string) => (search ? { search } : {})}
        validate={required()}
        fullWidth
      />
    </ReferenceArrayInput>
  )
}
