import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Button,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import type { addStaff } from '@/contracts/staff'
import type { DataOf } from '@/contracts/endpoint'
import { CopyButton } from '@/console/ui/copy-button'
import { useFormats } from '@/console/ui/use-formats'

export type Invited = DataOf<typeof addStaff>

/** Shown once: the server keeps only a digest. The part behind `#` is not sent to servers. */
export function InvitationLink({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const translate = useTranslate()
  const { dateTime } = useFormats()
  const link = `${window.location.origin}/invitation#${invited.invitation}`
  const { name, email } = invited.staff
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="invitation-title">
      <DialogTitle id="invitation-title">
        {translate('console.staff.invitationFor', { name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{translate('console.staff.invitationHint', { name, email })}</Typography>
        <Typography component="code" sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
          {link}
        </Typography>
        <div>
          <CopyButton text={link} label="console.staff.copyInvitation" />
        </div>
        <Alert severity="warning">
          {translate('console.staff.invitationOnce', {
            time: dateTime(invited.expires_at),
          })}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
