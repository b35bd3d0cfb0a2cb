import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { DocumentNode, GraphQLSchema } from 'postgraphile/graphql';
import type { ServerContext } from '../context.ts';
import type { Query } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';
import { type Fields, viewerOf } from '../http/input.ts';
import { isClientGone } from '../http/sendStream.ts';
import type { Viewer } from '../viewer.ts';
import { csvOf } from './csv.ts';
import type { ExportDocuments } from './document.ts';
import type { ExportRequest } from './request.ts';
import { type Cell, type Column, cellOf, headingOf } from './values.ts';
import { MAX_SHEET_ROWS, xlsxOf } from './xlsx.ts';

/** What exports and programs with keys need of the API. */
export interface ExportApi {
  schema: GraphQLSchema;
  /**
   * The text of the document that a request names. Errors: SL400 if it is unknown or exceeds the limits; SL403 and SL429
   * if the viewer's key may not run it.
   */
  documentOf(asked: Pick<ExportRequest, 'body' | 'variables'>, viewer: Viewer): string;
  /** One of the apps' queries by its name. Errors: SL404. */
  documentNamed(name: string): { id: string; text: string };
  /** Runs a document as the viewer; throws the first error in the form that the viewer may see. `more`: for its context. */
  run(req: Request, document: DocumentNode, variables: Fields, more?: Partial<Grafast.Context>): Promise<Fields>;
  /** Runs a text in the same way for a request with a key, within the scopes, limits and costs of the key. */
  runWithKey(req: Request, query: string, variables: Fields, more?: Partial<Grafast.Context>): Promise<Fields>;
}

export interface Export {
  req: Request;
  res: Response;
  asked: ExportRequest;
  documents: ExportDocuments;
  columns: Column[];
  /** Records the export, in a transaction of the viewer, before anything is sent. */
  record?(query: Query, rows: number): Promise<unknown>;
}

type List = { list: { nodes: { id: number | string }[] } };

const PAGE_SIZE = 1000;
const MAX_ROWS = MAX_SHEET_ROWS - 1;
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The headings and rows of an export as the request's viewer, read a page at a time, and the day; `record` is run first. */
export async function exportedRows(
  app: ServerContext,
  api: ExportApi,
  { req, res, asked, documents, columns, record }: Export,
): Promise<{ labels: string[]; rows: AsyncGenerator<Cell[]>; today: string }> {
  const { format, variables } = asked;
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
    await record?.(query, ids.length);
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
  return { labels: columns.map((column) => headingOf(column, zone)), rows: rows(), today };
}

/** Finds the rows, records the export, and streams it; stops when the client disconnects. */
export async function sendExport(app: ServerContext, api: ExportApi, asked: Export): Promise<void> {
  const { res } = asked;
  if (res.closed) return;
  const { resource, format } = asked.asked;
  const { labels, rows, today } = await exportedRows(app, api, asked);
  res.attachment(`${resource}-${today}.${format}`).set('Content-Type', TYPES[format]);
  try {
    await pipeline(format === 'csv' ? csvOf(labels, rows) : xlsxOf(labels, rows), res);
  } catch (error) {
    if (!isClientGone(error)) throw error;
  }
}
