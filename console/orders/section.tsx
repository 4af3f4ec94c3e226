import OrdersIcon from '@mui/icons-material/Inventory2Outlined'
import type { Section } from '@/console/section'
import { OrderShow } from '@/console/orders/order-show'
import { OrderList } from '@/console/orders/order-list'

export const ORDERS: Section = {
  name: 'orders',
  permission: 'orders.read',
  icon: OrdersIcon,
  list: OrderList,
  show: OrderShow,
}
