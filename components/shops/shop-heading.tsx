import { CardLink } from '@/components/preview/card-link'
import { Picture } from '@/components/ui/picture'
import type { ShopCard } from '@/contracts/schemas/shops'

/** A link to the shop of a group of items. */
export function ShopHeading({ shop }: { shop: ShopCard }) {
  return (
    <h2 className="min-w-0">
      <CardLink
        to={{ kind: 'shop', card: shop }}
        className="flex min-h-tap items-center gap-2.5 text-15 font-semibold"
      >
        <span className="size-7 shrink-0">
          <Picture address={shop.logo} alt="" sizes="28px" shape="round" />
        </span>
        <span className="min-w-0 truncate">{shop.name}</span>
      </CardLink>
    </h2>
  )
}
