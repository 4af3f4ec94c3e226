import { z } from 'zod'
import './without-eval'
import { ProductCard } from './products'
import { Category, ShopCard } from './shops'

export const Home = z.object({
  banners: z.array(z.object({ image: z.string(), title: z.string(), link: z.string() })),
  categories: z.array(Category),
  hot_products: z.array(ProductCard),
  hot_shops: z.array(ShopCard),
})
export type Home = z.infer<typeof Home>

export const getHome = {
  data: Home,
}
