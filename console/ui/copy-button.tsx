import CopyIcon from '@mui/icons-material/ContentCopy'
import { Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'

interface CopyButtonProps {
  text: string
  /** A message key; names what is copied. */
  label: string
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('console.copy.done'),
      () => notify('console.copy.failed', { type: 'warning' }),
    )
  return (
    <Button size="small" startIcon={<CopyIcon />} onClick={() => void copy()}>
      {translate(label)}
    </Button>
  )
}
