import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { pictureFile } from '@/console/ui/picture-file'

/** As on the home page: the title lies on the left part of the picture (components/home/banners.tsx). */
export function BannerPreview({ image, title }: { image: string | undefined; title: string }) {
  const translate = useTranslate()
  return (
    <Box
      role="img"
      aria-label={translate('console.banners.previewOf', { title })}
      sx={{
        position: 'relative',
        containerType: 'inline-size',
        width: '100%',
        maxWidth: 420,
        aspectRatio: '16 / 7',
        borderRadius: 4,
        overflow: 'hidden',
        bgcolor: 'action.hover',
      }}
    >
      {image && (
        <Box
          component="img"
          src={pictureFile(image, 'medium')}
          alt=""
          sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
      )}
      <Typography
        component="span"
        sx={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 16,
          width: '42%',
          display: 'flex',
          alignItems: 'center',
          color: image ? '#1c1a17' : 'text.primary',
          // As large as beside the picture in the shop, at any width of the preview.
          fontSize: 'min(17px, 4.7cqw)',
          lineHeight: 1.35,
          fontWeight: 600,
          overflowWrap: 'anywhere',
          textWrap: 'balance',
        }}
      >
        {title}
      </Typography>
    </Box>
  )
}
