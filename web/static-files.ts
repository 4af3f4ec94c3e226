import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { BRAND_VARIABLE } from '../contracts/brand.ts'
import { inProject } from '../cli/bootstrap/project.mjs'
import { WORKER_FILE } from '../cli/build/worker-name.ts'
import { onceDone } from '../server/domain/once-done.ts'
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
/** File names of a build contain a content hash. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'
/** The service worker connects only to this server and loads no scripts. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

export interface StaticFile {
  file: string
  cacheControl: string
  policy?: string
  /** Changes the text of the file. */
  edit?: (text: string) => string
}

/** Files of the build and of public/. */
export function createStaticFiles(distDir: string): Middleware {
  const files = new Map<string, StaticFile>()
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
    edit: (script) =>
      `self.${BRAND_VARIABLE}=${JSON.stringify(process.env[BRAND_VARIABLE])};${script}`,
  })
  // Caches must not store the 404 of a file that another version has.
  return serveFiles(
    (path) => files.get(path),
    (path) => path.startsWith(BUILD_PREFIX),
  )
}

/**
 * Serves files from memory. Which files there are is read once, because a build never changes; other paths never
 * reach the disk.
 */
export function serveFiles(
  fileAt: (path: string) => StaticFile | undefined,
  isMissing: (path: string) => boolean,
): Middleware {
  const loaded = new Map<string, () => Promise<CachedPage>>()
  return async (exchange, next) => {
    const { path: url } = exchange.context
    const found = fileAt(url)
    if (!found) return isMissing(url) ? plainReply(404) : next()
    const page = loaded.get(found.file) ?? onceDone(() => load(found))
    loaded.set(found.file, page)
    const caching = { 'cache-control': found.cacheControl, vary: 'Accept-Encoding' }
    return sendDocument(exchange, await page(), caching)
  }
}

export function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
}

async function load({ file, policy, edit }: StaticFile): Promise<CachedPage> {
  const read = await readFile(file)
  const content = edit ? Buffer.from(edit(read.toString())) : read
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
