import { z } from 'zod'
import './without-eval'

export const Article = z.object({
  title: z.string(),
  /** The introduction. */
  lead: z.string(),
  sections: z.array(z.object({ title: z.string(), body: z.string() })),
})
export type Article = z.infer<typeof Article>

export const getHelp = {
  data: Article,
}

export const getLaw = {
  data: Article,
}

export const Platform = Article.extend({
  shops: z.int(),
  products: z.int(),
  version: z.string(),
  service_email: z.string(),
  partner_email: z.string(),
  /** Customer service for shoppers, if the operator has one. */
  service_url: z.string().nullable(),
})
export type Platform = z.infer<typeof Platform>

export const getPlatform = {
  data: Platform,
}
