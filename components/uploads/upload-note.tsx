import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslations } from 'next-intl'
import type { UploadTask } from '@/lib/uploads/upload-task'

/** One status line below the pictures: an error, no network, completion, or the hint. */
export function UploadNote({
  id,
  tasks,
  isComplete,
  hint,
  error,
}: {
  id: string
  tasks: readonly UploadTask[]
  isComplete: boolean
  hint?: string
  error?: string | null
}) {
  const t = useTranslations('pictures')
  const words = useTranslations('toasts')
  const failed = tasks.find(({ state }) => state === 'failed')
  const moving = tasks.filter(({ state }) => state !== 'failed')
  const isWaiting = moving.length > 0 && moving.every(({ state }) => state === 'waiting')
  const problem = failed ? failed.message || t('failed') : error
  return (
    <div id={id} aria-live="polite" className="flex flex-col gap-1 text-13 empty:hidden">
      {problem && (
        <p className="flex items-start gap-1.5 text-bad">
          <CircleAlert size={16} className="mt-px" />
          <span className="min-w-0">{problem}</span>
        </p>
      )}
      {isWaiting && <p className="text-muted">{t('waiting')}</p>}
      {isComplete && (
        <p className="flex items-center gap-1.5 text-good">
          <CircleCheck size={16} />
          {words('uploadComplete')}
        </p>
      )}
      {hint && !problem && moving.length === 0 && !isComplete && (
        <p className="text-muted">{hint}</p>
      )}
    </div>
  )
}
