import { CategoryTile } from '@/components/home/category-tile'
import type { Category } from '@/contracts/schemas/shops'

/** Links to the categories for an empty result. */
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
        {categories.map((category) => (
          <li key={category.key}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
