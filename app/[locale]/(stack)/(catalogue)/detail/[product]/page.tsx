import { notFound } from 'next/navigation'
import { ProductScreen } from '@/components/products/product-screen'
import { loadProduct, loadProductReviews } from '@/lib/catalogue/load'
import { productMetadata } from '@/lib/seo/metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ product: '_' }]

type Props = PageProps<'/[locale]/detail/[product]'>

export async function generateMetadata({ params }: Props) {
  return productMetadata(await loadProduct((await params).product))
}

export default async function DetailPage({ params }: Props) {
  const { product: id } = await params
  const [product, reviews] = await Promise.all([loadProduct(id), loadProductReviews(id)])
  if (!product) notFound()
  return <ProductScreen product={product} reviews={reviews} />
}
