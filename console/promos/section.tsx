import Icon from '@mui/icons-material/DiscountOutlined'
import type { Section } from '@/console/section'
import { PromoCreate, PromoEdit } from '@/console/promos/promo-form'
import { PromoList } from '@/console/promos/promo-list'

export const PROMOS: Section = {
  name: 'promos',
  permission: 'promos.read',
  writes: 'promos.write',
  icon: Icon,
  list: PromoList,
  create: PromoCreate,
  edit: PromoEdit,
}
