import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Chip } from '@/components/ui/chip'
import type { Category } from '@/contracts/schemas/shops'

/** The categories in a sticky row; null means all. */
export function CategoryChips({
  row,
  categories,
  chosen,
  onChoose,
}: {
  row?: RefObject<HTMLDivElement | null>
  categories: Category[]
  chosen: string | null
  onChoose?: (key: string | null) => void
}) {
  const t = useTranslations('feed')
  return (
    <div
      ref={row}
      role="group"
      aria-label={t('category')}
      className="sticky top-[calc(var(--spacing-top-bar)*2+env(safe-area-inset-top))] z-10 -mx-gutter scroller gap-2 bg-paper/95 px-gutter py-2 blur-behind noscript:hidden"
    >
      <Chip isOn={chosen === null} onClick={() => onChoose?.(null)}>
        {t('all')}
      </Chip>
      {categories.map(({ key, name }) => (
        <Chip key={key} isOn={chosen === key} onClick={() => onChoose?.(key)}>
          {name}
        </Chip>
      ))}
    </div>
  )
}
