import { bundledLibraries } from './test/dom/libraries.mjs';

/**
 * Three projects: `node` (schema, API, jobs, units), `dom` (components, *.test.tsx) and `e2e` (browser).
 * Run through `npm test`, which starts the database that tests clone theirs from.
 */
const swc = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};

const common = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

const folders = ['db', 'server', 'workers', 'admin', 'portal', 'ui'];

export default {
  maxWorkers: 2,
  // after a thousand files a worker would have no memory left, whichever file it runs then
  workerIdleMemoryLimit: '2GB',
  testSequencer: '<rootDir>/test/runner/sequencer.mjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [...folders, 'test'].map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/e2e/'],
      moduleNameMapper: { '^virtual:catalogs$': '<rootDir>/test/dom/catalogs.mjs' },
      setupFilesAfterEnv: ['<rootDir>/test/runner/timeout.ts'],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/test/dom/environment.mjs',
      testMatch: ['admin', 'portal', 'ui'].map((folder) => `<rootDir>/${folder}/**/*.test.tsx`),
      moduleNameMapper: {
        ...(await bundledLibraries()),
        '^virtual:catalogs$': '<rootDir>/test/dom/catalogs.mjs',
        '\\.module\\.css$': '<rootDir>/test/dom/css-module.mjs',
        '(\\.(css|svg|png|jpe?g|webp|woff2?)|\\?(url|raw|worker&url))$': '<rootDir>/test/dom/asset.mjs',
      },
      setupFilesAfterEnv: ['<rootDir>/test/runner/timeout.ts', '<rootDir>/test/dom/setup.ts'],
    },
    {
      ...common,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/runner/timeout.ts'],
    },
  ],
};
