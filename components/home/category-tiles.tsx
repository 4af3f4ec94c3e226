import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { Picture } from '@/components/ui/picture'
import type { Category } from '@/contracts/schemas/shops'

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

/** One category with picture and name; links to its products. */
export function CategoryTile({ category: { key, name } }: { category: Category }) {
  return (
    <AppLink
      href={`/explore?category=${key}`}
      className="flex flex-col items-center gap-1 rounded-card py-1.5 text-center transition-colors hover:bg-press active:bg-press"
    >
      <span className="w-11">
        <Picture address={categoryPicture(key)} alt="" sizes="44px" shape="round" />
      </span>
      <span className="line-clamp-2 text-12 wrap-anywhere">{name}</span>
    </AppLink>
  )
}

/** The picture of each category of the specification (section 3). */
const PICTURES: Record<string, string> = {
  computer: 'laptop.mist-blue',
  electrical_equipment: 'toaster.honey-yellow',
  outdoors: 'backpack.olive',
  family_life: 'teapot.terracotta',
  health: 'body-lotion.mint',
  mens_clothing: 'button-down-shirt.navy',
  womens_clothing: 'wrap-dress.dusty-pink',
  food: 'honey.beige',
  mobile_phone: 'smartphone.teal',
  toys: 'teddy-bear.sand',
}

/** Other categories get a basket. */
function categoryPicture(key: string): string {
  return `/api/pictures/${PICTURES[key] ?? 'storage-basket.lavender'}.tile`
}
