import { pipeline } from 'node:stream/promises';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { type DocumentNode, type GraphQLSchema, isEnumType } from 'postgraphile/graphql';
import { bearer, only } from '../auth/install.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { ServerContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { type Fields, viewerOf } from '../http/input.ts';
import { Semaphore } from '../shared/semaphore.ts';
import { csvOf } from './csv.ts';
import { type ExportDocuments, exportDocuments } from './document.ts';
import { type ExportRequest, exportRequest } from './request.ts';
import { type Cell, type Column, cellOf } from './values.ts';
import { MAX_SHEET_ROWS, xlsxOf } from './xlsx.ts';

/** What exports need of the API. */
export interface ExportApi {
  schema: GraphQLSchema;
  /** The text of the document that a request names. Errors: SL400 if it is unknown or exceeds the limits. */
  documentOf(body: { documentId?: unknown; query?: unknown }): string;
  /** Runs a document as the viewer; throws the first error in the form that the viewer may see. */
  run(req: Request, document: DocumentNode, variables: Record<string, unknown>): Promise<Record<string, unknown>>;
}

type List = { list: { nodes: { id: number | string }[] } };

const PAGE_SIZE = 1000;
const MAX_ROWS = MAX_SHEET_ROWS - 1;
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * POST /exports/<resource>.csv and .xlsx: all pages of a list as a file; staff only. Form or JSON fields: the list's
 * `documentId` (or `query`) and `variables`, `columns` as [{source, label}]. A form may carry the session in `token`,
 * so that the browser saves the file while it downloads. The list's own document runs as the viewer: once for the ids
 * in order, then for one page of ids at a time, which costs the same on every page. Errors: SL401, SL403 without the
 * right to export, SL422 with the field, SL429 if others are exporting.
 */
export function installExports(app: ServerContext & { sessions: Sessions }, api: ExportApi): void {
  const form = express.urlencoded({ limit: '1mb', extended: false });
  const semaphore = new Semaphore(2, 4, 'Others are exporting right now. Please try again in a few seconds.');
  const { config, clock, sessions } = app;
  const authenticate = bearer({ secrets: config.secrets, clock, sessions });
  const session: RequestHandler = (req, res, next) => {
    const { token } = (req.body ?? {}) as Fields;
    if (req.user || typeof token !== 'string') return next();
    req.headers.authorization = `Bearer ${token}`;
    authenticate(req, res, next);
  };
  app.express.post('/exports/:file', form, session, only('admin'), async (req, res) => {
    const asked = exportRequest(String(req.params.file), (req.body ?? {}) as Fields);
    const documents = exportDocuments(api.schema, api.documentOf(asked.body));
    const columns = columnsOf(api.schema, documents, asked);
    await semaphore.run(() => send(app, api, { req, res, asked, documents, columns }));
  });
}

/** The columns with their types. Errors: SL422 for a source that the list's document does not select. */
function columnsOf(schema: GraphQLSchema, { types }: ExportDocuments, { columns }: ExportRequest): Column[] {
  return columns.map(({ source, label }) => {
    const type = types.get(source);
    if (!type) throw new HttpError(422, `The list has no column "${source}".`, 'SL422', 'columns');
    return { source, label, type, isEnum: isEnumType(schema.getType(type)) };
  });
}

type Export = { req: Request; res: Response; asked: ExportRequest; documents: ExportDocuments; columns: Column[] };

/** Finds the rows, records the export in the audit log, and streams; stops when the client disconnects. */
async function send(
  app: ServerContext,
  api: ExportApi,
  { req, res, asked, documents, columns }: Export,
): Promise<void> {
  if (res.closed) return;
  const { resource, format, variables } = asked;
  const found = (await api.run(req, documents.ids, variables)) as List;
  const ids = found.list.nodes.map(({ id }) => id);
  if (format === 'xlsx' && ids.length > MAX_ROWS)
    throw new HttpError(
      422,
      `A sheet holds ${MAX_ROWS.toLocaleString('en')} rows. Filter the list, or take CSV.`,
      'SL422',
      'format',
    );
  const [settings] = await app.database.as(viewerOf(req), async (query) => {
    await query('select app_public.record_export($1, $2, $3, $4, $5)', [
      resource,
      format,
      ids.length,
      columns.map(({ source }) => source),
      JSON.stringify(variables),
    ]);
    return query<{ zone: string; today: string }>(
      `select coalesce(nullif(current_setting('sideline.time_zone', true), ''), 'America/New_York') as zone, app_public.today()::text as today`,
    );
  });
  const { zone, today } = settings as { zone: string; today: string };
  async function* rows(): AsyncGenerator<Cell[]> {
    for (let start = 0; start < ids.length && !res.closed; start += PAGE_SIZE) {
      const exportIds = ids.slice(start, start + PAGE_SIZE);
      const { list } = (await api.run(req, documents.rows, { ...variables, exportIds })) as List;
      for (const node of list.nodes) yield columns.map((column) => cellOf(node, column, zone));
    }
  }
  res.attachment(`${resource}-${today}.${format}`).set('Content-Type', TYPES[format]);
  const labels = columns.map(({ label }) => label);
  try {
    await pipeline(format === 'csv' ? csvOf(labels, rows()) : xlsxOf(labels, rows()), res);
  } catch (error) {
    if (!isClientGone(error)) throw error;
  }
}

const isClientGone = (error: unknown) => (error as { code?: string } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
