import { readFileSync } from 'node:fs';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import * as mcp from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { ServerContext } from '../context.ts';
import type { ExportApi } from '../exports/send.ts';
import { requireBody } from '../graphql/requireOperation.ts';
import { HttpError, notFound, notSignedIn } from '../http/errors.ts';
import type { KeyViewer } from '../viewer.ts';
import { isAllowed, type Operation, operationsOf } from './operations.ts';
import { type Given, runTool } from './runTool.ts';

/** The texts for models, and the tools; the names that a key may use are added for each key. */
const { instructions, tools }: { instructions: string; tools: mcp.Tool[] } = JSON.parse(
  readFileSync(`${import.meta.dirname}/tools.json`, 'utf8'),
);
const ajv = new AjvJsonSchemaValidator();
const validators = new Map(tools.map(({ name, inputSchema }) => [name, ajv.getValidator<Given>(inputSchema)]));

/** The tools that a key may use, each with its names; one without any is left out. */
function toolsOf(operations: Operation[], viewer: KeyViewer): mcp.Tool[] {
  return tools.flatMap(({ inputSchema, ...tool }) => {
    const names = operations
      .filter((known) => known.tool === tool.name && isAllowed(known, viewer))
      .map(({ name }) => name);
    if (tool.name === 'describe') return [{ ...tool, inputSchema }];
    const properties = { ...inputSchema.properties, name: { enum: names } };
    return names.length ? [{ ...tool, inputSchema: { ...inputSchema, properties } }] : [];
  });
}

/** The first problem of arguments in plain words, and the argument; `unknown`: one that the tool does not have. */
function problemOf(text: string, unknown: string | undefined): [message: string, field?: string] {
  const plain = text.replace('<=', 'at most').replace('>=', 'at least').replace('NOT have more than', 'have at most');
  const [, field, reason] = /^data\/(\w+)\S* (must .*?)(, data.*)?$/.exec(plain) ?? [];
  if (field) return [`${field} ${reason}.`, field];
  const [, missing] = /required property '(\w+)'/.exec(plain) ?? [];
  if (missing) return [`${missing} is missing.`, missing];
  return unknown ? [`There is no argument ${unknown}.`, unknown] : ['The arguments must be an object.'];
}

/** The arguments of a call. Errors: SL404 for an unknown tool; SL400 with the argument that its schema refuses. */
function checked(tool: string, given: unknown): Given {
  const result = validators.get(tool)?.(given ?? {});
  if (!result) throw notFound('There is no such tool.');
  if (result.valid) return result.data;
  const { properties = {} } = tools.find(({ name }) => name === tool)?.inputSchema ?? {};
  const unknown = Object.keys(Object(given)).find((name) => !Object.hasOwn(properties, name));
  const [message, field] = problemOf(result.errorMessage, unknown);
  throw new HttpError(400, message, 'SL400', field);
}

const answer = (content: Record<string, unknown>, text = JSON.stringify(content)): mcp.CallToolResult => ({
  content: [{ type: 'text', text }],
  structuredContent: content,
});

/**
 * POST /mcp: a Model Context Protocol server without sessions, for keys. Its tools are made from the schema, and each
 * person sees those that their key may use. Errors: SL400 for a batch, SL401 without a key; those of tools are results.
 */
export function installMcp({ express, config, clock, log }: ServerContext, api: ExportApi): void {
  const operations = operationsOf(api.schema);
  express.post('/mcp', async (req, res) => {
    const found = req.user?.viewer;
    if (found?.type !== 'login' || !found.apiKey) throw notSignedIn();
    res.removeHeader('WWW-Authenticate');
    const message = requireBody(req); // one, no batch
    const { request: _keyed, ...viewer } = { ...found, apiKey: found.apiKey };
    req.user = { viewer };
    const server = new Server({ name: 'sideline', version: '1.0.0' }, { capabilities: { tools: {} }, instructions });
    server.setRequestHandler(mcp.ListToolsRequestSchema, () => ({ tools: toolsOf(operations, viewer) }));
    server.setRequestHandler(mcp.CallToolRequestSchema, async ({ params: { name: tool, arguments: given } }) => {
      try {
        const call = { api, config, clock, operations, req, viewer, tool, given: checked(tool, given) };
        return answer(await runTool(call));
      } catch (error) {
        const known = error instanceof HttpError ? error : new HttpError(500, 'Something went wrong.', 'SL500');
        if (known !== error) log.error({ err: error }, 'a tool failed');
        const { message, code, field } = known;
        return { ...answer({ code, message, field }, `${code}: ${message}`), isError: true };
      }
    });
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    res.once('close', () => void server.close());
    await server.connect(transport as Transport);
    await transport.handleRequest(req, res, message);
  });
}
