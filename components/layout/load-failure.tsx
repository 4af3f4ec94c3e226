'use client'

import { FailedState } from '@/components/ui/failed-state'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'

/** A failed query: the message, the request id and a retry button; an invalid request is not offered for retry. */
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
  const isRefused = known?.code === CODE.invalid
  const fieldErrors = known ? Object.values(known.fields) : []
  return (
    <FailedState
      message={(isRefused && fieldErrors[0]) || known?.message || undefined}
      requestId={isRefused ? null : known?.requestId}
      isRetrying={isRetrying}
      onRetry={isRefused ? undefined : onRetry}
    />
  )
}
