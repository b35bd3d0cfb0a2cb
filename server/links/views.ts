/** Counts views of secret links: people when their page reports it, scanners by what they fetch (L-065). */
import { createHmac } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { ServerContext } from '../context.ts';
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
