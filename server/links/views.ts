/** Counts views of secret links: people when their page reports it, scanners by what they fetch (L-065). */
import { createHmac } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { OnClose, ServerContext } from '../context.ts';
import { linkRecordId, readLink } from '../shared/links/links.ts';
import { derivedKey } from '../shared/secret.ts';

/** Programs that open links in emails automatically: counted separately from people. */
const SCANNER =
  /bot|crawl|spider|scan|preview|proofpoint|mimecast|barracuda|safelinks|googleimageproxy|yahoomailproxy|headless|curl|wget|python|go-http|java\//i;
export const isScanner = (userAgent: string) => userAgent === '' || SCANNER.test(userAgent);

/** True for a request that only checks whether there is a page: HEAD, or a prefetch. */
export const isAhead = (req: Request): boolean =>
  req.method === 'HEAD' ||
  /prefetch|prerender|preview/i.test(`${req.get('sec-purpose') ?? ''} ${req.get('purpose') ?? ''}`);

/** A pseudonymous viewer: network address and user agent, hashed with this installation's key. */
export function viewerHash(app: ServerContext, address: string, userAgent: string): Buffer {
  return createHmac('sha256', derivedKey(app.config.secret, 'viewer'))
    .update(`${address}\n${userAgent}`)
    .digest()
    .subarray(0, 16);
}

/** Records one view of a link, once per viewer and day; recordId as returned by linkRecordId. */
export async function countLinkView(
  app: ServerContext,
  kind: string,
  recordId: string,
  { address, userAgent, scanner = isScanner(userAgent) }: { address: string; userAgent: string; scanner?: boolean },
): Promise<void> {
  await app.database.asServer('select app_private.record_link_view($1, $2, $3, $4)', [
    kind,
    recordId,
    viewerHash(app, address, userAgent),
    scanner,
  ]);
}

/** How long views of published dashboards are collected, in milliseconds. */
const COLLECT_MS = 1000;

/**
 * Returns the function that counts a person's view of a published dashboard, as countLinkView does, but a second's views
 * in one statement: thousands of people may open one at once. A killed server loses those of its last second.
 */
export function viewCollector(app: ServerContext, onClose: OnClose): (recordKey: string, req: Request) => void {
  const collected = new Map<string, Record<string, unknown>>();
  let timer: NodeJS.Timeout | undefined;
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const views = [...collected.values()];
    collected.clear();
    if (views.length === 0) return;
    await app.database
      .asServer(
        `select app_private.record_link_view(v.kind, v.record_id, decode(v.viewer, 'hex'), v.scanner)
         from jsonb_to_recordset($1) as v (kind text, record_id text, viewer text, scanner boolean)`,
        [JSON.stringify(views)],
      )
      .catch((err: unknown) => app.log.warn({ err, views: views.length }, 'views of dashboards were not counted'));
  };
  onClose(write);
  return (recordKey, req) => {
    const userAgent = req.get('user-agent') ?? '';
    const viewer = viewerHash(app, req.ip ?? '', userAgent).toString('hex');
    const [, kind, record_id] = /^([^:]+):(.*)$/.exec(recordKey) ?? [];
    collected.set(`${recordKey} ${viewer}`, { kind, record_id, viewer, scanner: isScanner(userAgent) });
    timer ??= setTimeout(write, COLLECT_MS).unref();
  };
}

/**
 * Runs before a link's page: a scanner's GET, any HEAD and a prefetch change nothing and are counted separately. A
 * person's GET is not counted here but by the page, once it is shown. A token that we did not sign belongs to no link.
 */
export function countScanners(app: ServerContext): RequestHandler {
  return (req, _res, next) => {
    next();
    const userAgent = req.get('user-agent') ?? '';
    if (!isAhead(req) && !isScanner(userAgent)) return;
    const claims = readLink(req.path.split('/')[2] ?? '', app.config.secrets);
    if (!claims) return;
    countLinkView(app, claims.kind, linkRecordId(claims), { address: req.ip ?? '', userAgent, scanner: true }).catch(
      (err: unknown) => app.log.warn({ err }, 'a look at a link was not counted'),
    );
  };
}
