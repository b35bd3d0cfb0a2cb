import { describe, expect, it } from '@jest/globals';
import { canonical, documentHash } from './canonical.ts';
import { knownOperationNames, type OperationBody, operationResolver } from './knownOperations.ts';

const TEXT = 'query Offer($id: Int!) { offer(id: $id) { id status } }';
const known = { [documentHash(canonical(TEXT))]: canonical(TEXT) };
const resolve = (body: OperationBody, onlyKnown = true) => {
  operationResolver(known, onlyKnown)(body);
  return body.query;
};

describe('known operations', () => {
  it('takes a listed document however it is laid out, with the type names that clients add', () => {
    const laidOut = '# from the console\nquery Offer($id: Int!) {\n  offer(id: $id) { id, status __typename }\n}';
    expect(resolve({ query: laidOut })).toBe(laidOut);
  });

  it('takes a hash in place of the document', () => {
    expect(resolve({ documentId: Object.keys(known)[0] })).toBe(canonical(TEXT));
    expect(() => resolve({ documentId: 'unheard-of' })).toThrow('Unknown operation.');
  });

  it('refuses any other document in production, and takes it in development', () => {
    for (const query of ['{ users { email } }', TEXT.replace('status', 'value'), 'not graphql', undefined]) {
      expect(() => resolve({ query })).toThrow('Unknown operation.');
    }
    expect(resolve({ query: '{ users { email } }' }, false)).toBe('{ users { email } }');
  });

  it('[L-065] lists what only a helper of the pages sends: views of a link and the chosen language', () => {
    expect([...knownOperationNames()]).toEqual(expect.arrayContaining(['RecordLinkView', 'SetLanguage']));
  });
});
