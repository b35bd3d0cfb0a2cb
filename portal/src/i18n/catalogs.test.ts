import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { routeManifest } from '../app/routeManifest.ts';
import { catalogs, everywhere, files, filesOf, source, type Texts, textsByFile } from '../testing/catalogTexts.ts';

const everyFeature = catalogs.map(({ feature }) => feature);

describe('the catalogs of a page', () => {
  it.each(Object.entries(routeManifest))(
    '[V2] have every message that its files show: %s',
    (_page, { module, catalogs: own }) => {
      const of = (feature: string) =>
        Object.keys(catalogs.find((catalog) => catalog.feature === feature)?.messages ?? {});
      const loaded = new Set(['common', ...own].flatMap(of));
      const missing = [...filesOf(`features/${module}`)].flatMap((file) => {
        const { keys, patterns } = textsByFile.get(file) as Texts;
        return [...keys, ...patterns]
          .filter((key) => everywhere.has(key) && !loaded.has(key))
          .map((key) => [file, key]);
      });
      expect(missing).toEqual([]);
    },
  );
});

describe('the Spanish of the portal', () => {
  it('has a translation for every text, and none for texts that nobody shows', () => {
    const keys = new Set([...textsByFile.values()].flatMap((texts) => texts.keys));
    expect([...keys].filter((key) => !everywhere.has(key))).toEqual([]);
    // texts that are not literals where they are shown: chosen earlier, from ui, the reference lists, or the server's messages
    const elsewhere = globSync(['../../ui/**/*.ts', '../../server/**/*.ts', '../../sql/**/*.sql'], {
      cwd: source,
    }).filter((file) => !/server\/demo\/|\/generated\/|\.test\.ts$/.test(file));
    const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
    // SQL doubles an apostrophe inside a text
    const texts = [...files, ...elsewhere]
      .map((file) => (file.endsWith('.sql') ? read(file).replaceAll("''", "'") : read(file)))
      .join('\n');
    const shown = (key: string): boolean =>
      keys.has(key) || [`'${key}'`, `"${key}"`, `\`${key}\``].some((quoted) => texts.includes(quoted));
    expect([...everywhere.keys()].filter((key) => !shown(key))).toEqual([]);
  });

  it('[V16] has one word for artwork', () => {
    const others = [...everywhere].filter(([english, spanish]) => /artwork/i.test(english) !== /diseño/i.test(spanish));
    expect(others).toEqual([]);
  });

  it('has the same placeholders as the English', () => {
    const places = (message: string): string[] =>
      [
        ...new Set(
          [...message.matchAll(/(?<!(?:one|other) )\{(\w+)(?=[,}])|<\/?(\w+)\/?>/g)].map(
            ([, place, tag]) => place ?? `<${tag}>`,
          ),
        ),
      ].sort();
    for (const [english, spanish] of everywhere) {
      expect([english, places(spanish)]).toEqual([english, places(english)]);
      compileMessageOrThrow(spanish);
    }
  });

  it('translates a text in one way: pages that are opened one after another share their translations', () => {
    const ways = new Map<string, Set<string>>();
    for (const { messages } of catalogs)
      for (const [english, spanish] of Object.entries(messages))
        ways.set(english, (ways.get(english) ?? new Set()).add(spanish));
    expect([...ways].filter(([, { size }]) => size > 1)).toEqual([]);
  });

  it('is either in the common catalog or in those of features, not in both', () => {
    const common = catalogs.find(({ feature }) => feature === 'common')?.messages ?? {};
    const repeated = catalogs.flatMap(({ feature, messages }) =>
      feature === 'common' ? [] : Object.keys(messages).filter((english) => english in common),
    );
    expect(repeated).toEqual([]);
  });

  it.each(catalogs.map(({ feature, messages }) => [feature, messages] as const))(
    'is sorted and has no empty translations: %s',
    (_, messages) => {
      expect(Object.values(messages).filter((text) => text.trim() === '')).toEqual([]);
      expect(Object.keys(messages)).toEqual(Object.keys(messages).sort());
    },
  );

  it('has no untranslated English in the JSX of a folder that has a catalog', () => {
    const translated = (file: string): boolean =>
      everyFeature.some((feature) =>
        [`features/${feature}/`, `shared/${feature}/`].some((folder) => file.startsWith(folder)),
      );
    expect([...textsByFile].filter(([file, { bare }]) => translated(file) && bare.length > 0)).toEqual([]);
  });
});
