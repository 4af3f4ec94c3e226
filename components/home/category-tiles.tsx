import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { Picture } from '@/components/ui/picture'
import type { Category } from '@/contracts/shops'
import { categoryPicture } from './category-pictures'

export function CategoryTiles({ categories }: { categories: Category[] }) {
  const t = useTranslations('home')
  return (
    <nav aria-label={t('categories')}>
      <ul className="-mx-gutter scroller gap-1 px-3 wide:mx-0 wide:justify-between wide:px-0">
        {categories.map(({ id, key, name }) => (
          <li key={id} className="w-18 shrink-0 snap-start">
            <AppLink
              href={`/explore?category=${key}`}
              className="flex flex-col items-center gap-1 rounded-card py-1.5 text-center transition-colors hover:bg-press active:bg-press"
            >
              <span className="w-11">
                <Picture address={categoryPicture(key)} alt="" sizes="44px" shape="round" />
              </span>
              <span className="line-clamp-2 text-12">{name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
