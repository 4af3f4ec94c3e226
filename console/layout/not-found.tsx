import { Alert } from '@mui/material'
import { Title, useTranslate } from 'react-admin'

/** No page has this address, or the role may not see it. */
export function NotFound() {
  const translate = useTranslate()
  return (
    <>
      <Title title={translate('ra.page.not_found')} preferenceKey={false} />
      <Alert severity="info" sx={{ my: 2 }}>
        {translate('ra.message.not_found')}
      </Alert>
    </>
  )
}
