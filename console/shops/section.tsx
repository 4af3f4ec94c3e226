import Icon from '@mui/icons-material/StoreOutlined'
import type { Section } from '@/console/section'
import { ShopCreate, ShopEdit } from '@/console/shops/shop-form'
import { ShopList } from '@/console/shops/shop-list'

export const SHOPS: Section = {
  name: 'shops',
  permission: 'catalogue.read',
  writes: 'shops.write',
  icon: Icon,
  list: ShopList,
  create: ShopCreate,
  edit: ShopEdit,
}
