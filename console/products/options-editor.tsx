import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Close'
import { Box, Button, FormHelperText, IconButton, InputAdornment, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch, type FieldError } from 'react-hook-form'
import { MAX_OPTION_TEXT, MAX_OPTION_VALUES, MAX_OPTIONS } from '@/contracts/catalogue-limits'
import type { Locale } from '@/contracts/languages'
import {
  newKey,
  type OptionValue,
  type ProductOption,
  type ProductValues,
} from '@/console/products/product-values'
import { arrangeRows } from '@/console/products/sku-matrix'
import { sourceLocale } from '@/console/ui/languages'

interface OptionsEditorProps {
  /** The language of the names. */
  locale: Locale
  isReadOnly: boolean
}

/** The options of a product with their values. Adding and removing changes all languages and the rows of SKUs. */
export function OptionsEditor({ locale, isReadOnly }: OptionsEditorProps) {
  const translate = useTranslate()
  const { options, change, errorAt } = useOptions()
  const replaceAt = (place: number, option: ProductOption) =>
    change(options.map((one, at) => (at === place ? option : one)))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {options.map((option, place) => (
        <OptionEditor
          key={option.key}
          option={option}
          place={place}
          locale={locale}
          isReadOnly={isReadOnly}
          errorAt={errorAt}
          onChange={(next) => replaceAt(place, next)}
          onRemove={() => change(options.filter((one) => one !== option))}
        />
      ))}
      {errorAt(`texts.${locale}.options`) && (
        <FormHelperText error>{translate('console.products.optionsDiffer')}</FormHelperText>
      )}
      {!isReadOnly && options.length < MAX_OPTIONS && (
        <Button
          startIcon={<AddIcon />}
          sx={{ justifySelf: 'start' }}
          onClick={() =>
            change([
              ...options,
              { key: newKey(), names: {}, values: [{ key: newKey(), names: {} }] },
            ])
          }
        >
          {translate('console.products.addOption')}
        </Button>
      )}
    </Box>
  )
}

function useOptions() {
  const { setValue, getValues, getFieldState, formState } = useFormContext<ProductValues>()
  const options = useWatch<ProductValues, 'options'>({ name: 'options' })
  const change = (next: ProductOption[]) => {
    setValue('rows', arrangeRows(options, next, getValues('rows')), { shouldDirty: true })
    setValue('options', next, { shouldDirty: true })
  }
  const errorAt = (path: string) => {
    const { error } = getFieldState(path as 'options', formState)
    return (error as FieldError | undefined)?.message
  }
  return { options, change, errorAt }
}

interface OptionEditorProps extends OptionsEditorProps {
  option: ProductOption
  place: number
  errorAt: (path: string) => string | undefined
  onChange: (option: ProductOption) => void
  onRemove: () => void
}

function OptionEditor(props: OptionEditorProps) {
  const { option, place, locale, isReadOnly, errorAt, onChange, onRemove } = props
  const translate = useTranslate()
  const { values } = option
  const setValues = (next: OptionValue[]) => onChange({ ...option, values: next })
  return (
    <Box
      role="group"
      aria-label={translate('console.products.option', { number: place + 1 })}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, display: 'grid', gap: 1.5 }}
    >
      <NameBox
        label={translate('console.products.optionName')}
        removal={translate('console.products.removeOption')}
        named={option}
        locale={locale}
        isReadOnly={isReadOnly}
        error={errorAt(`options.${place}.names.${locale}`)}
        onChange={(names) => onChange({ ...option, names })}
        onRemove={onRemove}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        {values.map((value, at) => (
          <NameBox
            key={value.key}
            label={translate('console.products.value', { number: at + 1 })}
            removal={translate('console.products.removeValue')}
            named={value}
            locale={locale}
            isReadOnly={isReadOnly}
            error={errorAt(`options.${place}.values.${at}.names.${locale}`)}
            onChange={(names) =>
              setValues(values.map((one) => (one === value ? { ...value, names } : one)))
            }
            {...(values.length > 1 && {
              onRemove: () => setValues(values.filter((one) => one !== value)),
            })}
          />
        ))}
        {!isReadOnly && values.length < MAX_OPTION_VALUES && (
          <Button
            startIcon={<AddIcon />}
            onClick={() => setValues([...values, { key: newKey(), names: {} }])}
          >
            {translate('console.products.addValue')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

interface NameBoxProps extends OptionsEditorProps {
  label: string
  removal: string
  named: OptionValue
  error: string | undefined
  onChange: (names: OptionValue['names']) => void
  onRemove?: () => void
}

/** The name in one language. Without one, the name in the first language is used, and shown as a hint. */
function NameBox(props: NameBoxProps) {
  const { label, removal, named, locale, isReadOnly, error, onChange, onRemove } = props
  const { names } = named
  const fallback = names[sourceLocale(names)] ?? ''
  return (
    <TextField
      size="small"
      label={label}
      value={names[locale] ?? ''}
      placeholder={fallback}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => onChange({ ...names, [locale]: target.value })}
      sx={{ width: 200 }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength: MAX_OPTION_TEXT, readOnly: isReadOnly },
        input: {
          endAdornment: onRemove && !isReadOnly && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={`${removal}: ${names[locale] || fallback || label}`}
                onClick={onRemove}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
