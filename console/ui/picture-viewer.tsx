import CloseIcon from '@mui/icons-material/Close'
import ZoomInIcon from '@mui/icons-material/ZoomIn'
import ZoomOutIcon from '@mui/icons-material/ZoomOut'
import { useState, type ReactNode } from 'react'
import { Box, Button, ButtonBase, Dialog, IconButton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Picture {
  id: number
  url: string
  small_url: string
}

const SMALL = { width: 160, height: 160, objectFit: 'cover' } as const
const WHOLE = { display: 'block', maxWidth: '100%', minHeight: 160, maxHeight: 'min(60vh, 480px)' }

interface PicturesProps {
  pictures: Picture[]
  /** A message key with `number`, such as "Payment evidence %{number}". */
  label: string
  /** What the pictures have to prove; it stays in view beside the opened picture. */
  facts?: ReactNode
}

/** Small pictures that open in full size with zoom. One alone is shown whole and large enough to compare. */
export function Pictures({ pictures, label, facts }: PicturesProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState<number>()
  const shown = open === undefined ? undefined : pictures[open]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {pictures.map(({ id, url, small_url }, index) => (
        <ButtonBase
          key={id}
          onClick={() => setOpen(index)}
          aria-label={translate('console.pictures.open', {
            what: translate(label, { number: index + 1 }),
          })}
          focusRipple
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
        >
          <Box
            component="img"
            src={pictures.length === 1 ? url : small_url}
            alt=""
            sx={pictures.length === 1 ? WHOLE : SMALL}
          />
        </ButtonBase>
      ))}
      {shown && open !== undefined && (
        <Viewer
          key={shown.id}
          url={shown.url}
          name={translate(label, { number: open + 1 })}
          facts={facts}
          onPrevious={open > 0 ? () => setOpen(open - 1) : undefined}
          onNext={open < pictures.length - 1 ? () => setOpen(open + 1) : undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Box>
  )
}

/** Widths of the picture, as multiples of the window. */
const ZOOMS = [1, 1.5, 2, 3, 4]

interface ViewerProps {
  url: string
  name: string
  facts: ReactNode
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

function Viewer({ url, name, facts, onPrevious, onNext, onClose }: ViewerProps) {
  const translate = useTranslate()
  const [step, setStep] = useState(0)
  const zoom = ZOOMS[step] ?? 1
  const size = step === 0 ? { maxWidth: '100%', maxHeight: '100%' } : { width: `${zoom * 100}%` }
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby="picture-name">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1, pl: 2 }}>
        <Typography id="picture-name" component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        {facts}
        {onPrevious && (
          <Button onClick={onPrevious}>{translate('console.pictures.previous')}</Button>
        )}
        {onNext && <Button onClick={onNext}>{translate('console.pictures.next')}</Button>}
        <IconButton
          aria-label={translate('console.pictures.smaller')}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        >
          <ZoomOutIcon />
        </IconButton>
        <IconButton
          aria-label={translate('console.pictures.larger')}
          disabled={step === ZOOMS.length - 1}
          onClick={() => setStep(step + 1)}
        >
          <ZoomInIcon />
        </IconButton>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {/* The keyboard scrolls it. */}
      <Box
        tabIndex={0}
        role="group"
        aria-label={name}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          bgcolor: 'action.hover',
          textAlign: 'center',
        }}
      >
        <Box component="img" src={url} alt={name} sx={size} />
      </Box>
    </Dialog>
  )
}
