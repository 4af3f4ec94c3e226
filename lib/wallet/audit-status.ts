import type { AuditStatus } from '@/contracts/schemas/wallet'
import { parseId } from '@/contracts/parse-id'

export type AuditName = 'auditing' | 'passed' | 'refused'

const NAMES: Record<AuditStatus, AuditName> = { 0: 'auditing', 1: 'passed', 2: 'refused' }

/** The tabs of the records, in the specification's order after "all" (section 3). */
export const AUDIT_TABS: readonly AuditStatus[] = [2, 0, 1]

export const auditName = (status: AuditStatus): AuditName => NAMES[status]

/** The records of a URL: one, those of a status, or all. */
export interface AuditView {
  id: number | undefined
  status: AuditStatus | undefined
}

export function readAuditView(search: { get(name: string): string | null }): AuditView {
  const id = parseId(search.get('id'))
  return { id, status: id === undefined ? parseAuditStatus(search.get('status')) : undefined }
}

/** The status in a URL; invalid values are ignored. */
export function parseAuditStatus(text: string | null): AuditStatus | undefined {
  return AUDIT_TABS.find((status) => String(status) === text)
}
