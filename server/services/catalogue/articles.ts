import { withBrand } from '@/contracts/brand'
import type { Article, Platform } from '@/contracts/schemas/articles'
import { DomainError } from '@/server/domain/domain-error'
import type { Visit } from '@/server/http/context'
import * as articles from '@/server/repositories/articles'
import { version } from '@/package.json'

export async function read(visit: Visit, page: 'help' | 'law' | 'platform'): Promise<Article> {
  const [own, ...sections] = await articles.list(visit.catalogue, page)
  if (!own) throw new DomainError('NOT_FOUND')
  const { locale } = visit
  const { title, body } = own.texts[locale]
  const article = { title, lead: body, sections: sections.map(({ texts }) => texts[locale]) }
  return withBrand(article, locale)
}

export async function platform(visit: Visit): Promise<Platform> {
  const [article, figures] = await Promise.all([
    read(visit, 'platform'),
    articles.platformFigures(visit.catalogue),
  ])
  const { service } = visit.config
  return {
    ...article,
    ...figures,
    version,
    service_email: service.email,
    partner_email: service.partnerEmail,
    service_url: service.url ?? null,
  }
}
