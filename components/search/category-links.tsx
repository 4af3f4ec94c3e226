import { categoryPicture } from '@/components/home/category-pictures'
import { AppLink } from '@/components/layout/app-link'
import { Picture } from '@/components/ui/picture'
import type { Category } from '@/contracts/shops'

/** The categories as a way on for who found nothing. */
export function CategoryLinks({
  heading,
  categories,
}: {
  heading: string
  categories: Category[]
}) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={heading}>
      <h2 className="mb-2.5 text-17">{heading}</h2>
      <ul className="grid grid-cols-5 gap-1 wide:grid-cols-10">
        {categories.map(({ key, name }) => (
          <li key={key}>
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
