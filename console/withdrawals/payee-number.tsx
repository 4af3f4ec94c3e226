import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { readAdminPayee } from '@/contracts/admin-withdrawals'
import { call } from '@/console/api/call'
import { CopyButton } from '@/console/ui/copy-button'
import { notifyText } from '@/console/ui/notify-text'
import { useMay } from '@/console/ui/use-may'

/** The masked number, and on request the full one. Each request is in the history. */
export function PayeeNumber({ id, masked }: { id: number; masked: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const mayDecide = useMay('money.decide')
  const read = useMutation({
    mutationFn: () => call(readAdminPayee, { id }),
    onSuccess: () => refresh(),
    onError: (error) => notifyText(notify, error.message, { type: 'error' }),
    // The full number does not stay in memory.
    gcTime: 0,
  })
  if (read.data) {
    const { number } = read.data
    return (
      <>
        <code>{inFours(number)}</code>{' '}
        <CopyButton text={number} label="console.withdrawals.copyNumber" />
        <Button size="small" onClick={() => read.reset()}>
          {translate('console.withdrawals.hideNumber')}
        </Button>
      </>
    )
  }
  return (
    <>
      {masked}{' '}
      {mayDecide && (
        <Button size="small" loading={read.isPending} onClick={() => read.mutate()}>
          {translate('console.withdrawals.showNumber')}
        </Button>
      )}
    </>
  )
}

const inFours = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ')
