import { defineConfig } from 'vite'
import { inProject } from '../cli/bootstrap/project.mjs'

/** `npx vite console` serves it with hot reload, and calls the console of a running `npm start`. */
export default defineConfig({
  root: inProject('console'),
  resolve: { alias: { '@': inProject() } },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    // The policy of the console allows no inline data in scripts or styles.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
  server: {
    // Not `/api` alone: the modules of the folder `api` have such addresses too.
    proxy: {
      '^/api/(?:admin|pictures|uploads)/': {
        target: process.env.CONSOLE_URL ?? 'http://localhost:3001',
      },
    },
  },
})
