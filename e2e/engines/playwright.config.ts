import { defineConfig } from '@playwright/test'
import type { EngineName } from './engine'
import type { EngineOptions } from './fixtures'

/** Set by tools/test/engines.ts: the engines to test and their programs. */
const engines = JSON.parse(process.env.SAMPAN_ENGINES ?? '[]') as [EngineName, string][]

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: engines.map(([engineName, program]) => ({
    name: engineName,
    use: { engineName, program },
  })),
})
