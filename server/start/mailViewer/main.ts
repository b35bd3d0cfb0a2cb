/**
 * The mail viewer: receives every email of this installation by SMTP and shows it in the browser; nothing leaves the
 * machine. `GET /api/email` lists emails as JSON, with `?headers.message-id=` the one with that Message-ID.
 */
import { chmodSync, mkdirSync } from 'node:fs';
import express from 'express';
import { SMTPServer } from 'smtp-server';
import { openMailbox } from './mailbox.ts';
import { htmlOf, page } from './pages.ts';

const { MAIL_PORT, MAIL_SMTP_PORT, MAIL_DIR = '' } = process.env;
mkdirSync(MAIL_DIR, { recursive: true });
chmodSync(MAIL_DIR, 0o700); // emails contain links that work for anyone who has them
const mailbox = await openMailbox(MAIL_DIR);

const smtp = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: (auth, _session, done) => done(null, { user: auth.username }),
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', done);
    stream.on('end', () => mailbox.receive(Buffer.concat(chunks)).then(() => done(), done));
  },
});
smtp.on('error', () => undefined); // a client that disconnected

const app = express();
app.disable('x-powered-by');
app.set('query parser', 'simple');
app.use((req, res, next) => {
  // another site's name that leads to this machine must not read emails
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(req.headers.host ?? '')) return void res.sendStatus(421);
  next();
});
app.get('/api/email', (req, res) => {
  const id = req.query['headers.message-id'];
  res.json(mailbox.list({ messageId: typeof id === 'string' ? id : null }));
});
const search = (q: unknown): string => (typeof q === 'string' ? q : '');
app.get('/', (req, res) => void res.send(page(mailbox.list({ text: search(req.query.q) }), search(req.query.q), null)));
app.get('/mails/:id', async (req, res) => {
  const mail = await mailbox.read(req.params.id);
  if (!mail) return void res.redirect('/');
  res.send(page(mailbox.list({ text: search(req.query.q) }), search(req.query.q), mail));
});
app.get('/mails/:id/:view', async (req, res) => {
  const mail = await mailbox.read(req.params.id);
  if (!mail) return void res.sendStatus(404);
  res.set('content-security-policy', "script-src 'none'; form-action 'none'");
  if (req.params.view === 'html') res.send(htmlOf(req.params.id, mail.email));
  else res.type('text/plain').send(req.params.view === 'text' ? (mail.email.text ?? '') : mail.raw.toString('utf8'));
});
app.get('/mails/:id/attachments/:index', async (req, res) => {
  const file = (await mailbox.read(req.params.id))?.email.attachments[Number(req.params.index)];
  if (!file) return void res.sendStatus(404);
  // a page that was attached must not run on this origin
  const shown = file.mimeType.startsWith('image/') && file.mimeType !== 'image/svg+xml';
  if (!shown) res.attachment(file.filename ?? 'attachment');
  res
    .type(file.mimeType)
    .send(typeof file.content === 'string' ? file.content : Buffer.from(new Uint8Array(file.content)));
});
const web = app.listen(Number(MAIL_PORT), '127.0.0.1');

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  smtp.close();
  web.close();
  process.exit(0); // an open browser page keeps its connection
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
process.on('disconnect', stop);

await new Promise<void>((resolve, reject) => {
  web.once('error', reject);
  smtp.listen(Number(MAIL_SMTP_PORT), '127.0.0.1', resolve);
});
process.send?.('ready');
