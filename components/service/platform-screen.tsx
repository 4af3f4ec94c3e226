'use client'

import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Handshake from 'lucide-react/icons/handshake'
import Store from 'lucide-react/icons/store'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { LoadFailure } from '@/components/layout/load-failure'
import { ArticleSections } from '@/components/articles/article-sections'
import { ActionRow, OutsideRow } from '@/components/layout/link-row'
import { openMerchantEntry } from '@/components/layout/use-guarded-navigation'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { platformQuery } from '@/lib/queries/articles'

/** /platform: what the platform is, its size, and links for sellers and partners. */
export function PlatformScreen() {
  const t = useTranslations('service')
  const format = useFormatter()
  const { data, error, refetch, isFetching } = useQuery(platformQuery())
  if (error && !data)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <ListSkeleton />
      </Skeletons>
    )
  const figures = [
    { name: t('shops'), value: format.number(data.shops) },
    { name: t('products'), value: format.number(data.products) },
    { name: t('version'), value: data.version },
  ]
  return (
    <div className="flex flex-col gap-3 pt-3">
      <dl className="grid grid-cols-3 rounded-card bg-card py-4 text-center">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse gap-0.5 px-1">
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="text-20 font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ArticleSections article={data} />
      <div className="rounded-card bg-card">
        <ActionRow
          icon={<Store size={24} />}
          title={t('merchantEntry')}
          detail={t('merchantHint')}
          value={<ArrowUpRight size={20} />}
          onClick={openMerchantEntry}
        />
        <OutsideRow
          href={`mailto:${data.partner_email}`}
          icon={<Handshake size={24} />}
          title={t('partnership')}
          detail={data.partner_email}
        />
      </div>
    </div>
  )
}
