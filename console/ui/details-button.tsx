import { useState, type ReactNode } from 'react'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Opens what a row has no place for. `title` is translated already. */
export function DetailsButton({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {translate('ra.message.details')}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="md" aria-labelledby="details-title">
        <DialogTitle id="details-title">{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
