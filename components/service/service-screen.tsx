'use client'

import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LoadFailure } from '@/components/layout/load-failure'
import { LinkRow, OutsideRow } from '@/components/layout/link-row'
import { CopyButton } from '@/components/layout/copy-button'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { userQuery } from '@/lib/queries/account'
import { helpQuery, platformQuery } from '@/lib/queries/articles'

const MAX_QUESTIONS = 5

/** /service: contact channels and the most frequent questions. */
export function ServiceScreen() {
  const t = useTranslations('service')
  const { data: user } = useQuery(userQuery())
  const { data: help } = useQuery(helpQuery())
  const { data: platform, error, refetch, isFetching } = useQuery(platformQuery())
  if (error && !platform)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!platform || !user)
    return (
      <Skeletons>
        <ListSkeleton />
      </Skeletons>
    )
  const subject = encodeURIComponent(t('mailSubject', { id: String(user.id) }))
  return (
    <div className="flex flex-col gap-3 pt-3">
      <p className="px-1 text-15 text-muted">{t('lead')}</p>
      <div className="rounded-card bg-card">
        {platform.service_url && (
          <OutsideRow
            href={platform.service_url}
            icon={<MessageCircle size={24} />}
            title={t('chat')}
          />
        )}
        <OutsideRow
          href={`mailto:${platform.service_email}?subject=${subject}`}
          icon={<Mail size={24} />}
          title={t('write')}
          detail={t('writeHint')}
        />
      </div>
      <div className="flex items-center justify-between gap-2 rounded-card bg-card ps-4">
        <span className="text-15 wrap-anywhere">{platform.service_email}</span>
        <CopyButton text={platform.service_email} label={t('copyEmail')} />
      </div>
      {help && help.sections.length > 0 && (
        <section aria-labelledby="common-questions" className="flex flex-col gap-2 pt-2">
          <h2 id="common-questions" className="px-1 text-17">
            {t('common')}
          </h2>
          <div className="rounded-card bg-card">
            {help.sections.slice(0, MAX_QUESTIONS).map(({ title }, index) => (
              <LinkRow key={title} href={`/helpAndSupport#question-${index + 1}`} title={title} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
