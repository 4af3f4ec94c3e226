import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { CopyButton } from '@/console/ui/copy-button'

/** The secret that signs the messages of an endpoint; the server does not show it again. */
export function SecretOnce({ secret, onClose }: { secret: string; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{translate('console.webhooks.secret')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography component="code" sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
          {secret}
        </Typography>
        <div>
          <CopyButton text={secret} label="console.webhooks.copySecret" />
        </div>
        <Alert severity="warning">{translate('console.webhooks.secretOnce')}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
