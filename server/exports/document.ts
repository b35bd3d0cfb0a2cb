import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  visit,
} from 'postgraphile/graphql';
import { HttpError } from '../http/errors.ts';

/**
 * Prepares a list's document for its export: one document for the ids of all rows in order, one for some of these rows.
 */
export interface ExportDocuments {
  ids: DocumentNode;
  /** Takes the ids as `$exportIds`; the list's other filters were applied by the first document. */
  rows: DocumentNode;
  /** Whether its rows can be filtered by when they were changed. */
  hasUpdatedAt: boolean;
  /** Types of the values that a row's sources name, such as `organization.name`. */
  types: Map<string, string>;
}

const PAGING = new Set(['first', 'last', 'before', 'after', 'offset']);
const isOrder = ({ name }: ArgumentNode) => name.value === 'orderBy';
const refused = (message: string) => new HttpError(422, message, 'SL422', 'documentId');

/**
 * Takes the document of a list and keeps only its connection. Errors: SL422 for a document that is not a query of one
 * connection whose nodes can be filtered by id.
 */
export function exportDocuments(schema: GraphQLSchema, text: string): ExportDocuments {
  const document = parse(text, { noLocation: true });
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1 || operation.operation !== 'query')
    throw refused('Only a list can be exported.');
  const flat = (selections: readonly SelectionNode[]): FieldNode[] =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node];
      if (node.kind === Kind.INLINE_FRAGMENT) return flat(node.selectionSet.selections);
      return flat(fragments.get(node.name.value)?.selectionSet.selections ?? []);
    });
  const query = schema.getQueryType() as GraphQLObjectType;
  const connections = flat(operation.selectionSet.selections).filter((field) =>
    getNamedType(query.getFields()[field.name.value]?.type)?.name.endsWith('Connection'),
  );
  const found = connections.find((field) => flat(field.selectionSet?.selections ?? []).some(isNodes));
  if (!found) throw refused('Only a list can be exported.');
  const nodes = flat(found.selectionSet?.selections ?? []).find(isNodes) as FieldNode;
  const connectionType = getNamedType(query.getFields()[found.name.value]?.type);
  const rowType = isObjectType(connectionType) && getNamedType(connectionType.getFields().nodes?.type);
  if (!isObjectType(rowType)) throw refused('Only a list can be exported.');
  const types = new Map<string, string>();
  const collect = (type: GraphQLObjectType, selections: readonly SelectionNode[], before: string): void => {
    for (const field of flat(selections)) {
      const output: GraphQLOutputType | undefined = type.getFields()[field.name.value]?.type;
      const named = getNamedType(output);
      const source = before + (field.alias ?? field.name).value;
      if (isLeafType(named)) types.set(source, named.name);
      else if (isObjectType(named)) collect(named, field.selectionSet?.selections ?? [], `${source}.`);
    }
  };
  collect(rowType, nodes.selectionSet?.selections ?? [], '');
  const idsType = idsTypeOf(query.getFields()[found.name.value]);
  const hasUpdatedAt = filterOf(query.getFields()[found.name.value], 'updatedAt') !== undefined;
  if (!idsType) throw refused('Only a list can be exported.');
  const made = (args: readonly ArgumentNode[], selections: readonly SelectionNode[]): DocumentNode => {
    const field: FieldNode = {
      ...found,
      alias: { kind: Kind.NAME, value: 'list' },
      arguments: args,
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: [
          {
            kind: Kind.FIELD,
            name: { kind: Kind.NAME, value: 'nodes' },
            selectionSet: { kind: Kind.SELECTION_SET, selections },
          },
        ],
      },
    };
    return withUsedVariables(operation, field, [...fragments.values()], `$exportIds: ${idsType}`);
  };
  const template = fieldOf('{ list(filter: { id: { in: $exportIds } }) { id } }').selectionSet
    .selections[0] as FieldNode;
  const given = found.arguments ?? [];
  return {
    types,
    hasUpdatedAt,
    ids: made(
      given.filter(({ name }) => !PAGING.has(name.value)),
      template.selectionSet?.selections ?? [],
    ),
    rows: made([...given.filter(isOrder), ...(template.arguments ?? [])], nodes.selectionSet?.selections ?? []),
  };
}

const membersOf = (type: unknown, name: string) => (isInputObjectType(type) ? type.getFields()[name]?.type : undefined);

/** The type of a connection's filter by one field. */
const filterOf = (connection: GraphQLField<unknown, unknown> | undefined, name: string) =>
  getNamedType(membersOf(getNamedType(connection?.args.find((argument) => argument.name === 'filter')?.type), name));

/** The type of the ids that a connection can be filtered by. */
function idsTypeOf(connection: GraphQLField<unknown, unknown> | undefined): string | null {
  const type = membersOf(filterOf(connection, 'id'), 'in');
  return type ? String(type) : null;
}

const isNodes = (field: FieldNode) => field.name.value === 'nodes';
const fieldOf = (text: string) => parse(text, { noLocation: true }).definitions[0] as OperationDefinitionNode;

/** An operation with a single field, and the variables and fragments that it uses. */
function withUsedVariables(
  operation: OperationDefinitionNode,
  field: FieldNode,
  fragments: FragmentDefinitionNode[],
  more: string,
): DocumentNode {
  const variables = new Set<string>();
  const spread = new Set<string>();
  const look = (node: FieldNode | FragmentDefinitionNode): void =>
    void visit(node, {
      Variable: ({ name }) => void variables.add(name.value),
      FragmentSpread: ({ name }) => {
        const fragment = fragments.find((candidate) => candidate.name.value === name.value);
        if (!fragment || spread.has(name.value)) return;
        spread.add(name.value);
        look(fragment);
      },
    });
  look(field);
  const added = fieldOf(`query (${more}) { list }`).variableDefinitions ?? [];
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...operation,
        name: { kind: Kind.NAME, value: 'Export' },
        variableDefinitions: [...(operation.variableDefinitions ?? []), ...added].filter((definition) =>
          variables.has(definition.variable.name.value),
        ),
        selectionSet: { kind: Kind.SELECTION_SET, selections: [field] },
      },
      ...fragments.filter(({ name }) => spread.has(name.value)),
    ],
  };
}
