import type { ReactNode } from 'react'

interface Figure {
  key: string
  name: ReactNode
  value: ReactNode
}

/** The layout of a shop's head, on its page and while the page loads. */
export function ShopHeadLayout({
  banner,
  logo,
  action,
  description,
  since,
  figures,
}: {
  banner: ReactNode
  logo: ReactNode
  action: ReactNode
  description: ReactNode
  since: ReactNode
  figures: Figure[]
}) {
  return (
    <div>
      <div className="-mx-gutter wide:mx-0">
        <div className="flex max-h-[min(20rem,50vh)] items-center overflow-hidden wide:rounded-card">
          {banner}
        </div>
      </div>
      <div className="relative -mt-9 flex items-end justify-between">
        <span data-shop-logo className="w-20 rounded-full bg-paper p-1">
          {logo}
        </span>
        {action}
      </div>
      {/* Two lines, as in the skeleton, so that what follows does not move. */}
      <div className="mt-2 min-h-[2lh] text-15 wide:min-h-0">{description}</div>
      <div className="mt-1 text-12 text-muted numbers">{since}</div>
      <dl className="mt-4 grid grid-cols-3 divide-x divide-line rounded-card bg-card py-3 text-center">
        {figures.map(({ key, name, value }) => (
          <div key={key} className="flex flex-col-reverse px-2">
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="text-20 font-semibold numbers">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
