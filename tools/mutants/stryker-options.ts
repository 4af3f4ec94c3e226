import type { Stryker } from '@stryker-mutator/core'
import jestConfig from '../../jest.config.ts'
import { inProject } from '../../cli/bootstrap/project.mjs'
import type { Area } from './areas.ts'

type Options = ConstructorParameters<typeof Stryker>[0]

const inFolder = (name: string) => inProject('.data', 'mutants', name)

/** Where Stryker leaves the results of an area, and reads the results that are still valid. */
export const resultsOf = (area: Area): string => inFolder(`${area.name}.json`)
export const completeOf = (area: Area): string => inFolder(`${area.name}-complete.json`)
export const testIndexOf = (area: Area): string => inFolder(`${area.name}-tests.json`)

/** The copies of tests do not need these. */
const LEFT_OUT = ['.data', '.next', '.git', 'docs', 'e2e']

export function strykerOptions(area: Area, files: string[]): Options {
  return {
    mutate: [...(files.length > 0 ? files : area.mutate), '!**/*.test.{ts,tsx}'],
    testRunner: 'focused-jest',
    plugins: [inProject('tools/mutants/focused-runner.ts')],
    testRunnerNodeArgs: ['--max-semi-space-size=64'],
    jest: {
      projectType: 'custom',
      // Only the tests of the area run, which is faster than a search for related ones.
      enableFindRelatedTests: false,
      config: jestOf(area),
    },
    coverageAnalysis: 'perTest',
    ignoreStatic: area.usesDatabase ?? false,
    incremental: true,
    incrementalFile: resultsOf(area),
    concurrency: 2,
    // The machine may do other work besides, which must not make a test with a database look endless.
    timeoutMS: area.usesDatabase ? 600_000 : 20_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 20,
    ignorePatterns: LEFT_OUT.map((name) => `/${name}`),
    tempDirName: inFolder('sandbox'),
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    // The version of TypeScript has no programming interface, and swc does not check types.
    disableTypeChecks: false,
    tsconfigFile: 'none.json',
    thresholds: { high: 100, low: 0, break: null },
  }
}

/** One project instead of two, because Stryker measures the coverage of one test environment. */
function jestOf({ tests, usesDatabase }: Area) {
  const [project] = jestConfig.projects as Record<string, unknown>[]
  const { rootDir: _rootDir, globalSetup: _setUp, globalTeardown: _tearDown, ...rest } = project!
  return {
    ...rest,
    projects: [],
    testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
    testEnvironment: inProject('tools/mutants/jest-environment.cjs'),
    setupFiles: ['<rootDir>/tools/test/jest-browser.ts', '<rootDir>/tools/test/jest-node.ts'],
    testTimeout: usesDatabase ? 60_000 : jestConfig.testTimeout,
  }
}
