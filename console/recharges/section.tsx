import RechargesIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import type { Section } from '@/console/section'
import { RechargeList } from '@/console/recharges/recharge-list'
import { RechargeShow } from '@/console/recharges/recharge-show'

export const RECHARGES: Section = {
  name: 'recharges',
  permission: 'money.read',
  icon: RechargesIcon,
  list: RechargeList,
  show: RechargeShow,
}
