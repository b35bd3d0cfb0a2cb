import type { Request } from 'express';
import * as g from 'postgraphile/graphql';
import type { ServerContext } from '../context.ts';
import type { Change } from '../database/change.ts';
import type { ExportApi } from '../exports/send.ts';
import { parsed } from '../graphql/keyScopes.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { KeyedRequest } from '../shared/keyedRequest.ts';
import { isStaff, type KeyViewer } from '../viewer.ts';
import { describeOperation, isAllowed, type Operation, returnedType } from './operations.ts';
import { confirmToken, effectsSoFar, readConfirmToken } from './preview.ts';

/** A call of a tool, whose arguments match its schema. */
export interface ToolCall extends Pick<ServerContext, 'config' | 'clock'> {
  api: ExportApi;
  operations: Operation[];
  req: Request;
  viewer: KeyViewer;
  tool: string;
  given: Given;
}
export type Given = Partial<Record<'name' | 'fields' | 'confirm', string>> &
  Partial<Record<'arguments' | 'input', object>> & { offset?: number };
type Result = Record<string, unknown>;

/** The longest result in characters, about 15,000 tokens. */
const LONGEST_RESULT = 60_000;

/** Runs a tool; returns its structured result. Errors: HttpError. */
export async function runTool(call: ToolCall): Promise<Result> {
  const { tool, given, operations } = call;
  if (tool === 'describe') return describe(call);
  const operation = operations.find((known) => known.tool === tool && known.name === given.name);
  if (!operation) {
    const other = operations.find((known) => known.name === given.name)?.tool;
    throw notFound(
      other ? `This belongs to the tool ${other}.` : 'There is nothing of this name. describe has all names.',
      'name',
    );
  }
  return operation.kind === 'query' ? read(call, operation) : change(call, operation);
}

/** One operation, or the names of all by resource and tool. */
function describe({ operations, viewer, given: { name } }: ToolCall): Result {
  const allowed = operations.filter((operation) => isAllowed(operation, viewer));
  const found = allowed.find((operation) => operation.name === name);
  if (found) return describeOperation(found);
  if (name !== undefined) throw notFound('This key can use nothing of this name.', 'name');
  const byResource = [...Map.groupBy(allowed, ({ scope }) => scope.replace(/:.*/, ''))];
  const named = byResource.map(([resource, those]) => [resource, those.map((one) => `${one.tool} ${one.name}`)]);
  return { resources: Object.fromEntries(named) };
}

/** A document that runs an operation with these arguments. Errors: SL400 with the argument that does not exist. */
function documentOf({ kind, field }: Operation, given: object, selection: string): string {
  const variables = Object.keys(given).map((name) => {
    const argument = field.args.find((known) => known.name === name);
    if (!argument) throw new HttpError(400, `There is no argument ${name}.`, 'SL400', name);
    return [`$${name}: ${argument.type}`, `${name}: $${name}`] as const;
  });
  if (!variables.length) return `${kind} { ${field.name} ${selection} }`;
  const [declared, passed] = [0, 1].map((index) => variables.map((both) => both[index]).join(', '));
  return `${kind} (${declared}) { ${field.name}(${passed}) ${selection} }`;
}

/** A selection as given; else id, name and status, or the values of a report. Errors: SL400. */
function selectionOf(type: g.GraphQLNamedType, given?: string): string {
  if (!g.isObjectType(type)) return '';
  const values = Object.values(type.getFields()).filter((field) => g.isLeafType(g.getNamedType(field.type)));
  const names = values.map(({ name }) => name);
  const usual = names.includes('id') ? names.filter((name) => /^(id|name|status)$/.test(name)) : names;
  const [only] = parsed(`{ ${given ?? (usual.join(' ') || '__typename')} }`).definitions;
  return g.print((only as g.OperationDefinitionNode).selectionSet); // what follows a closing bracket is left out
}

/** Runs a query: a page of a list, or anything else. Errors: SL404; SL422 fields if the result is too long. */
async function read({ api, req, given }: ToolCall, operation: Operation): Promise<Result> {
  const isList = operation.tool === 'list';
  const { name: _name, fields, arguments: args = {}, ...listed } = given;
  const variables = isList ? { first: 20, ...listed } : args;
  const selection = selectionOf(returnedType(operation), fields);
  const document = documentOf(operation, variables, isList ? `{ totalCount nodes ${selection} }` : selection);
  const result = (await api.runWithKey(req, document, { ...variables }))[operation.field.name] ?? null;
  if (result === null) throw notFound('There is no such record, or you may not see it.');
  if (JSON.stringify(result).length > LONGEST_RESULT)
    throw new HttpError(422, 'This is too long. Name fewer fields, or ask for fewer rows.', 'SL422', 'fields');
  if (!isList) return { result };
  const { nodes: rows, totalCount: total } = result as { nodes: unknown[]; totalCount: number };
  const next = (given.offset ?? 0) + rows.length;
  return { total, rows, ...(rows.length && next < total && { more: `For the next rows use offset ${next}.` }) };
}

/**
 * Previews a mutation, or does it with the token of its preview, once. Errors: SL409 confirm if records have changed since
 * the preview; SL422 name if it sets a final status and the tool is another than finalize; SL428 for what only a person may
 * do. An error that is no HttpError: a preview was not rolled back.
 */
async function change(call: ToolCall, operation: Operation): Promise<Result> {
  const { api, config, clock, req, viewer, given, operations } = call;
  const { input, confirm } = given;
  const { name } = operation;
  const confirmed: Parameters<typeof confirmToken>[0] = [viewer.apiKey.id, name, input];
  const claims = confirm ? readConfirmToken(confirm, confirmed, config.secret, clock.seconds()) : null;
  const request = claims && new KeyedRequest(`mcp:${viewer.apiKey.id}`, claims.jti, () => name);
  const isOfFinalize = operations.some((known) => known.tool === 'finalize' && known.name === name);
  let done: Awaited<ReturnType<typeof effectsSoFar>> | undefined;
  const isWrongTool = () => done?.effects.final && isOfFinalize && operation.tool !== 'finalize';
  const beforeCommit: Change['beforeCommit'] = async (client) => {
    done = await effectsSoFar(client, viewer, config.secret);
    if (isWrongTool())
      throw new HttpError(422, 'This sets a status that cannot be undone: use the tool finalize.', 'SL422', 'name');
    // a preview, which has no claims, is rolled back as well
    if (done.state !== claims?.state)
      throw new HttpError(409, 'Records have changed since the preview. Call without confirm.', 'SL409', 'confirm');
  };
  const document = documentOf(operation, { input }, '{ changeId }');
  try {
    if (request) req.user = { viewer: { ...viewer, request } };
    const data = await api.runWithKey(req, document, { input }, { beforeCommit });
    if (!claims) throw new Error(`The preview of ${name} was not rolled back.`);
    const { changeId } = data[name] as { changeId: string | null };
    const undo = changeId && isStaff(viewer) ? { undo: `${config.publicUrl}/my-changes` } : {};
    return { changeId, ...undo, ...(done?.effects ?? { repeated: true }) };
  } catch (error) {
    if (error instanceof HttpError && error.code === 'SL428')
      throw new HttpError(428, `Only a person can do this, in the console: ${config.publicUrl}`, 'SL428');
    if (claims || !done || !(error instanceof HttpError) || isWrongTool()) throw error;
    const token = confirmToken(confirmed, done.state, config.secret, clock.seconds());
    return { preview: true, ...done.effects, confirm: token };
  }
}
