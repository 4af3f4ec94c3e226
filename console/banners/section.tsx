import Icon from '@mui/icons-material/ViewCarouselOutlined'
import type { Section } from '@/console/section'
import { BannerCreate, BannerEdit } from '@/console/banners/banner-form'
import { BannerList } from '@/console/banners/banner-list'

export const BANNERS: Section = {
  name: 'banners',
  permission: 'content.read',
  writes: 'content.write',
  icon: Icon,
  list: BannerList,
  create: BannerCreate,
  edit: BannerEdit,
}
