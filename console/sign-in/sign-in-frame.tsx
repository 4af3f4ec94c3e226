import type { ReactNode } from 'react'
import { Box, Card, CardContent, Typography } from '@mui/material'
import { LocalesMenuButton } from 'react-admin'
import { consoleFacts } from '@/console/layout/facts'
import { useDocumentTitle } from '@/console/layout/document-title'

/** A card in the middle of the page, with the brand above and the languages below. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title)
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', gap: 2, p: 2 }}
    >
      <Typography align="center" color="textSecondary">
        {consoleFacts().name}
      </Typography>
      <Card sx={{ width: 'min(400px, calc(100vw - 32px))' }} variant="outlined">
        <CardContent sx={{ display: 'grid', gap: 2 }}>
          <Typography component="h1" variant="h5">
            {title}
          </Typography>
          {children}
        </CardContent>
      </Card>
      <Box sx={{ justifySelf: 'center' }}>
        <LocalesMenuButton />
      </Box>
    </Box>
  )
}
