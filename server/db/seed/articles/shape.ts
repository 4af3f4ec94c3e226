import type { Texts } from '@/server/db/tables/catalogue'

export type Article = Texts<{ title: string; body: string }>

/** Title and introduction first, then the sections. Each line is a paragraph. */
export interface ArticlePage {
  page: 'help' | 'law' | 'platform'
  articles: Article[]
}
