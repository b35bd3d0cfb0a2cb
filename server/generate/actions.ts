/**
 * The permission that each CRUD action on a resource of the console needs: the function behind its document, or the
 * command on the table. A button that checks `useCanAccess` is therefore shown exactly to those who may run the action in the database.
 */
import { type GraphQLSchema, Kind } from 'graphql';
import { consoleOperations, type Operation, resourceOf } from './resources.ts';

/** react-admin's action of a data provider method, and the command on a table without its own function. */
const ACTIONS: Readonly<Record<string, readonly [action: string, command: string]>> = {
  list: ['list', 'select'],
  create: ['create', 'insert'],
  update: ['edit', 'update'],
  updateMany: ['bulkEdit', 'update'],
  delete: ['delete', 'delete'],
};

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const CONNECTION = /Connection$/;

function rootField({ node }: Operation): string {
  const [field] = node.selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error(`The operation ${node.name?.value} has no root field.`);
  return field.name.value;
}

/** The text of `admin/src/access/generated/actions.ts`. Throws for a document without a permission. */
export function actionsFile(schema: GraphQLSchema, held: { staff: string[]; superadmin: string[] }): string {
  const permissions = new Set([...held.staff, ...held.superadmin]);
  const connections = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) =>
    CONNECTION.test(name),
  );
  /** The table of each type's records, by the name of the type's connection. */
  const tableOf = (test: (name: string, type: string) => boolean) => {
    const found = connections.find(({ name, type }) =>
      test(name.replace(CONNECTION, ''), String(type).replace(/Connection!?$/, '')),
    );
    return (
      found && {
        table: snakeCase(found.name.replace(CONNECTION, '')),
        type: String(found.type).replace(/Connection!?$/, ''),
      }
    );
  };
  const permissionOf = (method: string, field: string): string => {
    const command = ACTIONS[method]?.[1];
    if (method === 'list') return `${snakeCase(field.replace(CONNECTION, ''))}.${command}`;
    const [, verb, what = ''] = /^(create|update|delete)(.*)$/.exec(field) ?? [];
    const found = tableOf((name, type) => (method === 'updateMany' ? upperFirst(name) : type) === what);
    return [field, `${verb}${found?.type}`].find((name) => permissions.has(name)) ?? `${found?.table}.${command}`;
  };
  const actions: Record<string, Record<string, string>> = {};
  for (const operation of consoleOperations()) {
    const { resource, method } = resourceOf(operation) ?? {};
    const action = method && ACTIONS[method]?.[0];
    if (!resource || !action) continue;
    const permission = permissionOf(method, rootField(operation));
    if (!permissions.has(permission)) throw new Error(`${operation.name}: there is no permission ${permission}.`);
    actions[resource] = { ...actions[resource], [action]: permission };
  }
  const entries = Object.entries(actions).sort(([a], [b]) => (a < b ? -1 : 1));
  const line = ([resource, needed]: [string, Record<string, string>]) =>
    `  ${resource}: { ${Object.entries(needed)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([action, permission]) => `${action}: '${permission}'`)
      .join(', ')} },\n`;
  return `// Made by "npm run generate" from the console's documents and the grants of the database; not to be edited.
import type { Permission } from './permissions.ts';

/** The permission behind each CRUD action that the console has on a resource. */
export const actions: Readonly<Record<string, Readonly<Record<string, Permission>>>> = {
${entries.map(line).join('')}};
`;
}
