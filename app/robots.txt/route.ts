import { connection } from 'next/server'
import { robotsText } from '@/lib/seo/robots'

/** Made when asked for, because the build does not know the public origin. */
export async function GET(): Promise<Response> {
  await connection()
  return new Response(robotsText(), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
