import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inProject } from '../cli/bootstrap/project.mjs'
import { WORKER_FILE } from '../cli/build/worker-name.ts'
import { Compressed } from './compression.ts'
import { entityTag, sendDocument } from './documents.ts'
import { plainReply } from './error-pages.ts'
import type { CachedPage } from './page-cache.ts'
import type { Middleware } from './pipeline.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const INCOMPRESSIBLE = new Set(['.ico', '.png', '.webp', '.woff2'])
const BUILD_PREFIX = '/_next/'
/** File names of the build contain a content hash. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'
/** The service worker connects only to this server and loads no scripts. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

interface StaticFile {
  file: string
  cacheControl: string
  policy?: string
}

/**
 * Serves files of the build and of public/ from memory. The list is read once, because a build never changes;
 * other paths never reach the disk.
 */
export function createStaticFiles(distDir: string): Middleware {
  const files = new Map<string, StaticFile>()
  const loaded = new Map<string, Promise<CachedPage>>()
  for (const name of namesIn(inProject(distDir, 'static')))
    files.set(`/_next/static/${name}`, {
      file: inProject(distDir, 'static', name),
      cacheControl: IMMUTABLE,
    })
  for (const name of namesIn(inProject('public')))
    files.set(`/${name}`, { file: inProject('public', name), cacheControl: ONE_DAY })
  files.set(`/${WORKER_FILE}`, {
    file: inProject(distDir, WORKER_FILE),
    cacheControl: 'no-cache',
    policy: WORKER_POLICY,
  })

  return async (exchange, next) => {
    const { path: url } = exchange.context
    const found = files.get(url)
    // Caches must not store the 404 of a file that another version has.
    if (!found) return url.startsWith(BUILD_PREFIX) ? plainReply(404) : next()
    if (!loaded.has(url)) loaded.set(url, load(found))
    const caching = { 'cache-control': found.cacheControl, vary: 'Accept-Encoding' }
    return sendDocument(exchange, await loaded.get(url)!, caching)
  }
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
}

async function load({ file, policy }: StaticFile): Promise<CachedPage> {
  const content = await readFile(file)
  const extension = path.extname(file)
  const effort = INCOMPRESSIBLE.has(extension) ? 'none' : 'file'
  return {
    content: new Compressed(content, effort),
    etag: entityTag(content),
    headers: {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      ...(policy && { 'content-security-policy': policy }),
    },
    tag: 'file',
  }
}
