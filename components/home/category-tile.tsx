import { AppLink } from '@/components/layout/app-link'
import { Picture } from '@/components/ui/picture'
import type { Category } from '@/contracts/schemas/shops'
import { categoryPicture } from './category-pictures'

/** One category as its picture and name, which leads to its products. */
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
