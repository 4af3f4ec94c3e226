import AuditIcon from '@mui/icons-material/HistoryOutlined'
import type { Section } from '@/console/section'
import { AuditList } from '@/console/audit/audit-list'

export const AUDIT: Section = {
  name: 'audit',
  permission: 'audit.read',
  icon: AuditIcon,
  list: AuditList,
}
