/**
 * Builds the catalogues of all features into `virtual:catalogues`: each `es.json` (English text → Spanish) becomes one chunk
 * per language, compiled, so that no page needs a message parser. English chunks hold only the messages with placeholders.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const source = path.resolve(import.meta.dirname, '..');

/** The catalogue files by their feature: `common` for components and layout, otherwise the name of the feature's folder. */
export function catalogueFiles(): Map<string, string> {
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

const root = '\0catalogues';

/** The virtual module of a feature's messages in a language. */
export const catalogueId = (feature: string, language: string) => `${root}/${feature}/${language}`;

export function catalogues(): Plugin {
  return {
    name: 'sideline-catalogues',
    resolveId: (id) => (id.startsWith('virtual:catalogues') ? `${root}${id.slice('virtual:catalogues'.length)}` : null),
    load(id) {
      if (!id.startsWith(root)) return null;
      const [, feature, language] = id.slice(root.length).split('/');
      if (feature && language) {
        const file = catalogueFiles().get(feature) as string;
        this.addWatchFile(file);
        return `export default ${JSON.stringify(compiled(file, language))}`;
      }
      const entries = [...catalogueFiles().keys()].map((name) => {
        const pieces = ['en', 'es'].map((one) => `${one}: () => import('virtual:catalogues/${name}/${one}')`);
        return `${JSON.stringify(name)}: { ${pieces.join(', ')} }`;
      });
      return `export const catalogues = { ${entries.join(',\n')} }`;
    },
  };
}
