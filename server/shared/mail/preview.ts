/**
 * Previews of every email with sample data: /mails lists them side by side, /mails/:kind is one, ?as=text its plain
 * text, ?lang=es in Spanish. Standalone, without a database: `npm run mails`. Staff see the same emails in the console,
 * under /mails/samples.
 */

import { pathToFileURL } from 'node:url';
import express, { type Router } from 'express';
import { portSetting } from '../../../db/settings.ts';
import { type MailEnv, mailEnv } from './env.ts';
import { renderSample } from './render.ts';
import { isMailKind, mailKinds } from './templates/index.ts';
import { mailLanguages } from './translate.ts';

const css = `body{margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;background:#faf9f6;color:#17201c}h2{margin:32px 0 4px}
p{margin:0 0 8px}div{display:flex;gap:16px;flex-wrap:wrap;align-items:flex-start}iframe{border:1px solid #c9c4b8;border-radius:8px;height:720px;background:#fff}`;

function listPage(base: string, env: MailEnv): string {
  const each = mailKinds.flatMap((kind) => mailLanguages.map((language) => ({ kind, language })));
  const items = each.map(({ kind, language }) => {
    const subject = renderSample(kind, env, language).subject.replace(/[&<]/g, (sign) =>
      sign === '&' ? '&amp;' : '&lt;',
    );
    const frame = (width: number, as = '') =>
      `<iframe sandbox title="${kind}, ${language}, ${width} pixels" loading="lazy" width="${width}" src="${base}/${kind}?lang=${language}${as}"></iframe>`;
    return `<h2 id="${kind}-${language}"><a href="${base}/${kind}?lang=${language}">${kind}, ${language}</a></h2><p>${subject}</p><div>${frame(640)}${frame(320)}${frame(480, '&as=text')}</div>`;
  });
  return `<!doctype html><html lang="en"><title>Mails</title><style>${css}</style><h1>Mails</h1>${items.join('\n')}</html>`;
}

/** A router with the previews. Takes the email settings; shows sample data only. */
export function mailPreview(env: MailEnv): Router {
  const router = express.Router();
  // the emails' own styles are inline, as email clients require; scripts stay forbidden
  router.use((_request, response, next) => {
    response.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'",
    );
    response.removeHeader('X-Frame-Options');
    next();
  });
  router.get('/', (request, response) => {
    response.type('html').send(listPage(request.baseUrl, env));
  });
  router.get('/:kind', (request, response) => {
    const { kind } = request.params;
    if (!isMailKind(kind)) return void response.status(404).type('text').send('There is no such email.');
    const { html, text } = renderSample(kind, env, request.query.lang === 'es' ? 'es' : 'en');
    if (request.query.as === 'text') response.type('text').send(text);
    else response.type('html').send(html);
  });
  return router;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = portSetting('MAILS_PORT', 5010);
  express()
    .use('/mails', mailPreview(mailEnv(process.env)))
    .get('/', (_request, response) => response.redirect('/mails'))
    .listen(port, '127.0.0.1', () => console.log(`Mails: http://localhost:${port}/mails`));
}
