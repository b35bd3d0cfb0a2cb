import { createHash } from 'node:crypto';
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';

/**
 * One text for a document however it is laid out, so that the same operation has one hash: comments and spaces are
 * gone, and so is `__typename`, which some clients add by themselves.
 */
export function canonical(document: string | DocumentNode): string {
  const parsed = typeof document === 'string' ? parse(document, { noLocation: true }) : document;
  return print(
    visit(parsed, {
      Field: (node) => (node.name.value === '__typename' ? null : undefined),
      SelectionSet: {
        leave: (node) =>
          node.selections.length > 0
            ? undefined
            : { ...node, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }] },
      },
    }),
  );
}

export const documentHash = (document: string): string => createHash('sha256').update(document).digest('hex');
