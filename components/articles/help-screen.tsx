'use client'

import Headset from 'lucide-react/icons/headset'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { LoadFailure } from '@/components/layout/load-failure'
import { LinkRow } from '@/components/layout/link-row'
import { EmptyState } from '@/components/ui/empty-state'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { TextField } from '@/components/ui/text-field'
import { helpQuery } from '@/lib/queries/articles'
import { Question } from './question'

/** /helpAndSupport: searchable questions; `#question-3` opens the third. */
export function HelpScreen() {
  const t = useTranslations('service')
  const { data, error, refetch, isFetching } = useQuery(helpQuery())
  const [sought, setSought] = useState('')
  const opened = useHash()
  if (error && !data)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <ListSkeleton />
      </Skeletons>
    )
  const words = sought.trim().toLowerCase()
  const found = data.sections
    .map((section, index) => ({ ...section, id: `question-${index + 1}` }))
    .filter(({ title, body }) => `${title} ${body}`.toLowerCase().includes(words))
  return (
    <div className="flex flex-col gap-3 pt-3">
      <p className="px-1 text-15 text-muted">{data.lead}</p>
      <TextField
        label={t('findAnswer')}
        type="search"
        value={sought}
        maxLength={60}
        onChange={(event) => setSought(event.target.value)}
      />
      {found.length > 0 ? (
        <div className="rounded-card bg-card">
          {found.map((question) => (
            <Question
              key={question.id}
              {...question}
              isOpen={opened === `#${question.id}` || (words !== '' && found.length === 1)}
            />
          ))}
        </div>
      ) : (
        <EmptyState drawing="question" title={t('noAnswer')} />
      )}
      <div className="rounded-card bg-card">
        <LinkRow href="/service" icon={<Headset size={24} />} title={t('contact')} />
      </div>
    </div>
  )
}

function useHash(): string {
  return useSyncExternalStore(
    (listen) => {
      window.addEventListener('hashchange', listen)
      return () => window.removeEventListener('hashchange', listen)
    },
    () => window.location.hash,
    () => '',
  )
}
