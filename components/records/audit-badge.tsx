import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Undo from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { AuditStatus } from '@/contracts/schemas/wallet'
import { auditName } from '@/lib/wallet/audit-status'

const looks = {
  auditing: { tone: 'star', Icon: Clock },
  passed: { tone: 'good', Icon: Check },
  refused: { tone: 'bad', Icon: X },
} as const

/** The state of a record in a word; what the shopper took back is not called refused. */
export function AuditBadge({
  status,
  isCancelled,
}: {
  status: AuditStatus
  isCancelled?: boolean
}) {
  const t = useTranslations('records')
  if (isCancelled) return <Badge icon={<Undo size={14} />}>{t('status.cancelled')}</Badge>
  const name = auditName(status)
  const { tone, Icon } = looks[name]
  return (
    <Badge tone={tone} icon={<Icon size={14} />}>
      {t(`status.${name}`)}
    </Badge>
  )
}
