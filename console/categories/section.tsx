import Icon from '@mui/icons-material/CategoryOutlined'
import type { Section } from '@/console/section'
import { CategoryCreate, CategoryEdit } from '@/console/categories/category-form'
import { CategoryList } from '@/console/categories/category-list'

export const CATEGORIES: Section = {
  name: 'categories',
  permission: 'content.read',
  writes: 'content.write',
  icon: Icon,
  list: CategoryList,
  create: CategoryCreate,
  edit: CategoryEdit,
}
