// what staff are shown must be what the worker sends, to the letter
import { renderSample } from '../../workers/mail/render.ts';
import { isMailKind, mailKinds } from '../../workers/mail/templates/index.ts';
import type { App } from '../app.ts';
import { isStaff } from '../auth/viewer.ts';
import { notFound, notPermitted } from '../http/errors.ts';
import { viewerOf } from './input.ts';

/**
 * GET /mail_samples: every mail that Sideline sends, in the order of a season, as {kind, subject}; GET /mail_samples/{kind}:
 * {kind, subject, htmlBody, text}, written with invented data by the code that writes the real ones. Staff only.
 */
export function installMailSamples({ express, config }: App): void {
  express.get('/mail_samples', (req, res) => {
    if (!isStaff(viewerOf(req))) throw notPermitted();
    res.json(mailKinds.map((kind) => ({ kind, subject: renderSample(kind, config.mail).subject })));
  });
  express.get('/mail_samples/:kind', (req, res) => {
    if (!isStaff(viewerOf(req))) throw notPermitted();
    const { kind } = req.params;
    if (!isMailKind(kind)) throw notFound('There is no such mail.');
    const { subject, html, text } = renderSample(kind, config.mail);
    res.json({ kind, subject, htmlBody: html, text });
  });
}
