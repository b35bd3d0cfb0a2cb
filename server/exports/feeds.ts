import { createHash, randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { ServerContext } from '../context.ts';
import { HttpError, notFound, tooManyRequests } from '../http/errors.ts';
import type { Fields } from '../http/input.ts';
import { isClientGone } from '../http/sendStream.ts';
import type { Throttle } from '../http/throttle.ts';
import type { Semaphore } from '../shared/semaphore.ts';
import type { LoginViewer } from '../viewer.ts';
import { csvOf } from './csv.ts';
import { exportDocuments } from './document.ts';
import { columnsOf, exportRequest } from './request.ts';
import { type ExportApi, exportedRows } from './send.ts';
import type { Cell, Column } from './values.ts';

type UsedFeed = Pick<LoginViewer, 'role' | 'email'> & { id: number; resource: string; user_id: number } & {
  request: Fields & { variables?: { filter?: object } };
};

const TYPES: Readonly<Record<string, string>> = { csv: 'text/csv; charset=utf-8', json: 'application/json' };

/**
 * GET /feeds/{token}.csv and .json: the rows of a saved view, as an export has them, with the rights that the feed's
 * owner has now. `?updated_since=` (an instant): only rows changed since then. With an ETag: an unchanged feed is
 * answered with 304. Errors: SL400 for another `updated_since`; SL404 for a feed that was revoked or whose owner is no
 * longer staff; SL422 if the list does not know when rows were changed; SL429 for more than 60 reads in ten minutes.
 */
export function installFeeds(
  app: ServerContext & { feedReads: Throttle },
  api: ExportApi,
  concurrent: Pick<Semaphore, 'run'>,
): void {
  app.express.get('/feeds/:file', async (req, res) => {
    const [, token, format = ''] = /^([0-9a-f]{64})\.(csv|json)$/.exec(req.params.file) ?? [];
    const [feed] = token
      ? await app.database.asServer<UsedFeed>('select * from app_private.use_feed($1)', [token])
      : [];
    if (!feed) throw notFound('There is no feed at this address.');
    const { id, resource, request, user_id: userId, role, email } = feed;
    if (!(await app.feedReads.take(String(id)))) throw tooManyRequests('This feed is read too often.');
    const expires = app.clock.seconds() + 3600;
    req.user = { viewer: { type: 'login', role, userId, email, scopeOfferId: null, feedId: id, expires } };
    const list = `${resource.charAt(0).toUpperCase()}${resource.slice(1)}List`;
    const documents = exportDocuments(api.schema, api.documentNamed(list).text);
    const since = updatedSince(req.query.updated_since);
    if (since && !documents.hasUpdatedAt)
      throw new HttpError(422, 'This list does not know when its rows were changed.', 'SL422', 'updated_since');
    const filter = since && { and: [request.variables?.filter ?? {}, { updatedAt: { greaterThanOrEqualTo: since } }] };
    const variables = { ...request.variables, ...(filter && { filter }) };
    const asked = exportRequest('feed.csv', { ...request, variables });
    const columns = columnsOf(api.schema, documents, asked);
    await concurrent.run(async () => {
      const { labels, rows } = await exportedRows(app, api, { req, res, asked, documents, columns });
      res.set({ 'Content-Type': TYPES[format], 'Cache-Control': 'private, no-store' });
      await sendWithEtag(format === 'csv' ? csvOf(labels, rows) : Readable.from(jsonOf(columns, rows)), req, res);
    });
  });
}

/** An instant of the query string, in UTC without an offset; null if there is none. Errors: SL400. */
function updatedSince(value: unknown): string | null {
  if (value === undefined) return null;
  const [, day, time = 'T00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/.exec(String(value)) ?? [];
  const at = day ? new Date(day + time + zone) : null;
  if (!at || Number.isNaN(at.getTime()))
    throw new HttpError(400, 'updated_since is a time such as 2026-05-01T00:00:00Z.', 'SL400', 'updated_since');
  return at.toISOString();
}

/** The rows as a JSON list of objects, whose keys are the columns' sources. */
async function* jsonOf(columns: Column[], rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    const values = columns.map(({ source }, index) => [source, row[index] ?? null]);
    yield `${before}${JSON.stringify(Object.fromEntries(values))}`;
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

/** Sends content with its hash as ETag, or 304; until the hash is known, it waits in a file that has no name. */
async function sendWithEtag(content: Readable, req: Request, res: Response): Promise<void> {
  const name = path.join(tmpdir(), `sideline-feed-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  try {
    await unlink(name);
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      await file.appendFile(chunk);
    }
    const etag = `"${hash.digest('base64url')}"`;
    res.set('ETag', etag);
    // not req.fresh: a program's fetch adds "no-cache" to a request that names an ETag
    if (req.get('if-none-match')?.includes(etag)) return void res.status(304).end();
    await pipeline(file.createReadStream({ start: 0, autoClose: false }), res);
  } catch (error) {
    if (!isClientGone(error)) throw error;
  } finally {
    await file.close();
  }
}
