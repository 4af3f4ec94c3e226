'use client'

import { FailedState } from '@/components/ui/failed-state'
import { ApiError } from '@/lib/api/api-error'

/** A failed query: the message, the request id and a retry button. */
export function LoadFailure({
  error,
  isRetrying,
  onRetry,
}: {
  error: Error
  isRetrying: boolean
  onRetry: () => void
}) {
  const known = error instanceof ApiError ? error : undefined
  return (
    <FailedState
      message={known?.message || undefined}
      requestId={known?.requestId}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  )
}
