import { z } from 'zod'
import { endpoint } from './endpoint'

export const Article = z.object({
  title: z.string(),
  /** Opening words; the contract's title and sections with a little more. */
  lead: z.string(),
  sections: z.array(z.object({ title: z.string(), body: z.string() })),
})
export type Article = z.infer<typeof Article>

export const getHelp = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/user/help_support',
  summary: 'Help, in the request’s language',
  changes: false,
  data: Article,
})

export const getLaw = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/user/law',
  summary: 'Law and policy, in the request’s language',
  changes: false,
  data: Article,
})

export const Platform = Article.extend({
  shops: z.int(),
  products: z.int(),
  version: z.string(),
  service_email: z.string(),
  partner_email: z.string(),
  /** Where customer service talks to shoppers, if the operator has such a place. */
  service_url: z.string().nullable(),
})
export type Platform = z.infer<typeof Platform>

export const getPlatform = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/platform/info',
  summary: 'About the platform, and how to reach it',
  changes: false,
  data: Platform,
})
