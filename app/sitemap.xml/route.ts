import { connection } from 'next/server'
import { sitemapIndex } from '@/lib/seo/sitemap'
import { sitemapAnswer } from '@/lib/seo/sitemap-answer'

/** Generated per request because the catalogue is not known at build time. */
export async function GET(): Promise<Response> {
  await connection()
  return sitemapAnswer(sitemapIndex())
}
