/** For all that is no page. What pages may do is added by page-policy, which sees what is in them. */
const NOTHING =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Next's development server loads and evaluates what it likes. */
const DEVELOPMENT = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

interface Header {
  key: string
  value: string
}

/** On every answer. */
export const SECURITY_HEADERS: Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // For browsers that know no frame-ancestors.
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: [
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), serial=(), hid=(), midi=()',
      'accelerometer=(), gyroscope=(), magnetometer=(), display-capture=()',
      'browsing-topics=(), publickey-credentials-get=(), fullscreen=(self), clipboard-write=(self)',
    ].join(', '),
  },
  {
    key: 'Content-Security-Policy',
    value: process.env.NODE_ENV === 'development' ? DEVELOPMENT : NOTHING,
  },
]

/** Headers set here win over an answer's own, so what shoppers send is shut in here too. */
export const UPLOAD_HEADERS: Header[] = [
  { key: 'Content-Security-Policy', value: `${NOTHING}; sandbox` },
]
