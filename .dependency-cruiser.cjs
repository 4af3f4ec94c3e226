/** The law of imports. Each rule says where code that breaks it belongs instead. */
const TESTS = String.raw`\.test\.tsx?$|^(server/testing|e2e)/|^web/testing(-pages)?\.ts$`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files need each other: move what both use into a third that needs neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolvable',
      comment: 'This import leads nowhere: mend the path, or ask for the package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(next/root-params|@/\\.next/)' },
    },
    {
      name: 'contracts-import-little',
      comment:
        'The wire stands by itself so that both halves can rest on it: rules belong in server/domain, helpers of the storefront in lib.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: TESTS },
      to: { pathNot: '^contracts/|(^|/)node_modules/(zod|negotiator)/' },
    },
    {
      name: 'phones-load-no-schemas',
      comment:
        'zod and the schemas cost a slow phone 200 ms: import endpoints from contracts/<noun>, values from a contract without imports (order-status, wallet-terms), and types with `import type`. Only forms may check input.',
      severity: 'error',
      from: {
        path: '^(app|components|lib|instrumentation-client)',
        pathNot: `${TESTS}|^app/api/|^lib/(gateway|catalogue|http)/|^lib/api/data-check|^lib/i18n/choose-locale|^components/[^/]+/(.*-form|card-confirmation|address-fields)\\.tsx?$`,
      },
      to: {
        path: String.raw`(^|/)node_modules/(zod|negotiator)/|^contracts/(schemas/|(all|accept-language)\.ts$)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'endpoints-load-no-schemas',
      comment:
        'Phones load endpoints without zod: schemas belong in contracts/schemas, and an endpoint takes their types with `import type`.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: `${TESTS}|^contracts/schemas/` },
      to: {
        path: '(^|/)node_modules/zod/|^contracts/schemas/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'lib-below-components',
      comment:
        'lib knows nothing of what is on the screen: what renders belongs in components, what composes screens in app.',
      severity: 'error',
      from: { path: '^lib/', pathNot: TESTS },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'components-below-app',
      comment: 'A component cannot know the page it is on: let the page pass what it needs.',
      severity: 'error',
      from: { path: '^components/', pathNot: TESTS },
      to: { path: '^app/' },
    },
    {
      name: 'ui-could-ship-elsewhere',
      comment:
        'components/ui holds primitives without knowledge of Sampan: what knows queries, calls or nouns belongs in components/<noun>.',
      severity: 'error',
      from: { path: '^components/ui/', pathNot: TESTS },
      to: { path: '^(contracts|lib/(api|queries|mutations|gateway))/|^components/(?!ui/)' },
    },
    {
      name: 'console-speaks-http',
      comment:
        'The console is an application of its own in the browsers of staff: it takes contracts, and pure parts of lib.',
      severity: 'error',
      from: { path: '^console/', pathNot: `${TESTS}|^console/vite\\.config` },
      to: {
        path: '^(app|components|server|web|worker|cli|tools|bench|trust|e2e|testkit)/|^lib/(?!api/(api-context|api-error|file-answer|http-exchange|query-string|xsrf)|format/)|^contracts/(schemas/|all\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shoppers-load-no-console',
      comment: 'Shoppers load nothing of the console or of its components.',
      severity: 'error',
      from: { path: '^(app|components|lib|contracts|server|worker)/', pathNot: TESTS },
      to: { path: '^console/|(^|/)node_modules/(react-admin|ra-[^/]+|@mui|react-router[^/]*)/' },
    },
    {
      name: 'server-only-through-its-door',
      comment:
        "The storefront meets the backend in two places, lib/api's server transport and lib/gateway, and there through server/app alone; log lines are the exception. Everything else goes through call().",
      severity: 'error',
      from: { path: '^(app|components|lib|middleware)', pathNot: `${TESTS}|^lib/(api|gateway)/` },
      to: { path: String.raw`^server/(?!log-line\.ts$)` },
    },
    {
      name: 'server-door-is-app',
      comment: 'server/app exports what the storefront needs; log lines are the exception.',
      severity: 'error',
      from: { path: '^lib/(api|gateway)/', pathNot: TESTS },
      to: { path: '^server/', pathNot: String.raw`^server/(app|log-line)\.ts$` },
    },
    {
      name: 'browser-never-reaches-server',
      comment:
        'This file is part of what a browser loads and reaches the backend at third hand: only server components may load the server transport.',
      severity: 'error',
      from: {
        path: '^(components|lib/(queries|mutations|navigation|format|toast))/',
        pathNot: TESTS,
      },
      to: { path: String.raw`^server/|(^|/)node_modules/pg/`, reachable: true },
    },
    {
      name: 'server-knows-no-storefront',
      comment: 'The backend can run alone: what both need belongs in contracts and messages.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(app|components|lib)/|(^|/)node_modules/(next|react|react-dom)/' },
    },
    {
      name: 'routes-call-services',
      comment: 'A route is a table of contents: what it would do with rows belongs in a service.',
      severity: 'error',
      from: { path: '^server/routes/', pathNot: TESTS },
      to: { path: '^server/(repositories|db)/' },
    },
    {
      name: 'services-below-routes',
      comment: 'A service does not know how it was asked: pass it values, not requests.',
      severity: 'error',
      from: { path: '^server/services/', pathNot: TESTS },
      to: { path: String.raw`^server/routes/|^server/app\.ts$|(^|/)node_modules/hono/` },
    },
    {
      name: 'repositories-decide-nothing',
      comment: 'A repository is SQL for one noun: decisions belong in services or server/domain.',
      severity: 'error',
      from: { path: '^server/repositories/', pathNot: TESTS },
      to: { path: '^server/(services|routes|http)/' },
    },
    {
      name: 'db-at-the-bottom',
      comment: 'server/db is below everything in the backend: queries belong in repositories.',
      severity: 'error',
      from: { path: '^server/db/', pathNot: `${TESTS}|^server/db/seed/` },
      to: { path: '^server/(services|routes|http|repositories)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'server/domain holds rules: reading and writing belong in repositories.',
      severity: 'error',
      from: { path: '^server/domain/', pathNot: TESTS },
      to: {
        path: '^server/(db|http|repositories|services|routes)/|(^|/)node_modules/(pg|drizzle-orm|hono)/',
      },
    },
    {
      name: 'pictures-without-cache',
      comment: 'server/pictures/sharp.ts turns off the cache, which keeps whole decoders.',
      severity: 'error',
      from: { path: '^(server|web)/', pathNot: `${TESTS}|^server/pictures/sharp\\.ts$` },
      to: { path: '(^|/)node_modules/sharp/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'middleware-stays-on-the-edge',
      comment:
        'middleware.ts runs on the edge with pure rules only: this reaches React, PostgreSQL or the backend, perhaps at third hand. Split the pure part into lib/navigation.',
      severity: 'error',
      from: { path: String.raw`^middleware\.ts$` },
      to: {
        path: '^server/|^components/|(^|/)node_modules/(react|react-dom|pg|drizzle-orm|hono|@tanstack/react-query)/',
        reachable: true,
      },
    },
    {
      name: 'web-below-pages',
      comment:
        'The web server moves requests and replies: what it needs of the storefront are the pure parts of lib, of the backend its metrics, settings, brand and health.',
      severity: 'error',
      from: { path: '^web/', pathNot: TESTS },
      to: {
        path: '^(app|components)/|^lib/(?!api/away-channel|catalogue/tags|gateway/(offer|call|body-limit)|head/|http/|i18n/|navigation/)|^server/(?!(brand-file|db/embedded|domain|http/concurrency-limiter|log-line|ops-endpoints|metrics|new-node|settings|tracing))',
      },
    },
    {
      name: 'worker-carries-little',
      comment:
        'The service worker is one file every phone loads: it takes pure rules and words, no screens, queries or calls.',
      severity: 'error',
      from: { path: '^worker/' },
      to: {
        path: '^(app|components|server)/|^lib/(api|queries|mutations|gateway|cart)/|(^|/)node_modules/(react|next|@tanstack|zod)/',
        reachable: true,
      },
    },
    {
      name: 'product-without-tools',
      comment: 'Scripts, tests and measurements use the product, never the other way round.',
      severity: 'error',
      from: {
        path: String.raw`^(app|components|lib|contracts|server|web|worker|middleware\.ts)`,
        pathNot: TESTS,
      },
      to: {
        path: '^(cli/(?!bootstrap/project|build/worker-name)|tools|bench|trust|e2e|studio|testkit|server/testing)',
      },
    },
    {
      name: 'testkit-speaks-http',
      comment:
        'The test kit is a package of its own that knows a server by its URL: it takes contracts, messages and pure parts of lib, and packages that its build bundles.',
      severity: 'error',
      from: { path: '^testkit/', pathNot: TESTS },
      to: {
        path: String.raw`^(app|components|server|web|worker|cli|tools|bench|trust|e2e)/|^lib/(?!api/(http-exchange|query-string|xsrf|gateway-endpoints)|format/|navigation/)|^contracts/(schemas/|all\.ts$)|(^|/)node_modules/(?!@playwright/test|@axe-core/playwright|use-intl)`,
        dependencyTypesNot: ['type-only', 'core'],
      },
    },
    {
      name: 'no-dev-packages-in-product',
      comment: 'The product runs without development packages: move this one to dependencies.',
      severity: 'error',
      from: {
        path: '^(app|components|lib|contracts|server|web|worker|middleware)',
        pathNot: TESTS,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(\.next|\.data|next-env\.d\.ts)` },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
