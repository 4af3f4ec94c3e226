import { Box, Card, CardMedia, FormHelperText, Typography } from '@mui/material'
import { useInput, useTranslate, type Validator } from 'react-admin'
import { ACCEPTED_PICTURES, MAX_PICTURE_MIB } from '@/contracts/upload-limits'
import { DropZone } from '@/console/ui/drop-zone'
import { messageOf } from '@/console/ui/money-input'
import { pictureFile } from '@/console/ui/picture-file'
import { usePictureUpload, type FormPicture } from '@/console/ui/picture-upload'
import { UploadState } from '@/console/ui/upload-state'

interface PictureInputProps {
  source: string
  label: string
  /** Width by height of the shown part. */
  ratio?: number
  validate?: Validator
}

/** One picture; the value is a FormPicture. A new one replaces it. */
export function PictureInput({ source, label, ratio = 1, validate }: PictureInputProps) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source, ...(validate && { validate }) })
  const { upload, waiting, problems } = usePictureUpload((picture) => field.onChange(picture))
  const picture = field.value as FormPicture | null | undefined
  const shown = translate(label)
  return (
    <Box role="group" aria-label={shown} sx={{ display: 'grid', gap: 1, width: '100%', mb: 2 }}>
      <Typography component="div" variant="subtitle2">
        {shown}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        {picture?.url && (
          <Card variant="outlined" sx={{ width: 96 * Math.max(1, ratio), maxWidth: '100%' }}>
            <CardMedia
              component="img"
              image={pictureFile(picture.url, 'medium')}
              alt={shown}
              sx={{ aspectRatio: ratio, objectFit: 'cover' }}
            />
          </Card>
        )}
        <Box sx={{ flex: '1 1 220px' }}>
          <DropZone
            label={translate(picture?.url ? 'console.pictures.replace' : 'console.pictures.add')}
            hint={translate('console.pictures.hint', { max: MAX_PICTURE_MIB })}
            accept={ACCEPTED_PICTURES}
            disabled={waiting.length > 0}
            onFiles={(files) => void upload(files)}
          />
        </Box>
      </Box>
      <UploadState waiting={waiting} problems={problems} />
      {fieldState.error && (
        <FormHelperText error>{messageOf(errorText(fieldState.error), translate)}</FormHelperText>
      )}
    </Box>
  )
}

/** The error may be about a part of the value, such as its `upload_id`. */
function errorText(error: object): string {
  if ('message' in error && typeof error.message === 'string') return error.message
  const [inner] = Object.values(error) as { message?: string }[]
  return inner?.message ?? ''
}
