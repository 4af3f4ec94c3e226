import RotateCw from 'lucide-react/icons/rotate-cw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UploadTask } from '@/lib/uploads/upload-task'
import { CornerButton } from './picture-tile'

/** A picture being uploaded: its progress, or a retry button. */
export function TaskTile({
  task,
  onRetry,
  onCancel,
}: {
  task: UploadTask
  onRetry: () => void
  onCancel: () => void
}) {
  const t = useTranslations('pictures')
  const percent = Math.floor(task.share * 100)
  return (
    <li className="relative">
      <div className="relative aspect-square overflow-hidden rounded-thumb bg-press">
        <Preview address={task.preview} />
        <div className="absolute inset-0 bg-veil" />
        {task.state === 'failed' ? (
          <button
            type="button"
            onClick={onRetry}
            className="absolute inset-0 grid place-items-center text-on-wallet"
          >
            <span className="sr-only">{t('retry')}</span>
            <RotateCw size={24} />
          </button>
        ) : (
          <div className="absolute inset-x-2 bottom-2 flex flex-col gap-1 text-12 text-on-wallet">
            <span className="numbers">
              {task.state === 'waiting' ? <WifiOff size={16} /> : `${percent}%`}
            </span>
            <progress
              value={percent}
              max={100}
              aria-label={t('progress')}
              className="picture-progress"
            />
          </div>
        )}
      </div>
      <CornerButton label={t('cancel')} onPress={onCancel} />
    </li>
  )
}

/** A file that this browser cannot display (usually HEIC) shows the background. */
function Preview({ address }: { address: string }) {
  const [isReadable, setReadable] = useState(true)
  if (!isReadable) return null
  return (
    <img
      src={address}
      alt=""
      className="size-full object-cover"
      onError={() => setReadable(false)}
    />
  )
}
