import { Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'

/** Message keys of the states of top-ups and withdrawals. */
export const AUDIT_STATUS_KEYS = {
  [AUDIT_STATUS.auditing]: 'console.auditStatus.auditing',
  [AUDIT_STATUS.passed]: 'console.auditStatus.passed',
  [AUDIT_STATUS.refused]: 'console.auditStatus.refused',
} as const

const COLOURS = ['warning', 'success', 'default'] as const

interface AuditStatusProps {
  status: keyof typeof AUDIT_STATUS_KEYS
  isCancelled?: boolean
}

export function AuditStatusChip({ status, isCancelled = false }: AuditStatusProps) {
  const translate = useTranslate()
  const key = isCancelled ? 'console.auditStatus.cancelled' : AUDIT_STATUS_KEYS[status]
  return <Chip size="small" variant="outlined" color={COLOURS[status]} label={translate(key)} />
}

/** For SelectInput. */
export const AUDIT_STATUS_CHOICES = Object.entries(AUDIT_STATUS_KEYS).map(([id, name]) => ({
  id: Number(id),
  name,
}))
