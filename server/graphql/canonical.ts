import { createHash } from 'node:crypto';
import { type DefinitionNode, type DocumentNode, Kind, parse, print, visit } from 'graphql';

const nameOf = (definition: DefinitionNode): string =>
  definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : '';

const byKindAndName = (a: DefinitionNode, b: DefinitionNode): number =>
  nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b));

/**
 * The canonical text of a document, so that the same operation always has one hash: without comments, spaces and
 * `__typename`, which some clients add; fragments follow the operation, by name.
 */
export function canonical(document: string | DocumentNode): string {
  const parsed = typeof document === 'string' ? parse(document, { noLocation: true }) : document;
  return print(
    visit(
      { ...parsed, definitions: [...parsed.definitions].sort(byKindAndName) },
      {
        Field: (node) => (node.name.value === '__typename' ? null : undefined),
        SelectionSet: {
          leave: (node) =>
            node.selections.length > 0
              ? undefined
              : { ...node, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }] },
        },
      },
    ),
  );
}

/** The id of a canonical document: 60 bits of its SHA-256, which is enough for a closed list and short in the apps. */
export const documentHash = (document: string): string =>
  createHash('sha256').update(document).digest('base64url').slice(0, 10);
