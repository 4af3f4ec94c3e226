import { ReferenceInput, SelectInput, type SelectInputProps } from 'react-admin'
import type { AdminCategory } from '@/contracts/schemas/admin-categories'
import { useTextIn } from '@/console/ui/use-text-in'

/** All categories, in the language of the console. */
export function CategoryInput({
  source,
  alwaysOn: _,
  ...props
}: SelectInputProps & { source: string; alwaysOn?: boolean }) {
  const textIn = useTextIn()
  return (
    <ReferenceInput source={source} reference="categories" perPage={50}>
      <SelectInput {...props} optionText={(category: AdminCategory) => textIn(category.texts)} />
    </ReferenceInput>
  )
}
