import { Box, Divider, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import {
  BooleanInput,
  Create,
  DateTimeInput,
  required,
  useLocaleState,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import type { Locale } from '@/contracts/languages'
import type { AdminProduct } from '@/contracts/schemas/admin-products'
import { FreshEdit } from '@/console/forms/fresh-edit'
import { RecordForm } from '@/console/forms/record-form'
import { RecordTitle } from '@/console/forms/record-title'
import { CategoryInput } from '@/console/products/category-input'
import { ImagesEditor } from '@/console/products/images-editor'
import { OptionsEditor } from '@/console/products/options-editor'
import {
  NEW_PRODUCT,
  productInput,
  productPlace,
  productValues,
  type ProductValues,
} from '@/console/products/product-values'
import { RetiredSkus } from '@/console/products/retired-skus'
import { ShopInput } from '@/console/products/shop-input'
import { completeRows } from '@/console/products/sku-matrix'
import { SkuTable } from '@/console/products/sku-table'
import { isoTime } from '@/console/ui/iso-time'
import { LanguageTabs } from '@/console/ui/language-tabs'
import { MoneyInput } from '@/console/ui/money-input'
import { TextLine } from '@/console/ui/text-line'
import { useTextIn } from '@/console/ui/use-text-in'

export const ProductCreate = () => (
  <Create redirect="list">
    <ProductForm />
  </Create>
)

export function ProductEdit() {
  const textIn = useTextIn()
  return (
    <FreshEdit title={<RecordTitle<AdminProduct> nameOf={({ texts }) => textIn(texts).name} />}>
      <ProductForm />
    </FreshEdit>
  )
}

const inLanguage = (locale: Locale) => ({ ...NEW_PRODUCT, texts: { [locale]: { ...BLANK } } })
const BLANK = { name: '', description: '' }

function ProductForm() {
  const record = useRecordContext<AdminProduct>()
  const [locale] = useLocaleState()
  const valuesOf = (one: RaRecord | undefined): ProductValues => {
    if (!one) return inLanguage(locale as Locale)
    const values = productValues(one as AdminProduct)
    return { ...values, rows: completeRows(values.options, values.rows) }
  }
  return (
    <RecordForm<ProductValues>
      resource="products"
      record={record}
      valuesOf={valuesOf}
      inputOf={(values, replaced) =>
        productInput(values, !record, replaced as AdminProduct | undefined)
      }
      place={productPlace}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 3,
            alignContent: 'start',
          }}
        >
          <Texts />
          <Part title="console.products.pictures">
            <ImagesEditor />
          </Part>
        </Box>
        <Box sx={{ alignSelf: 'start' }}>
          <BooleanInput source="on_sale" />
          <ShopInput source="shop_id" readOnly={Boolean(record)} validate={required()} fullWidth />
          <CategoryInput source="category_id" validate={required()} fullWidth />
          <MoneyInput
            source="original_price"
            helperText="console.products.originalPriceHint"
            fullWidth
          />
          <TextLine source="handle" helperText="console.products.handleHint" fullWidth />
          <DateTimeInput source="listed_at" parse={isoTime} fullWidth />
        </Box>
      </Box>
      <Part title="console.products.skus">
        <SkuTable />
        {record && <RetiredSkus product={record} />}
      </Part>
    </RecordForm>
  )
}

/** Names of options belong to the language too. */
const Texts = () => (
  <LanguageTabs source="texts" blank={() => ({ ...BLANK })}>
    {({ path, shown, isFallback }) => (
      <>
        <TextLine
          source={`${path}.name`}
          label="resources.products.fields.name"
          validate={required()}
          readOnly={isFallback}
          fullWidth
        />
        <TextLine
          source={`${path}.description`}
          label="console.products.description"
          readOnly={isFallback}
          multiline
          minRows={4}
          maxRows={14}
          fullWidth
        />
        <OptionsEditor locale={shown} isReadOnly={isFallback} />
      </>
    )}
  </LanguageTabs>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box
      component="section"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 }}
    >
      <Divider />
      <Typography component="h2" variant="h6">
        {translate(title)}
      </Typography>
      {children}
    </Box>
  )
}
