import { connection } from 'next/server'
import { sitemapIndex } from '@/lib/seo/sitemap'
import { sitemapAnswer } from '@/lib/seo/sitemap-answer'

/** Made when asked for: what there is to index is not known to the build. */
export async function GET(): Promise<Response> {
  await connection()
  return sitemapAnswer(sitemapIndex())
}
