import ShoppersIcon from '@mui/icons-material/PeopleOutlined'
import type { Section } from '@/console/section'
import { ShopperList } from '@/console/shoppers/shopper-list'
import { ShopperShow } from '@/console/shoppers/shopper-show'

export const SHOPPERS: Section = {
  name: 'shoppers',
  permission: 'shoppers.read',
  icon: ShoppersIcon,
  list: ShopperList,
  show: ShopperShow,
}
