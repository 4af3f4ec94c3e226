import { LinearProgress } from '@mui/material'
import { useTranslate } from 'react-admin'

export function Waiting() {
  const translate = useTranslate()
  return <LinearProgress aria-label={translate('ra.message.loading')} sx={{ my: 2 }} />
}
