import RefundsIcon from '@mui/icons-material/AssignmentReturnOutlined'
import type { Section } from '@/console/section'
import { RefundList } from '@/console/refunds/refund-list'
import { RefundShow } from '@/console/refunds/refund-show'

export const REFUNDS: Section = {
  name: 'refunds',
  permission: 'refunds.read',
  icon: RefundsIcon,
  list: RefundList,
  show: RefundShow,
}
