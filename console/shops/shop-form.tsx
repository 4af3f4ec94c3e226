import {
  BooleanInput,
  Create,
  maxLength,
  required,
  useLocaleState,
  useRecordContext,
  type RaRecord,
} from 'react-admin'
import { MAX_RETURN_ADDRESS } from '@/contracts/catalogue-limits'
import type { AdminShop } from '@/contracts/schemas/admin-shops'
import { FreshEdit } from '@/console/forms/fresh-edit'
import { RecordForm } from '@/console/forms/record-form'
import { RecordTitle } from '@/console/forms/record-title'
import { LanguageTabs } from '@/console/ui/language-tabs'
import { onlyWritten, type Written } from '@/console/ui/languages'
import { PictureInput } from '@/console/ui/picture-input'
import { pictureInput, type FormPicture } from '@/console/ui/picture-upload'
import { TextLine } from '@/console/ui/text-line'
import { useTextIn } from '@/console/ui/use-text-in'

export const ShopCreate = () => (
  <Create redirect="list">
    <ShopForm />
  </Create>
)

export function ShopEdit() {
  const textIn = useTextIn()
  return (
    <FreshEdit title={<RecordTitle<AdminShop> nameOf={({ texts }) => textIn(texts).name} />}>
      <ShopForm />
    </FreshEdit>
  )
}

interface ShopValues {
  texts: Written<{ name: string; description: string }>
  handle: string | null
  logo: FormPicture | null
  banner: FormPicture | null
  open: boolean
  return_address: string
}

const blank = () => ({ name: '', description: '' })

function ShopForm() {
  const [locale] = useLocaleState()
  const valuesOf = (record: RaRecord | undefined): ShopValues => {
    if (!record)
      return {
        texts: { [locale]: blank() },
        handle: null,
        logo: null,
        banner: null,
        open: true,
        return_address: '',
      }
    const { texts, written_locales, handle, logo, banner, open, return_address } =
      record as AdminShop
    return {
      texts: onlyWritten(texts, written_locales),
      handle,
      logo: { url: logo },
      banner: { url: banner },
      open,
      return_address,
    }
  }
  return (
    <RecordForm<ShopValues>
      resource="shops"
      record={useRecordContext()}
      valuesOf={valuesOf}
      inputOf={inputOf}
    >
      <LanguageTabs source="texts" blank={blank}>
        {({ path, isFallback }) => (
          <>
            <TextLine
              source={`${path}.name`}
              label="resources.shops.fields.name"
              validate={required()}
              readOnly={isFallback}
              fullWidth
            />
            <TextLine
              source={`${path}.description`}
              label="console.products.description"
              readOnly={isFallback}
              multiline
              minRows={3}
              fullWidth
            />
          </>
        )}
      </LanguageTabs>
      <PictureInput source="logo" label="resources.shops.fields.logo" validate={required()} />
      <PictureInput
        source="banner"
        label="resources.shops.fields.banner"
        ratio={16 / 7}
        validate={required()}
      />
      <TextLine source="handle" helperText="console.products.handleHint" fullWidth />
      <TextLine
        source="return_address"
        helperText="console.shops.returnAddressHint"
        multiline
        minRows={3}
        validate={maxLength(MAX_RETURN_ADDRESS)}
        fullWidth
      />
      <BooleanInput source="open" helperText="console.shops.openHint" />
    </RecordForm>
  )
}

const inputOf = ({ texts, handle, logo, banner, open, return_address }: ShopValues) => ({
  texts,
  ...(handle && { handle }),
  ...(logo && { logo: pictureInput(logo) }),
  ...(banner && { banner: pictureInput(banner) }),
  open,
  return_address,
})
