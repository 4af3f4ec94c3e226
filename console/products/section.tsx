import ProductsIcon from '@mui/icons-material/LocalOfferOutlined'
import type { Section } from '@/console/section'
import { ProductCreate, ProductEdit } from '@/console/products/product-form'
import { ProductList } from '@/console/products/product-list'

export const PRODUCTS: Section = {
  name: 'products',
  permission: 'catalogue.read',
  writes: 'catalogue.write',
  icon: ProductsIcon,
  list: ProductList,
  create: ProductCreate,
  edit: ProductEdit,
}
