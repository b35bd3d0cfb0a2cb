/**
 * Builds the catalogs of all features into `virtual:catalogs`: each `es.json` (English text → Spanish) becomes one chunk
 * per language, compiled, so that no page needs a message parser. English chunks hold only the messages with placeholders.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const source = path.resolve(import.meta.dirname, '..');

/** The catalog files by their feature: `common` for components and layout, otherwise the name of the feature's folder. */
export function catalogFiles(): Map<string, string> {
  const files = globSync('{shared,features}/*/es.json', { cwd: source }).sort();
  return new Map([
    ['common', path.join(source, 'i18n/es.json')],
    ...files.map((file): [string, string] => [path.basename(path.dirname(file)), path.join(source, file)]),
  ]);
}

/** The compiled messages of a file in a language; for English only those that differ from their key. */
export function compiled(file: string, language: string): Record<string, unknown> {
  const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const pairs = messages.map(([english, spanish]) => [english, language === 'es' ? spanish : english] as const);
  return Object.fromEntries(
    pairs
      .filter(([english, text]) => language !== 'en' || text.includes('{') || text !== english)
      .map(([english, text]) => [english, compileMessageOrThrow(text)]),
  );
}

const root = '\0catalogs';

/** The virtual module of a feature's messages in a language. */
export const catalogId = (feature: string, language: string) => `${root}/${feature}/${language}`;

export function catalogs(): Plugin {
  return {
    name: 'sideline-catalogs',
    resolveId: (id) => (id.startsWith('virtual:catalogs') ? `${root}${id.slice('virtual:catalogs'.length)}` : null),
    load(id) {
      if (!id.startsWith(root)) return null;
      const [, feature, language] = id.slice(root.length).split('/');
      if (feature && language) {
        const file = catalogFiles().get(feature) as string;
        this.addWatchFile(file);
        return `export default ${JSON.stringify(compiled(file, language))}`;
      }
      const entries = [...catalogFiles().keys()].map((name) => {
        const pieces = ['en', 'es'].map((lang) => `${lang}: () => import('virtual:catalogs/${name}/${lang}')`);
        return `${JSON.stringify(name)}: { ${pieces.join(', ')} }`;
      });
      return `export const catalogs = { ${entries.join(',\n')} }`;
    },
  };
}
