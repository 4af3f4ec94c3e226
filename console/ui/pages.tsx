import { Box, Button } from '@mui/material'
import { useListPaginationContext, useTranslate } from 'react-admin'

/** Previous and next: lists by cursor have no number of pages. Nothing if everything is on one page. */
export function Pages() {
  const { page, setPage, hasNextPage, hasPreviousPage, isPending } = useListPaginationContext()
  const translate = useTranslate()
  if (isPending || (page === 1 && !hasNextPage)) return null
  return (
    <Box
      component="nav"
      aria-label={translate('console.lists.pages')}
      sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 1, p: 1 }}
    >
      <Button disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        {translate('console.lists.previous')}
      </Button>
      <span aria-current="page">{translate('ra.navigation.current_page', { page })}</span>
      <Button disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        {translate('console.lists.next')}
      </Button>
    </Box>
  )
}
