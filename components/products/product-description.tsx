import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import type { Product } from '@/contracts/schemas/products'

export function ProductDescription({ product }: { product: Product }) {
  const t = useTranslations('productPage')
  return (
    <section
      id={`description-${product.id}`}
      tabIndex={-1}
      aria-labelledby={`description-${product.id}-heading`}
      className="scroll-mt-12 rounded-card bg-card p-4"
    >
      <h2 id={`description-${product.id}-heading`} className="mb-2 text-17">
        {t('description')}
      </h2>
      <div className="flex flex-col gap-2 text-15">
        {product.description.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-4 text-13 text-muted">
        {t.rich('category', {
          name: product.category.name,
          link: (name) => (
            <AppLink
              href={`/explore?category=${product.category.key}`}
              className="tap-area text-ink underline underline-offset-2"
            >
              {name}
            </AppLink>
          ),
        })}
      </p>
    </section>
  )
}
