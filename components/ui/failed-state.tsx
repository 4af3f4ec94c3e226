'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslations } from 'next-intl'
import { Button } from './button'

/** A failure: the message, the request id for support, and a retry button. */
export function FailedState({
  message,
  requestId,
  isRetrying,
  onRetry,
}: {
  message?: string
  requestId?: string | null
  isRetrying?: boolean
  onRetry?: () => void
}) {
  const t = useTranslations()
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-gutter py-14 text-center">
      <CircleAlert size={40} className="text-bad" />
      <p className="max-w-reading text-15 text-balance">{message ?? t('failed.title')}</p>
      {requestId && (
        <p className="text-12 break-all text-muted numbers">
          {t('failed.request', { id: requestId })}
        </p>
      )}
      {onRetry && (
        <Button variant="quiet" isPending={isRetrying} onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      )}
    </div>
  )
}
