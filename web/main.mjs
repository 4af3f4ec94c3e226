// The production web server. It needs a build (SAMPAN_DIST_DIR) and the settings of docs/operations.md.
import '../server/new-node.mjs'

Object.assign(process.env, { NODE_ENV: 'production' })
await import('./main.ts')
