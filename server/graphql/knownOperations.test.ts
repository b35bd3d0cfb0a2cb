import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { projectDir } from '../../db/settings.ts';
import { canonical, documentHash } from './canonical.ts';
import { documentFolders, documentsByFolder, fragmentsOf } from './collectOperations.ts';
import { knownOperationNames, loadKnownOperations, type OperationBody, operationResolver } from './knownOperations.ts';

type Named = { id: string; name: string; kind: string };

const TEXT = 'query Offer($id: Int!) { offer(id: $id) { id status } }';
const known = { [documentHash(canonical(TEXT))]: canonical(TEXT) };
const resolve = (body: OperationBody, onlyKnown = true) => {
  operationResolver(known, onlyKnown)(body);
  return body.query;
};

describe('known operations', () => {
  it('accepts a listed document with any whitespace, and runs the listed text, so that nothing is cached per layout', () => {
    const laidOut = '# from the console\nquery Offer($id: Int!) {\n  offer(id: $id) { id, status __typename }\n}';
    expect(resolve({ query: laidOut })).toBe(canonical(TEXT));
    // the second time from the cache, and a long one never
    expect(resolve({ query: laidOut })).toBe(canonical(TEXT));
    expect(resolve({ query: `${'# padding\n'.repeat(1500)}${TEXT}` })).toBe(canonical(TEXT));
  });

  it('takes fragments before or after the operation, in any order, for the same document', () => {
    const [query, a, b] = [
      '{ offer(id: 1) { ...B ...A } }',
      'fragment A on Offer { id }',
      'fragment B on Offer { value }',
    ];
    expect(canonical([b, query, a].join(' '))).toBe(canonical([query, a, b].join(' ')));
  });

  it('leaves a document as it is in development', () => {
    const laidOut = `# mine\n${TEXT}`;
    expect(resolve({ query: laidOut }, false)).toBe(laidOut);
  });

  it('accepts a hash instead of the document', () => {
    expect(resolve({ documentId: Object.keys(known)[0] })).toBe(canonical(TEXT));
    expect(() => resolve({ documentId: 'unheard-of' })).toThrow('Unknown operation.');
  });

  it('refuses any other document in production, and takes it in development', () => {
    for (const query of [
      '{ users { email } }',
      TEXT.replace('status', 'value'),
      'not graphql',
      undefined,
      `${' '.repeat(20_000)}${TEXT}`,
    ]) {
      expect(() => resolve({ query })).toThrow('Unknown operation.');
    }
    expect(resolve({ query: '{ users { email } }' }, false)).toBe('{ users { email } }');
  });

  it('takes no two fragments of the same name that differ', () => {
    const withFields = (fields: string) => parse(`fragment A on Offer ${fields}`);
    const one = withFields('{ id name }');
    expect([...fragmentsOf([one, withFields('{\n  id, name\n}')]).keys()]).toEqual(['A']);
    expect(() => fragmentsOf([one, withFields('{ id }')])).toThrow('Two fragments named A differ.');
  });

  it('has every document that the apps send by its id', async () => {
    const known = loadKnownOperations();
    const documents = await Promise.all(
      documentFolders
        .flatMap((root) => [...documentsByFolder(root).keys()])
        .map(async (folder) =>
          Object.values((await import(path.join(projectDir, folder, 'generated/graphql.ts'))) as Record<string, Named>),
        ),
    );
    expect(documents.flat().length).toBeGreaterThan(60);
    for (const { id, name, kind } of documents.flat()) expect(known[id]).toMatch(new RegExp(`^${kind} ${name}\\b`));
  });

  it('[L-065] lists what only a helper of the pages sends: views of a link and the chosen language', () => {
    expect([...knownOperationNames()]).toEqual(expect.arrayContaining(['RecordLinkView', 'SetLanguage']));
  });
});
