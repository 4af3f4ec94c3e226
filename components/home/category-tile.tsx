import { AppLink } from '@/components/layout/app-link'
import { Picture } from '@/components/ui/picture'
import type { Category } from '@/contracts/schemas/shops'

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
const PICTURES = new Map(
  Object.entries({
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
  }),
)

/** Other categories get a basket. */
function categoryPicture(key: string): string {
  return `/api/pictures/${PICTURES.get(key) ?? 'storage-basket.lavender'}.tile`
}
