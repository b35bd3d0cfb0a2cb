/**
 * The mail viewer: receives every email of this installation by SMTP and shows it in the browser; nothing leaves the
 * machine.
 */
import { chmodSync, mkdirSync } from 'node:fs';
import { MailDev } from 'maildev';

const { MAIL_PORT, MAIL_SMTP_PORT, MAIL_DIR } = process.env;
mkdirSync(MAIL_DIR, { recursive: true });
chmodSync(MAIL_DIR, 0o700); // emails contain links that work for anyone who has them
const viewer = new MailDev({
  smtp: Number(MAIL_SMTP_PORT),
  ip: '127.0.0.1',
  web: Number(MAIL_PORT),
  webIp: '127.0.0.1',
  mailDirectory: MAIL_DIR,
  maxEmails: 2000,
  silent: true,
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), 2000).unref(); // an open browser page keeps its connection
  await viewer.stop();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
process.on('disconnect', stop);

await viewer.start();
process.send?.('ready');
