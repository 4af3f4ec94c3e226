import { AutocompleteInput, ReferenceInput, type AutocompleteInputProps } from 'react-admin'
import type { AdminShop } from '@/contracts/schemas/admin-shops'
import { useTextIn } from '@/console/ui/use-text-in'

/** The shops that the person may see, found by a part of the name. */
export function ShopInput({
  source,
  alwaysOn: _,
  ...props
}: AutocompleteInputProps & { source: string; alwaysOn?: boolean }) {
  const textIn = useTextIn()
  return (
    <ReferenceInput source={source} reference="shops" perPage={20}>
      <AutocompleteInput
        {...props}
        optionText={(shop?: AdminShop) => (shop?.texts ? textIn(shop.texts).name : '')}
        filterToQuery={(search: string) => (search ? { search } : {})}
      />
    </ReferenceInput>
  )
}
