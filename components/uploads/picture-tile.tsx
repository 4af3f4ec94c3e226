import X from 'lucide-react/icons/x'
import { useTranslations } from 'next-intl'
import type { UploadedPicture } from '@/contracts/schemas/uploads'
import { Picture } from '@/components/ui/picture'

/** An uploaded picture with a remove button. */
export function PictureTile({
  picture,
  index,
  onRemove,
}: {
  picture: UploadedPicture
  index: number
  onRemove: () => void
}) {
  const t = useTranslations('pictures')
  return (
    <li className="relative">
      <Picture
        address={picture.url}
        alt={t('picture', { index: index + 1 })}
        sizes="120px"
        shape="thumb"
        isPriority
      />
      <CornerButton label={t('remove', { index: index + 1 })} onPress={onRemove} />
    </li>
  )
}

/** A round corner button; its touch target is larger than its disc. */
export function CornerButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute -top-2 -right-2 grid size-tap place-items-center"
    >
      <span className="sr-only">{label}</span>
      <span className="grid size-6 place-items-center rounded-full bg-toast text-on-toast">
        <X size={14} />
      </span>
    </button>
  )
}
