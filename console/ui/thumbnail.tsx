import { Box } from '@mui/material'

const SIZE = 56
const GENERATED = /^\/api\/pictures\/[a-z0-9+-]+\.[a-z-]+\.[a-z-]+$/
const UPLOADED = /^(\/api\/uploads\/(?:catalogue-[\w-]{22}|[\w-]{32}))\.webp$/

/** The smallest file of a picture that is sharp at this size. Other addresses are used as they are. */
function smallFile(image: string): string {
  if (GENERATED.test(image)) return `${image}/160.webp`
  return image.replace(UPLOADED, '$1-320.webp')
}

/** A small picture of a product; its name is beside it. */
export const Thumbnail = ({ image }: { image: string }) => (
  <Box
    component="img"
    src={smallFile(image)}
    alt=""
    loading="lazy"
    sx={{ width: SIZE, height: SIZE, objectFit: 'cover', borderRadius: 1, flexShrink: 0 }}
  />
)
