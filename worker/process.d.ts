/** esbuild replaces it (cli/build/worker.ts). */
declare const process: { env: { SAMPAN_BRAND?: string } }
