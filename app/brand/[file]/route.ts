import { connection } from 'next/server'
import { brandStylesheet } from '@/lib/theme/brand-stylesheet'

/** The colours of a brand that has others than app/globals.css. The file name has a digest of the content. */
export async function GET(): Promise<Response> {
  await connection()
  const sheet = brandStylesheet()
  if (!sheet) return new Response(null, { status: 404 })
  return new Response(sheet.css, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000',
    },
  })
}
