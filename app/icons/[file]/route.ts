import { connection } from 'next/server'
import { iconNamed } from '@/lib/install/icons'

/** Drawn per process because the build does not know the brand. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/icons/[file]'>,
): Promise<Response> {
  await connection()
  const picture = await iconNamed((await params).file)
  if (!picture) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}
