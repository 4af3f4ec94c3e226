import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { StructuredDataScript } from '@/components/products/structured-data-script'
import { ShopScreen } from '@/components/shops/shop-screen'
import { loadShop, loadShopProducts, visitedParams } from '@/lib/catalogue/load'
import { publicMetadata } from '@/lib/seo/metadata'
import { breadcrumbData, storeData } from '@/lib/seo/structured-data'

/** Rendered per request: the page cache of the web server stores it. */
export const instant = false

type Props = PageProps<'/[locale]/shop/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shop = await loadShop((await visitedParams(params)).id)
  if (!shop) return {}
  return publicMetadata({
    title: shop.name,
    description: shop.description,
    path: `/shop/${shop.id}`,
    picture: shop.banner,
    locale: await getLocale(),
  })
}

export default async function ShopPage({ params }: Props) {
  const { id } = await visitedParams(params)
  const [shop, products, locale] = await Promise.all([
    loadShop(id),
    loadShopProducts(id),
    getLocale(),
  ])
  if (!shop) notFound()
  return (
    <>
      <ShopScreen
        shop={shop}
        products={products?.list ?? []}
        next={products?.next_cursor ?? null}
      />
      <StructuredDataScript data={storeData(shop, locale)} />
      <StructuredDataScript
        data={breadcrumbData([{ name: shop.name, path: `/shop/${shop.id}` }], locale)}
      />
    </>
  )
}
