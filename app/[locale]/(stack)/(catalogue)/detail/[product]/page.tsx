import { notFound } from 'next/navigation'
import { ProductScreen } from '@/components/products/product-screen'
import { loadProduct, loadProductReviews, visitedParams } from '@/lib/catalogue/load'
import { productMetadata } from '@/lib/seo/metadata'

/** Rendered per request: the page cache of the web server stores it. */
export const instant = false

type Props = PageProps<'/[locale]/detail/[product]'>

export async function generateMetadata({ params }: Props) {
  return productMetadata(await loadProduct((await visitedParams(params)).product))
}

export default async function DetailPage({ params }: Props) {
  const { product: id } = await visitedParams(params)
  const [product, reviews] = await Promise.all([loadProduct(id), loadProductReviews(id)])
  if (!product) notFound()
  return <ProductScreen product={product} reviews={reviews} />
}
