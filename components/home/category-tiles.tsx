import { useTranslations } from 'next-intl'
import type { Category } from '@/contracts/schemas/shops'
import { CategoryTile } from './category-tile'

export function CategoryTiles({ categories }: { categories: Category[] }) {
  const t = useTranslations('home')
  return (
    <nav aria-label={t('categories')}>
      <ul className="-mx-gutter -my-1 scroller gap-1 px-3 py-1 wide:-mx-1 wide:justify-between wide:px-1">
        {categories.map((category) => (
          <li key={category.id} className="w-18 shrink-0 snap-start [&:lang(ja)]:w-21">
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
