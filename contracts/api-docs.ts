/** The page that shows the API document. No imports: Node loads this file. */
export const API_DOCS_PATH = '/api/docs'

/** Scripts, styles and the document come from this origin only; pictures in the style sheet are data. */
export const API_DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
