/**
 * The console's CRUD operations, written from fragments: `fragment TestimonialRecord on Testimonial
 * @resource(name: "testimonials", methods: [List, One, Update])` gives `TestimonialsList`, `TestimonialsOne` and
 * `TestimonialsUpdate` in the folder's `generated/resources.graphql`. A method that is a mutation of the API, such as
 * `cancelCheck`, gives the operation of this name, which returns only the change's id.
 */
import path from 'node:path';
import {
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  print,
  valueFromASTUntyped,
} from 'graphql';
import { UserFacingError } from '../../db/userFacingError.ts';
import { graphqlFilesOf, parseFile, RESOURCE_DIRECTIVE } from '../graphql/generate.ts';

type Field = GraphQLField<unknown, unknown>;

const HEAD =
  '# Made by "npm run generate" from the fragments of this folder that name a resource; not to be edited.\n\n';
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A field with those of its arguments that are named, passed on from variables; `alias` ends with a colon. */
function withArguments(operation: string, field: Field, names: string[], selection: string, alias = ''): string {
  const passed = names.flatMap((name) => field.args.filter((argument) => argument.name === name));
  const variables = passed.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const values = passed.map(({ name }) => `${name}: $${name}`).join(', ');
  return `${operation}(${variables}) { ${alias}${field.name}(${values}) { ${selection} } }`;
}

/** Writes the operations on one type, each by its method, as texts without layout. Throws for what the API lacks. */
function operationsOn(schema: GraphQLSchema, { name, typeCondition }: FragmentDefinitionNode, resource: string) {
  const type = typeCondition.name.value;
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  const lacks = (what: string) => new UserFacingError(`${name.value}: the API has no ${what}.`);
  const fieldOf = (field: string): Field => {
    const found = fields[field];
    if (!found) throw lacks(field);
    return found;
  };
  const connection = (): Field => {
    const found = Object.values(fields).find(
      (field) => field.name.endsWith('Connection') && getNamedType(field.type).name === `${type}Connection`,
    );
    if (!found) throw lacks(`connection of ${type}`);
    return found;
  };
  const plural = () => connection().name.replace(/Connection$/, '');
  const spread = `...${name.value}`;
  const query = (method: string) => `query ${upperFirst(resource)}${method}`;
  const counted = (method: string, field: string) =>
    withArguments(query(method), connection(), ['filter', 'search', 'today'], field, 'list: ');
  const mutation = (method: string, field: string, returnsRecord: boolean) => {
    const found = fieldOf(field);
    const payload = getNamedType(found.type);
    const record = Object.values(isObjectType(payload) ? payload.getFields() : {}).find(
      (graphQLField) => getNamedType(graphQLField.type).name === type,
    );
    const selection = returnsRecord && record ? `changeId record: ${record.name} { ${spread} }` : 'changeId';
    return withArguments(`mutation ${upperFirst(resource)}${method}`, found, ['input'], selection, 'result: ');
  };
  return {
    List: () =>
      withArguments(
        query('List'),
        connection(),
        ['first', 'offset', 'orderBy', 'filter', 'search', 'today'],
        `nodes { ${spread} } pageInfo { hasNextPage hasPreviousPage }`,
        'list: ',
      ),
    Total: () => counted('Total', 'totalCount'),
    IsLarge: () => counted('IsLarge', 'isLarge'),
    Many: () =>
      `${query('Many')}($ids: [Int!]!) { list: ${fieldOf(plural()).name}(filter: { id: { in: $ids } }) { ${spread} } }`,
    One: () => withArguments(query('One'), fieldOf(lowerFirst(type)), ['id'], spread, 'record: '),
    Create: () => mutation('Create', `create${type}`, true),
    Update: () => mutation('Update', `update${type}`, true),
    UpdateMany: () => mutation('UpdateMany', `update${upperFirst(plural())}`, false),
    Delete: () => mutation('Delete', `delete${type}`, false),
  } satisfies Record<string, () => string>;
}

/** The operations that a fragment asks for; none without the directive. Throws for other methods and for what the API lacks. */
export function operationsOf(schema: GraphQLSchema, fragment: FragmentDefinitionNode): string[] {
  const directive = fragment.directives?.find(({ name }) => name.value === RESOURCE_DIRECTIVE);
  if (!directive) return [];
  const given = Object.fromEntries(
    (directive.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );
  const operations: Record<string, () => string> = operationsOn(schema, fragment, String(given.name));
  const mutations = schema.getMutationType()?.getFields() ?? {};
  return [given.methods].flat().map((method) => {
    const [write, mutation] = [operations[String(method)], mutations[String(method)]];
    if (mutation) return withArguments(`mutation ${upperFirst(mutation.name)}`, mutation, ['input'], 'changeId');
    if (!write)
      throw new UserFacingError(
        `${fragment.name.value}: methods are ${Object.keys(operations).join(', ')}, and mutations of the API.`,
      );
    return write();
  });
}

/** The files by path; null for a file of an earlier run that no longer belongs to a fragment. `schema`: the API's. */
export function resourceDocumentFiles(
  schema: GraphQLSchema,
  documents = graphqlFilesOf('admin/src'),
): Record<string, string | null> {
  const written = documents.flatMap((file) =>
    parseFile(file).definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION
        ? operationsOf(schema, node).map((operation) => ({ folder: path.posix.dirname(file), operation }))
        : [],
    ),
  );
  return {
    ...Object.fromEntries(documents.filter((file) => file.includes('/generated/')).map((file) => [file, null])),
    ...Object.fromEntries(
      [...Map.groupBy(written, ({ folder }) => folder)].map(([folder, operations]) => [
        `${folder}/generated/resources.graphql`,
        `${HEAD}${print(parse(operations.map(({ operation }) => operation).join('\n')))}\n`,
      ]),
    ),
  };
}
