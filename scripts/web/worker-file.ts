import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { inProject } from '../bootstrap/project.mjs'
import { WORKER_FILE } from '../build/worker-name.ts'

/** It asks this server and nobody else, and loads no code. */
const POLICY = "default-src 'none'; connect-src 'self'"

/** True when the request was for the service worker of this build, which stands at the root to reach every page. */
export function createWorkerAnswer(distDir: string) {
  const body = readFileSync(path.join(inProject(distDir), WORKER_FILE))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url?.split('?', 1)[0] !== `/${WORKER_FILE}`) return false
    const isKnown = request.headers['if-none-match'] === etag
    response.writeHead(isKnown ? 304 : 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      ...(isKnown ? {} : { 'Content-Length': body.length }),
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': POLICY,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
    })
    response.end(isKnown || request.method === 'HEAD' ? undefined : body)
    return true
  }
}
