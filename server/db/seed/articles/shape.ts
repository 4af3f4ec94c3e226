import type { Texts } from '@/server/db/tables/catalogue'

export type Article = Texts<{ title: string; body: string }>

/** The page's own title and opening words come first, then its sections. Paragraphs are lines of their own. */
export interface ArticlePage {
  page: 'help' | 'law' | 'platform'
  articles: Article[]
}
