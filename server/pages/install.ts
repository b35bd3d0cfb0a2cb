import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { projectDir } from '../../db/settings.ts';
import type { ServerContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { removeRequestHeaders } from '../http/sharedCaching.ts';
import { redirectToSurvivor } from '../links/mergedLeague.ts';
import { countScanners } from '../links/views.ts';
import { readLink } from '../shared/links/links.ts';
import { isSharedDashboard } from '../viewer.ts';
import { appSelector } from './appSelector.ts';
import { assets } from './assets.ts';
import { compressedPage } from './compress.ts';
import { builtPages, preloadLinks } from './preloads.ts';
import { ADMIN_PAGES, LINK_PAGES, PORTAL_PAGES, redirectOf, SHARED_PAGES } from './routes.ts';

/** Placeholder of the nonce in pages. Every page has it in a meta tag too, where scripts read it. */
const NONCE = '__CSP_NONCE__';
const NONCE_META = `<meta name="csp-nonce" content="${NONCE}" />`;
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const built = (app: 'portal' | 'admin') => join(projectDir, 'dist', app);

/**
 * The pages: built apps, legacy URLs, and the entry page at /, which reads the role in the browser and redirects. Each
 * response's nonce replaces `__CSP_NONCE__`, for styles created at run time.
 */
export function installPages(app: ServerContext): void {
  const { config } = app;
  const pages = Router();
  pages.use('/assets/portal', assets(built('portal')));
  pages.use('/assets/admin', assets(built('admin')));
  // its pages are above its folder
  pages.use('/assets/entry/proof-worker.js', (_req, res, next) => {
    res.set('Service-Worker-Allowed', '/');
    next();
  });
  pages.use('/assets/entry', assets(join(import.meta.dirname, 'entry')));

  pages.use((req, res, next) => {
    const target = req.method === 'GET' ? redirectOf(req.path) : null;
    if (!target) return next();
    const query = req.url.includes('?') ? req.url.slice(req.url.indexOf('?')) : '';
    res.redirect(302, target.includes('?') ? target + query.replace('?', '&') : target + query);
  });
  pages.get('/help-document', (_req, res, next) => {
    if (config.helpDocumentUrl) res.redirect(302, config.helpDocumentUrl);
    else next();
  });

  const filled = {
    __SUPPORT_EMAIL__: config.supportEmail,
    __VERIFICATION_EMAIL__: config.mail.verificationEmail,
    __APPLICATION_VIDEO_URL__: config.applicationVideoUrl ?? '',
    __VERIFICATIONS_REPORT__: config.verificationsReportUrl ?? '',
    __SALESFORCE__: config.salesforceUrl ?? '',
    __HUBSPOT_COMPANY__: config.hubspotCompanyUrl ?? '',
    __PRIVACY_URL__: config.privacyUrl ?? '/privacy',
    __TERMS_URL__: config.termsUrl ?? '/terms',
    __IDENTITY_PROVIDERS__: JSON.stringify(config.identityProviders.map(({ id, label }) => ({ id, label }))),
    __EDGE__: config.edgePurgeUrls.length > 0 ? 'on' : '',
    __PRODUCTION__: String(config.production),
  };
  // an installation's own privacy and terms pages replace the default ones (S-202)
  for (const [path, url] of [
    ['/privacy', config.privacyUrl],
    ['/terms', config.termsUrl],
  ] as const)
    if (url) pages.get(path, (_req, res) => res.redirect(302, url));
  const files = { portal: join(built('portal'), 'index.html'), console: join(built('admin'), 'index.html') };
  const entry = page([join(import.meta.dirname, 'entry', 'index.html')], filled);
  const ofPortal = builtPages(built('portal'));
  const portal = page([files.portal], filled, {
    needs: async (path, language) => preloadLinks(await ofPortal(), path, language),
  });
  const admin = page([files.console], filled);
  const shared = page([files.portal, files.console], filled, {
    combine: ([portalPage = '', consolePage = '']) => appSelector(portalPage, consolePage),
  });
  const unknown = page([files.portal, files.console], filled, {
    combine: ([portalPage = '', consolePage = '']) => appSelector(portalPage, consolePage, { open: true }),
  });
  // browsers request it by themselves; the pages name their icon
  pages.get('/favicon.ico', (_req, res) => void res.status(204).end());
  pages.get('/', entry(200));
  for (const name of LINK_PAGES) pages.get(`/${name}/{*rest}`, countScanners(app));
  pages.get('/welcome/{*rest}', redirectToSurvivor(app));
  pages.get(SHARED_PAGES, shared(200));
  for (const name of PORTAL_PAGES) pages.get([`/${name}`, `/${name}/{*rest}`], linkHeaders(app, name), portal(200));
  for (const name of ADMIN_PAGES) pages.get([`/${name}`, `/${name}/{*rest}`], admin(200));
  // an unknown URL: a person gets the not-found page of their own app, a program gets JSON further down (S-019)
  const wantsPage = (req: Request) =>
    req.accepts(['json', 'html']) === 'html' && !API.test(req.path) && existsSync(join(built('portal'), 'index.html'));
  pages.get('/{*rest}', (req, res, next) => (wantsPage(req) ? unknown(404)(req, res, next) : next()));
  // the same for a URL that an email program has broken so that it cannot even be parsed
  pages.use(((error, req, res, next) => {
    if (error instanceof URIError && req.method === 'GET' && wantsPage(req)) return unknown(404)(req, res, next);
    next(error);
  }) satisfies ErrorRequestHandler);
  // nothing else asks for a page, and comparing each call with all these paths takes time
  app.express.use((req, res, next) => (req.method === 'GET' || req.method === 'HEAD' ? pages(req, res, next) : next()));
}

/** Paths that a browser may open directly and that are not pages. */
const API =
  /^\/(graphql|dashboards|healthz|readyz|files|users|sports|places|survey_views|invitations|reset_password|campaigns|assets|mail_samples|unsubscriptions|member_requests|oauth|\.well-known)(\/|$)/;

/**
 * A page made of built files, with its nonce and the values of `filled`; read again when the build has changed one.
 * `needs`: returns the tags to add to the head for a URL and language.
 */
function page(
  files: string[],
  filled: Record<string, string>,
  {
    combine = ([text = '']) => text,
    needs,
  }: { combine?: (texts: string[]) => string; needs?: (path: string, language: string) => Promise<string> } = {},
): (status: number) => RequestHandler {
  let kept: { modified: string; text: string } | null = null;
  const load = async () => {
    const infos = await Promise.all(files.map((file) => stat(file).catch(() => null)));
    if (infos.includes(null))
      throw new HttpError(503, 'This page has not been built yet: npm start builds it.', 'SL500');
    const modified = infos.map((info) => info?.mtimeMs).join();
    if (kept?.modified !== modified) {
      let text = combine(await Promise.all(files.map((file) => readFile(file, 'utf8'))));
      for (const [place, value] of Object.entries(filled)) text = text.replaceAll(place, escaped(value));
      kept = { modified, text: text.replace('<head>', `<head>${NONCE_META}`) };
    }
    return kept.text;
  };
  return (status) => async (req, res: Response) => {
    let text = (await load()).replaceAll(NONCE, res.locals.nonce);
    const links = await needs?.(req.path, languageOf(req));
    if (links) text = text.replace('</head>', () => `${links}\n  </head>`);
    if (res.locals.published) removeRequestHeaders(res);
    res.status(status).set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': res.locals.published ? PUBLISHED : 'no-store',
    });
    res.send(await compressedPage(req, res, text));
  };
}

/** As that of a dashboard's version (server/dashboards/edge.ts). */
const PUBLISHED = 'public, max-age=0, s-maxage=20, stale-while-revalidate=10';

/** The language that the page will probably choose (portal/src/i18n): the link's, then the browser's. */
const languageOf = (req: Request): string =>
  req.query.lang === 'es' || req.query.lang === 'en' ? req.query.lang : req.acceptsLanguages('en', 'es') || 'en';

/**
 * Robots stay out of what secret links open. The page of a dashboard that anybody with the link may open has nothing of
 * its own, so that shared caches may answer it.
 */
const linkHeaders =
  ({ config }: ServerContext, name: string): RequestHandler =>
  (req, res, next) => {
    if (LINK_PAGES.has(name)) res.set('X-Robots-Tag', 'noindex, nofollow');
    const token = config.edgePurgeUrls.length > 0 ? (req.path.split('/')[2] ?? '') : '';
    res.locals.published = isSharedDashboard(readLink(token, config.secrets));
    next();
  };
