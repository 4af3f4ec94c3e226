'use client'

import Globe from 'lucide-react/icons/globe'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { LinkRow } from '@/components/layout/link-row'
import { LinkTabs } from '@/components/layout/link-tabs'
import { Tabs } from '@/components/ui/tabs'
import { Specimen } from './specimen'

const states = ['All', 'Waiting pay', 'Waiting deliver', 'Delivered', 'Received', 'Completed']

export function FrameSpecimens() {
  const t = useTranslations('titles')
  const panelId = useId()
  const [view, setView] = useState('products')
  return (
    <Specimen name="Tabs and rows">
      <LinkTabs
        label="Orders by state"
        tabs={states.map((label, place) => ({
          href: `/myPurchases/${place}`,
          label,
          count: place === 1 ? 2 : undefined,
          isCurrent: place === 1,
        }))}
      />
      <Tabs
        label="What to show"
        tabs={[
          { value: 'products', label: 'Products' },
          { value: 'shops', label: 'Shops' },
        ]}
        value={view}
        panelId={panelId}
        onChoose={setView}
      />
      <div id={panelId} role="tabpanel" aria-label={view} className="text-13 text-muted">
        {view}
      </div>
      <div className="rounded-card bg-card">
        <LinkRow href="/address" icon={<MapPin />} title={t('address')} />
        <LinkRow href="/language" icon={<Globe />} title={t('language')} value="English" />
      </div>
    </Specimen>
  )
}
