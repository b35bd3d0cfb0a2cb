/** Dashboards as shared caches in front of the server answer them: docs/scale.md describes the set-up, edge.vcl a cache. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import compression from 'compression';
import type { Request } from 'express';
import { type DocumentNode, parse } from 'postgraphile/graphql';
import { resolveToken } from '../auth/resolveToken.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { OnClose, ServerContext } from '../context.ts';
import type { ExportApi } from '../exports/send.ts';
import { databaseUnavailable, notFound } from '../http/errors.ts';
import type { Fields } from '../http/input.ts';
import { removeRequestHeaders } from '../http/sharedCaching.ts';
import { viewCollector } from '../links/views.ts';
import { type LinkClaims, linkRecordId } from '../shared/links/links.ts';
import { isSharedDashboard, type LinkViewer } from '../viewer.ts';

/**
 * How long a cache may answer by itself, and then while it asks again. A purge may be lost: with the longest time that a
 * fetch takes (15 s), neither answer is older than a minute. A snapshot lasts as long after its version is no longer
 * made as that version is still named.
 */
const CACHED = {
  version: 'public, max-age=0, s-maxage=20, stale-while-revalidate=10',
  snapshot: 'public, max-age=0, s-maxage=15, stale-while-revalidate=25',
};

/** What a dashboard's page reads as it opens: names of queries, and their variables in the order in which the page has them. */
const READS: Record<string, (claims: LinkClaims) => [name: string, variables: Fields][]> = {
  campaign: () => [
    ['CampaignDashboard', {}],
    ['DashboardDelivery', {}],
    ['DashboardTimeline', {}],
    ['DashboardPlaces', { where: {} }],
    ['DashboardChoices', {}],
    ['CheckedPhotos', { cursor: null }],
  ],
  season: ({ season, year }) => [
    ['SeasonalDashboard', { season, year }],
    ['DashboardDelivery', {}],
    ['DashboardTimeline', {}],
    ['DashboardNotes', { cursor: null }],
    ['FeaturedPhotos', { cursor: null }],
    ['CheckedPhotos', { cursor: null }],
  ],
};

/**
 * The longest time from reading the first of it to answering, in milliseconds: what a cache gets is never older, however
 * long it waits.
 */
const LONGEST_MS = 10_000;

type DashboardRequest = Request<{ token: string; version?: string }>;
interface Snapshot {
  version: string;
  body: string;
}

/**
 * For dashboards that anybody with the link may open, if EDGE_PURGE_URL names a cache (issue 34, section 3):
 *
 * - GET /dashboards/{token}: `{ "version" }` of the dashboard as it is now.
 * - GET /dashboards/{token}/{version}: its data, by document id and variables as POST /graphql returns it.
 * - POST /dashboards/{token}/views: counts a person's view; 204.
 *
 * Made when a cache asks, from the current data and under the link's policies, so nothing that is kept outlives a
 * takedown. Anything else is 404 and not cached: other links, revoked ones, other versions, addresses with a query.
 */
export function installEdge(app: ServerContext & { sessions: Sessions; onClose: OnClose }, api: ExportApi): void {
  const { express, config, clock, sessions, onClose } = app;
  if (config.edgePurgeUrls.length === 0) return;
  const count = viewCollector(app, onClose);
  const documents = new Map<string, { id: string; text: string; document: DocumentNode }>();
  const running = new Map<string, Promise<Snapshot>>();

  /** The dashboard of the address, which must be written as here: every other way would be another entry of a cache. */
  const open = async (req: DashboardRequest, rest = ''): Promise<{ viewer: LinkViewer; key: string }> => {
    if (req.originalUrl !== `/dashboards/${req.params.token}${rest}`) throw notFound();
    const viewer = await resolveToken(req.params.token, { secrets: config.secrets, clock, sessions, passive: true });
    if (viewer?.type !== 'link' || !isSharedDashboard(viewer.claims)) throw notFound();
    req.user = { viewer };
    return { viewer, key: `${viewer.claims.kind}:${linkRecordId(viewer.claims)}` };
  };

  const documentOf = (name: string) => {
    const known = documents.get(name);
    if (known) return known;
    const { id, text } = api.documentNamed(name);
    const made = { id, text, document: parse(text) };
    documents.set(name, made);
    return made;
  };

  const make = async (req: DashboardRequest, { claims }: LinkViewer, key: string): Promise<Snapshot> => {
    const parts: [string, Fields][] = [];
    for (const [name, variables] of READS[claims.kind]?.(claims) ?? []) {
      const { id, text, document } = documentOf(name);
      req.body = { query: text }; // as at POST /graphql: a replica may answer
      parts.push([id + JSON.stringify(variables), await api.run(req as Request, document, variables)]);
    }
    const body = JSON.stringify(Object.fromEntries(parts));
    return { version: createHash('sha256').update(`${key}\n${body}`).digest('base64url').slice(0, 22), body };
  };

  /** Requests that arrive while the snapshot is being made share it. */
  const snapshotOf = (req: DashboardRequest, viewer: LinkViewer, key: string): Promise<Snapshot> => {
    const under = `${key}:${viewer.claims.v}`;
    const known = running.get(under);
    if (known) return known;
    const late = new AbortController();
    const made = Promise.race([
      make(req, viewer, key),
      pause(LONGEST_MS, undefined, { signal: late.signal }).then(() => Promise.reject(databaseUnavailable())),
    ]).finally(() => {
      late.abort();
      running.delete(under);
    });
    running.set(under, made);
    return made;
  };

  express.get('/dashboards/:token{/:version}', compression(), async (req: DashboardRequest, res) => {
    const asked = req.params.version;
    const { viewer, key } = await open(req, asked === undefined ? '' : `/${asked}`);
    const { version, body } = await snapshotOf(req, viewer, key);
    if (asked !== undefined && asked !== version) throw notFound();
    removeRequestHeaders(res);
    res.set({
      'Cache-Control': asked === undefined ? CACHED.version : CACHED.snapshot,
      ETag: `W/"${version}"`,
      'Surrogate-Key': key,
      xkey: key,
    });
    res.type('application/json').send(asked === undefined ? JSON.stringify({ version }) : body);
  });

  express.post('/dashboards/:token/views', async (req: DashboardRequest, res) => {
    const { key } = await open(req, '/views');
    count(key, req);
    res.status(204).end();
  });
}
