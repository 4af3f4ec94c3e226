import WithdrawalsIcon from '@mui/icons-material/PaymentsOutlined'
import type { Section } from '@/console/section'
import { WithdrawalList } from '@/console/withdrawals/withdrawal-list'
import { WithdrawalShow } from '@/console/withdrawals/withdrawal-show'

export const WITHDRAWALS: Section = {
  name: 'withdrawals',
  permission: 'money.read',
  icon: WithdrawalsIcon,
  list: WithdrawalList,
  show: WithdrawalShow,
}
