/** The demo's mail viewer: what it receives is on disk and shown, and its links open. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import nodemailer from 'nodemailer';
import { freePort } from '../../db/instance/scratch.ts';
import { projectDir } from '../../db/settings.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-mails-'));
const [web, smtp] = await Promise.all([freePort(), freePort()]);
async function start() {
  const viewer = fork(path.join(projectDir, 'server/start/mailViewer/main.ts'), {
    env: { ...process.env, NODE_OPTIONS: '', MAIL_PORT: `${web}`, MAIL_SMTP_PORT: `${smtp}`, MAIL_DIR: folder },
  });
  await once(viewer, 'message');
  return viewer;
}
let viewer = await start();
const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtp, ignoreTLS: true });
afterAll(async () => {
  transport.close();
  viewer.kill('SIGTERM');
  await once(viewer, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

const get = (address: string, headers = {}) => fetch(`http://127.0.0.1:${web}${address}`, { headers });
const send = (subject: string, more = {}) =>
  transport.sendMail({ from: 'us@sideline.test', to: 'pat@club-one.test', subject, text: 'Hello', ...more });
const idOf = async (subject: string): Promise<string> =>
  ((await (await get('/api/email')).json()) as { id: string; subject: string }[]).find(
    (mail) => mail.subject === subject,
  )?.id ?? '';

it('[V1] shows an email in a frame whose links open a new tab, on a phone as well', async () => {
  await send('Links <b>& "more"</b>', {
    html: '<a href="http://localhost:5000/accept-offer/x">Open</a><img src="cid:logo"><script>alert(1)</script>',
    attachments: [{ filename: 'l.png', content: Buffer.from('a picture'), cid: 'logo', contentType: 'image/png' }],
  });
  const id = await idOf('Links <b>& "more"</b>');
  const page = await (await get(`/mails/${id}`)).text();
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).toContain('width=device-width');
  expect(page).not.toContain('<b>& "more"</b>');
  const body = await get(`/mails/${id}/html`);
  expect(body.headers.get('content-security-policy')).toContain("script-src 'none'");
  const html = await body.text();
  expect(html).toMatch(/^<base target="_blank">/);
  expect(await (await get(/src="([^"]+)"/.exec(html)?.[1] ?? '')).text()).toBe('a picture');
});

it('finds by recipient, subject and Message-ID, and keeps emails when it is started again', async () => {
  const { messageId } = await send('Kept');
  await send('Other', { to: 'kim@club-two.test' });
  const byId = (await (await get(`/api/email?headers.message-id=${encodeURIComponent(messageId)}`)).json()) as object[];
  expect(byId).toEqual([expect.objectContaining({ subject: 'Kept', to: 'pat@club-one.test' })]);
  viewer.kill('SIGTERM');
  await once(viewer, 'exit');
  viewer = await start();
  const found = await (await get('/?q=KIM')).text();
  expect([found.includes('Other'), found.includes('Kept')]).toEqual([true, false]);
  expect(readdirSync(folder).every((file) => file.endsWith('.eml'))).toBe(true);
});

it('answers only under the names of this machine, and nothing outside its folder', async () => {
  expect((await get('/mails/..%2f..%2fsecret/source')).status).toBe(404);
  const { request } = await import('node:http');
  const status = await new Promise((resolve) => {
    request({ host: '127.0.0.1', port: web, path: '/', headers: { host: 'evil.test' } }, (res) =>
      resolve(res.statusCode),
    ).end();
  });
  expect(status).toBe(421);
});

it('shows an attached page as a download, never on its own address', async () => {
  await send('Attached', {
    attachments: [{ filename: 'a.html', content: '<script>1</script>', contentType: 'text/html' }],
  });
  const file = await get(`/mails/${await idOf('Attached')}/attachments/0`);
  expect(file.headers.get('content-disposition')).toContain('attachment');
});
