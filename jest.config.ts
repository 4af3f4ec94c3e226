import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Config } from 'jest'

const root = import.meta.dirname

interface Manifest {
  type?: string
  exports?: unknown
}

/** Packages that exist as ES modules only: Jest runs CommonJS, so these are transformed like our own files. */
function esModulePackages(): string[] {
  return packageFolders(path.join(root, 'node_modules')).filter((name) => {
    const file = path.join(root, 'node_modules', name, 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    return (
      manifest.type === 'module' && !JSON.stringify(manifest.exports ?? '').includes('"require"')
    )
  })
}

function packageFolders(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.')) return []
    if (!name.startsWith('@')) return [name]
    return readdirSync(path.join(folder, name)).map((inner) => `${name}/${inner}`)
  })
}

/** Packages of which some files exist as ES modules only, or import one when they are used, though others do not. */
const PARTLY_ES_MODULES = [
  'lucide-react',
  'next-intl',
  '@opentelemetry/otlp-exporter-base',
  'csv-parse',
  'csv-stringify',
]

const parser = { syntax: 'typescript', tsx: true }
const common = {
  rootDir: root,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^@node-rs/argon2$': '<rootDir>/tools/test/cheap-argon2.cjs',
  },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  transform: {
    '\\.(t|mj|j)sx?$': [
      '@swc/jest',
      { jsc: { target: 'es2024', parser, transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(${[...PARTLY_ES_MODULES, ...esModulePackages()].join('|')})/)`,
  ],
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/.next'],
  clearMocks: true,
}

/** Most take milliseconds; a machine that does other work besides must not make one fail. */
const PATIENCE_MS = 30_000

const config: Config = {
  // Tests wait for their database half of the time, so a machine of two cores has work for two.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testTimeout: PATIENCE_MS,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/tools/test/node-environment.cjs',
      setupFiles: ['<rootDir>/tools/test/jest-node.ts'],
      testMatch: [
        '<rootDir>/{app,components,console,server,contracts,lib,cli,tools,messages,testkit,trust,web}/**/*.test.ts',
        '<rootDir>/*.test.ts',
      ],
      globalSetup: '<rootDir>/tools/test/jest-setup.mjs',
      globalTeardown: '<rootDir>/tools/test/jest-teardown.mjs',
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/tools/test/jest-browser.ts'],
      testMatch: ['<rootDir>/{app,components,console,lib}/**/*.test.tsx'],
    },
  ],
}

export default config
