import {
  Create,
  NumberInput,
  required,
  SelectInput,
  useGetList,
  useLocaleState,
  useRecordContext,
  type RaRecord,
} from 'react-admin'
import type { AdminCategory } from '@/contracts/schemas/admin-categories'
import { FreshEdit } from '@/console/forms/fresh-edit'
import { RecordForm } from '@/console/forms/record-form'
import { RecordTitle } from '@/console/forms/record-title'
import { LanguageTabs } from '@/console/ui/language-tabs'
import { onlyWritten, type Written } from '@/console/ui/languages'
import { TextLine } from '@/console/ui/text-line'
import { useTextIn } from '@/console/ui/use-text-in'

export const CategoryCreate = () => (
  <Create redirect="list">
    <CategoryForm />
  </Create>
)

export function CategoryEdit() {
  const textIn = useTextIn()
  return (
    <FreshEdit title={<RecordTitle<AdminCategory> nameOf={({ texts }) => textIn(texts)} />}>
      <CategoryForm />
    </FreshEdit>
  )
}

interface CategoryValues {
  key: string
  texts: Written<string>
  parent_id: number | null
  position: number | null
}

const isKey = (key?: string) =>
  !key || /^[a-z_]{1,40}$/.test(key) ? undefined : 'console.categories.keyHint'

function CategoryForm() {
  const record = useRecordContext<AdminCategory>()
  const textIn = useTextIn()
  const [locale] = useLocaleState()
  const { data: all = [] } = useGetList<AdminCategory>('categories')
  const valuesOf = (one: RaRecord | undefined): CategoryValues => {
    if (!one) return { key: '', texts: { [locale]: '' }, parent_id: null, position: all.length }
    const { key, texts, written_locales, parent_id, position } = one as AdminCategory
    return { key, texts: onlyWritten(texts, written_locales), parent_id, position }
  }
  return (
    <RecordForm<CategoryValues>
      resource="categories"
      record={record}
      valuesOf={valuesOf}
      inputOf={({ key, texts, parent_id, position }) => ({
        ...(!record && { key }),
        texts,
        parent_id,
        position: position ?? 0,
      })}
    >
      <LanguageTabs source="texts" blank={() => ''}>
        {({ path, isFallback }) => (
          <TextLine
            source={path}
            label="resources.categories.fields.name"
            validate={required()}
            readOnly={isFallback}
            fullWidth
          />
        )}
      </LanguageTabs>
      <TextLine
        source="key"
        helperText="console.categories.keyHint"
        readOnly={Boolean(record)}
        validate={[required(), isKey]}
        fullWidth
      />
      <SelectInput
        source="parent_id"
        choices={all.filter(({ id }) => id !== record?.id)}
        optionText={(category: AdminCategory) => textIn(category.texts)}
        fullWidth
      />
      <NumberInput
        source="position"
        min={0}
        step={1}
        helperText="console.categories.positionHint"
      />
    </RecordForm>
  )
}
