import { connection } from 'next/server'
import { favicon } from '@/lib/install/icons'

export async function GET(): Promise<Response> {
  await connection()
  return new Response(new Uint8Array(await favicon()), {
    headers: { 'Content-Type': 'image/x-icon', 'Cache-Control': 'public, max-age=86400' },
  })
}
