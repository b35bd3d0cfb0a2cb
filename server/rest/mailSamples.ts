import type { Request } from 'express';
import type { ServerContext } from '../context.ts';
import { HttpError, notFound, notPermitted } from '../http/errors.ts';
import { viewerOf } from '../http/input.ts';
// staff must see exactly what the worker sends
import { isMailKind, type MailLanguage, mailKinds, mailLanguages, renderSample } from '../shared/mail/index.ts';
import { isStaff } from '../viewer.ts';

/** The requested language, by default English. 400 for one that emails are not available in. */
function languageOf({ query }: Request): MailLanguage {
  const language = mailLanguages.find((language) => language === (query.lang ?? 'en'));
  if (!language) throw new HttpError(400, 'Emails are available in English (en) and Spanish (es).', 'SL400', 'lang');
  return language;
}

/**
 * GET /mail_samples: every kind of email that Sideline sends, in the order of a season, as {kind, subject}; GET
 * /mail_samples/{kind}: {kind, subject, htmlBody, text}, rendered with invented data by the code that renders the real
 * ones; with ?lang=es both in Spanish. Staff only.
 */
export function installMailSamples({ express, config }: ServerContext): void {
  express.get('/mail_samples', (req, res) => {
    if (!isStaff(viewerOf(req))) throw notPermitted();
    const language = languageOf(req);
    res.json(mailKinds.map((kind) => ({ kind, subject: renderSample(kind, config.mail, language).subject })));
  });
  express.get('/mail_samples/:kind', (req, res) => {
    if (!isStaff(viewerOf(req))) throw notPermitted();
    const { kind } = req.params;
    if (!isMailKind(kind)) throw notFound('There is no such email.');
    const { subject, html, text } = renderSample(kind, config.mail, languageOf(req));
    res.json({ kind, subject, htmlBody: html, text });
  });
}
