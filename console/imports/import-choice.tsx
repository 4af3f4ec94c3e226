import { Alert, Autocomplete, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { LANGUAGES, type Locale } from '@/contracts/languages'
import type { AdminCategory } from '@/contracts/schemas/admin-categories'
import type { AdminShop } from '@/contracts/schemas/admin-shops'
import { MAX_IMPORT_BYTES, MAX_IMPORT_MIB } from '@/contracts/upload-limits'
import { DropZone } from '@/console/ui/drop-zone'
import { useTextIn } from '@/console/ui/use-text-in'

/** As startAdminImport takes them; what is not chosen is left out. */
export interface ImportOptions {
  shop?: string
  category?: string
  language?: Locale
  encoding?: string
}

const ENCODINGS = ['gb18030', 'shift_jis', 'euc-jp', 'euc-kr', 'windows-874', 'windows-1252']
const TYPES = '.csv,.jsonl,.ndjson,text/csv,application/jsonl'

interface ImportChoiceProps {
  isSending: boolean
  onChosen: (chosen: { file: File; options: ImportOptions }) => void
}

export function ImportChoice({ isSending, onChosen }: ImportChoiceProps) {
  const translate = useTranslate()
  const [file, setFile] = useState<File>()
  const [options, setOptions] = useState<ImportOptions>({})
  const isTooLarge = file !== undefined && file.size > MAX_IMPORT_BYTES
  return (
    <>
      <DropZone
        label={translate('console.imports.choose')}
        hint={translate('console.imports.formats', { max: MAX_IMPORT_MIB })}
        accept={TYPES}
        disabled={isSending}
        onFiles={([first]) => setFile(first)}
      />
      {file && <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>}
      {isTooLarge && (
        <Alert severity="error">
          {translate('console.imports.tooLarge', { max: MAX_IMPORT_MIB })}
        </Alert>
      )}
      <Options options={options} onChange={setOptions} />
      <Button
        variant="contained"
        sx={{ justifySelf: 'start' }}
        disabled={!file || isTooLarge || isSending}
        onClick={() => file && onChosen({ file, options })}
      >
        {translate('console.imports.tryOut')}
      </Button>
    </>
  )
}

interface OptionsProps {
  options: ImportOptions
  onChange: (options: ImportOptions) => void
}

function Options({ options, onChange }: OptionsProps) {
  const textIn = useTextIn()
  const { data: categories = [] } = useGetList<AdminCategory>('categories')
  const choicesOf = {
    category: categories.map(({ key, texts }) => ({ value: key, label: textIn(texts) })),
    language: LANGUAGES.map(({ locale, languageName }) => ({ value: locale, label: languageName })),
    encoding: ENCODINGS.map((name) => ({ value: name, label: name })),
  }
  const set = (name: keyof ImportOptions, value: string) => {
    const { [name]: _, ...others } = options
    onChange(value ? { ...others, [name]: value } : others)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <ShopChoice onChange={(handle) => set('shop', handle)} />
      {(['category', 'language', 'encoding'] as const).map((name) => (
        <Choice
          key={name}
          name={name}
          value={options[name] ?? ''}
          choices={choicesOf[name]}
          onChange={(value) => set(name, value)}
        />
      ))}
    </Box>
  )
}

/** Found by a part of the name, because there may be many. */
function ShopChoice({ onChange }: { onChange: (handle: string) => void }) {
  const translate = useTranslate()
  const textIn = useTextIn()
  const [search, setSearch] = useState('')
  const { data: shops = [] } = useGetList<AdminShop>('shops', {
    filter: search ? { search } : {},
    pagination: { page: 1, perPage: 20 },
  })
  return (
    <Autocomplete
      size="small"
      options={shops}
      filterOptions={(found) => found}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ texts }) => textIn(texts).name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, text, reason) => setSearch(reason === 'input' ? text : '')}
      onChange={(_, shop) => onChange(shop ? (shop.handle ?? `shop-${shop.id}`) : '')}
      renderInput={({ slotProps, ...input }) => (
        <TextField
          {...input}
          label={translate('console.imports.options.shop')}
          helperText={translate('console.imports.optionHints.shop')}
          placeholder={translate('console.imports.defaults.shop')}
          slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  )
}

interface ChoiceProps {
  name: keyof ImportOptions
  value: string
  choices: { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ name, value, choices, onChange }: ChoiceProps) {
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      label={translate(`console.imports.options.${name}`)}
      helperText={translate(`console.imports.optionHints.${name}`)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate(`console.imports.defaults.${name}`)}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
