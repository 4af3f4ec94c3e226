import { notFound } from 'next/navigation'
import { ProductScreen } from '@/components/products/product-screen'
import { loadProduct, loadProductReviews, visitedParams } from '@/lib/catalogue/load'
import { productMetadata } from '@/lib/seo/metadata'

/** Rendered per request: the page cache of the web server stores it. */
export const instant = false

type Props = PageProps<'/[locale]/detail/[product]/[mer]'>

export async function generateMetadata({ params }: Props) {
  return productMetadata(await loadProduct((await visitedParams(params)).product))
}

/** The product within a shop; 404 if another shop sells it. */
export default async function DetailInShopPage({ params }: Props) {
  const { product: id, mer } = await visitedParams(params)
  const [product, reviews] = await Promise.all([loadProduct(id), loadProductReviews(id)])
  if (!product || String(product.shop_id) !== mer) notFound()
  return <ProductScreen product={product} reviews={reviews} />
}
