import { connection } from 'next/server'
import { sitemapNamed, sitemapText } from '@/lib/seo/sitemap'
import { noSuchSitemap, sitemapAnswer } from '@/lib/seo/sitemap-answer'

type Context = { params: Promise<{ language: string; file: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection()
  const { language, file } = await params
  const name = sitemapNamed(language, file)
  return name ? sitemapAnswer(sitemapText(name)) : noSuchSitemap()
}
