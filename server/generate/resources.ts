/**
 * What the console's data provider must know about its documents: `resources.ts`, the documents of each react-admin
 * resource and the fields of its inputs, and `operations.ts`, every other operation by its name.
 *
 * An operation belongs to a resource if its root field has the alias `list`, `record` or `result`; its own name then
 * says which resource and method: `SponsorsList`, `SponsorsTotal`, `SponsorsIsLarge`, `SponsorsMany`, `SponsorsOne`,
 * `SponsorsCreate`, `SponsorsUpdate`, `SponsorsUpdateMany`, `SponsorsDelete`, `SponsorsDeleteMany`.
 */
import path from 'node:path';
import {
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { documentsByFolder } from '../graphql/generate.ts';

/** Longer suffixes first: `UpdateMany` before `Many`. */
const METHODS = ['UpdateMany', 'DeleteMany', 'List', 'Total', 'IsLarge', 'Many', 'One', 'Create', 'Update', 'Delete'];
const FOLDER = 'admin/src/dataProvider/generated';
const HEAD = '// Made by "npm run generate" from the schema and the .graphql files of the console; not to be edited.\n';

export type Operation = { name: string; folder: string; node: OperationDefinitionNode };
type Input = { under: string | null; fields: string[] };
type Resource = { documents: Record<string, string>; create?: Input; update?: Input; updateMany?: Input };

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The operations of the console's .graphql files. */
export const consoleOperations = (): Operation[] =>
  [...documentsByFolder('admin/src')].flatMap(([folder, { definitions }]) =>
    definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION && node.name ? [{ name: node.name.value, folder, node }] : [],
    ),
  );

/** The method and resource of a CRUD operation; null for any other. */
export function resourceOf({ name, node }: Operation): { resource: string; method: string } | null {
  const [root] = node.selectionSet.selections;
  const alias = root?.kind === Kind.FIELD ? root.alias?.value : undefined;
  const method = METHODS.find((suffix) => name.endsWith(suffix));
  if (!method || !alias || !['list', 'record', 'result'].includes(alias)) return null;
  return { resource: lowerFirst(name.slice(0, -method.length)), method: lowerFirst(method) };
}

/** The fields of a mutation's input, and the name under which they are nested, if they are. */
function inputOf(schema: GraphQLSchema, { node }: Operation): Input | undefined {
  const variable = node.variableDefinitions?.find((given) => given.variable.name.value === 'input');
  const type = variable && getNamedType(typeFromAST(schema, variable.type as never));
  if (!type || !isInputObjectType(type)) return undefined;
  const fields = Object.values(type.getFields()).filter(
    ({ name }) => !['id', 'ids', 'clientMutationId'].includes(name),
  );
  const [nested] = fields.filter(({ type: inner }) => isInputObjectType(getNamedType(inner)));
  const isNested = nested !== undefined && fields.length === 1;
  const names = isNested
    ? Object.keys((getNamedType(nested.type) as GraphQLInputObjectType).getFields())
    : fields.map(({ name }) => name);
  return { under: isNested ? nested.name : null, fields: names.sort() };
}

const list = (values: string[]): string => `[${values.map((value) => `'${value}'`).join(', ')}]`;
const inputText = ({ under, fields }: Input): string =>
  `{ under: ${under ? `'${under}'` : null}, fields: ${list(fields)} }`;

/** The import lines of the documents, one line per folder. */
function importsOf(operations: Operation[]): string {
  return [...Map.groupBy(operations, ({ folder }) => folder)]
    .map(([folder, found]) => {
      const names = found.map(({ name }) => `${name}Document`).sort();
      return `import { ${names.join(', ')} } from '${path.posix.relative(FOLDER, `${folder}/generated/graphql.ts`)}';`;
    })
    .join('\n');
}

/** Both files by path. `schema`: the API's. Throws if two operations have the same name. */
export function consoleResourceFiles(schema: GraphQLSchema): Record<string, string> {
  const operations = consoleOperations();
  const twice = operations.find((item, index) => operations.findIndex(({ name }) => name === item.name) !== index);
  if (twice) throw new Error(`Two operations of the console are called ${twice.name}.`);
  const resources: Record<string, Resource> = {};
  const crud: Operation[] = [];
  const other: Operation[] = [];
  for (const operation of operations) {
    const found = resourceOf(operation);
    if (!found) {
      other.push(operation);
      continue;
    }
    crud.push(operation);
    resources[found.resource] ??= { documents: {} };
    const resource = resources[found.resource] as Resource;
    resource.documents[found.method] = `${operation.name}Document`;
    const input = inputOf(schema, operation);
    if (input && ['create', 'update', 'updateMany'].includes(found.method))
      resource[found.method as 'create' | 'update' | 'updateMany'] = input;
  }
  const entries = Object.entries(resources)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { documents, ...inputs }]) => {
      const lines = [
        `documents: { ${Object.entries(documents)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([method, document]) => `${method}: ${document}`)
          .join(', ')} },`,
        ...Object.entries(inputs).map(([method, input]) => `${method}: ${inputText(input)},`),
      ];
      return `  ${name}: {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`;
    });
  const methods = other.map(({ name }) => `  ${lowerFirst(name)}: ${name}Document,\n`).sort();
  return {
    [`${FOLDER}/resources.ts`]: `${HEAD}${importsOf(crud)}\n\nexport const resources = {\n${entries.join('')}} as const;\n\nexport type ResourceName = keyof typeof resources;\n`,
    [`${FOLDER}/operations.ts`]: `${HEAD}${importsOf(other)}\n\nexport const operations = {\n${methods.join('')}};\n`,
  };
}
