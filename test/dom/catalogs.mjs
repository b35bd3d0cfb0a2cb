/** Replaces the built catalogs of the portal in component tests: reads the source files and compiles messages when they are shown. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../../portal/src');
const files = [
  ['common', 'i18n/es.json'],
  ...globSync('{shared,features}/*/es.json', { cwd: source }).map((file) => [path.basename(path.dirname(file)), file]),
];

export const catalogs = Object.fromEntries(
  files.map(([feature, file]) => [
    feature,
    {
      en: async () => ({ default: {} }),
      es: async () => ({ default: JSON.parse(readFileSync(path.join(source, file), 'utf8')) }),
    },
  ]),
);
