import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { API_DOCS_PATH, API_DOCS_POLICY } from '@/contracts/api-docs'

const FOLDER = path.join('node_modules', 'swagger-ui-dist')
const CACHING = 'public, max-age=3600'

/** Swagger UI writes the heading and the main element. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sampan API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${API_DOCS_PATH}/swagger-ui.css">
<link rel="stylesheet" href="${API_DOCS_PATH}/page.css">
</head>
<body>
<div id="docs"></div>
<noscript>This page needs JavaScript. The document is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<script src="${API_DOCS_PATH}/swagger-ui-bundle.js"></script>
<script src="${API_DOCS_PATH}/start.js"></script>
</body>
</html>
`

/**
 * Calls cannot be sent from this page: it would send them with the session of the shop that the browser has open.
 * So it asks for no token either. The rest adds landmarks and
 * names for screen readers, and removes links inside buttons.
 */
const START = `const within = (name, role) => (Inner, { React }) => (props) =>
  React.createElement(name, { role }, React.createElement(Inner, props))
SwaggerUIBundle({
  dom_id: '#docs',
  url: '/api/openapi.json',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: [],
  syntaxHighlight: { activated: false },
  plugins: [({ React }) => ({
    components: {
      authorizeBtn: () => null,
      authorizeOperationBtn: () => null,
      DeepLink: ({ text }) => React.createElement('span', null, text),
    },
    wrapComponents: {
      InfoContainer: within('header', 'banner'),
      FilterContainer: within('div', 'search'),
    },
  })],
})
new MutationObserver(() => {
  for (const list of document.querySelectorAll('select:not([aria-label])'))
    list.setAttribute('aria-label', list.matches('.examples-select-element') ? 'Example' : 'Media type')
  for (const input of document.querySelectorAll('.operation-filter-input:not([aria-label])'))
    input.setAttribute('aria-label', 'Filter by tag')
}).observe(document.getElementById('docs'), { childList: true, subtree: true })
`

/** No calls are sent, so there are no links and input fields; colours have enough contrast. */
const STYLE = `body { margin: 0; }
.swagger-ui .response-col_links, .swagger-ui .parameters input,
.swagger-ui .opblock-summary .view-line-link { display: none; }
.swagger-ui .responses-table td.response-col_status { width: 3em; padding-right: 8px; }
.swagger-ui .info { margin: 24px 0; }
.swagger-ui .info a, .swagger-ui a { color: #1558a8; overflow-wrap: anywhere; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #4a5568; }
.swagger-ui .info .title small pre.version, .swagger-ui .info .title small pre { background: transparent; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1f66ad; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #17734a; }
.swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span,
.swagger-ui .opblock-section-request-body .required, .swagger-ui small.required { color: #b3261e; }
.swagger-ui .parameter__in, .swagger-ui .parameter__type, .swagger-ui .parameter__deprecated { color: #4a4a4a; }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { color: #5b0fa8; }
@media (max-width: 640px) {
  .swagger-ui .wrapper, .swagger-ui .opblock .opblock-section-header { padding: 8px; }
  .swagger-ui .responses-inner, .swagger-ui .table-container { padding: 8px; }
  .swagger-ui .renderedMarkdown ul { padding-left: 20px; }
}
`

/** Files of the page by name; null reads the file of Swagger UI. */
const FILES: Record<string, { type: string; text: string | null }> = {
  'start.js': { type: 'text/javascript; charset=utf-8', text: START },
  'page.css': { type: 'text/css; charset=utf-8', text: STYLE },
  'swagger-ui-bundle.js': { type: 'text/javascript; charset=utf-8', text: null },
  'swagger-ui.css': { type: 'text/css; charset=utf-8', text: null },
}

/** The page that shows the API document, and its files; null on other paths. Loads nothing before it is asked. */
export async function showApiDocs(pathname: string): Promise<Response | null> {
  if (pathname === API_DOCS_PATH) {
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': API_DOCS_POLICY,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    }
    return new Response(PAGE, { headers })
  }
  const name = pathname.slice(API_DOCS_PATH.length + 1)
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined
  if (!file) return null
  const content =
    file.text ?? new Uint8Array(await readFile(path.join(process.cwd(), FOLDER, name)))
  return new Response(content, {
    headers: {
      'Content-Type': file.type,
      'Cache-Control': CACHING,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
