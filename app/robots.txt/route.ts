import { connection } from 'next/server'
import { robotsText } from '@/lib/seo/robots'

/** Generated per request because the build does not know the public origin. */
export async function GET(): Promise<Response> {
  await connection()
  return new Response(robotsText(), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
