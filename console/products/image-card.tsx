import BackIcon from '@mui/icons-material/ArrowBack'
import ForwardIcon from '@mui/icons-material/ArrowForward'
import RemoveIcon from '@mui/icons-material/Close'
import TextIcon from '@mui/icons-material/ShortTextOutlined'
import {
  Button,
  Card,
  CardActions,
  CardMedia,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { MAX_IMAGE_ALT } from '@/contracts/catalogue-limits'
import { LANGUAGES } from '@/contracts/languages'
import type { ProductImage } from '@/console/products/product-values'
import { pictureFile } from '@/console/ui/picture-file'

interface ImageCardProps {
  image: ProductImage
  place: number
  count: number
  isDragged: boolean
  onDragStart: () => void
  onDragEnd: () => void
  onDropHere: () => void
  onMove: (to: number) => void
  onChange: (image: ProductImage) => void
  onRemove: () => void
}

export function ImageCard(props: ImageCardProps) {
  const { image, place, count, isDragged, onDropHere, onMove, onChange, onRemove } = props
  const translate = useTranslate()
  const [isDescribing, setIsDescribing] = useState(false)
  const name = translate('console.pictures.numbered', { number: place + 1 })
  const labelOf = (action: string) => `${translate(`console.pictures.${action}`)}: ${name}`
  return (
    <Card
      component="li"
      variant="outlined"
      draggable
      onDragStart={props.onDragStart}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDropHere()
      }}
      sx={{ opacity: isDragged ? 0.5 : 1, cursor: 'grab', position: 'relative' }}
    >
      <CardMedia
        component="img"
        image={pictureFile(image.url, 'medium')}
        alt={image.alts.en ?? name}
        draggable={false}
        sx={{ aspectRatio: 1, objectFit: 'cover' }}
      />
      {place === 0 && (
        <Chip
          size="small"
          color="primary"
          label={translate('console.pictures.main')}
          sx={{ position: 'absolute', top: 8, left: 8 }}
        />
      )}
      <CardActions disableSpacing sx={{ justifyContent: 'space-between', p: 0.5 }}>
        <IconButton
          size="small"
          aria-label={labelOf('earlier')}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <BackIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={labelOf('later')}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        >
          <ForwardIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={labelOf('describe')}
          onClick={() => setIsDescribing(true)}
        >
          <TextIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={labelOf('remove')} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </CardActions>
      {isDescribing && (
        <AltsDialog image={image} onChange={onChange} onClose={() => setIsDescribing(false)} />
      )}
    </Card>
  )
}

interface AltsDialogProps {
  image: ProductImage
  onChange: (image: ProductImage) => void
  onClose: () => void
}

/** What the picture shows, for people who do not see it, in each language. */
function AltsDialog({ image, onChange, onClose }: AltsDialogProps) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="alts">
      <DialogTitle id="alts">{translate('console.pictures.describeTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {LANGUAGES.map(({ locale, languageName }) => (
          <TextField
            key={locale}
            label={languageName}
            size="small"
            margin="dense"
            value={image.alts[locale] ?? ''}
            slotProps={{ htmlInput: { maxLength: MAX_IMAGE_ALT, lang: locale } }}
            onChange={({ target }) =>
              onChange({ ...image, alts: { ...image.alts, [locale]: target.value } })
            }
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
