/** The baseline of the email benchmark: a loop around nodemailer that sends prepared emails, without a database. */
import nodemailer from 'nodemailer';
import { mailEnv, renderSample } from '../../server/shared/mail/index.ts';

const CONNECTIONS = 5;
const IN_FLIGHT = 24;

process.on('message', async ({ send }: { send: number }) => {
  const transport = nodemailer.createTransport({
    url: process.env.SMTP_URL as string,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: 1000,
  } as never);
  const { subject, html, text } = renderSample('offer', mailEnv(process.env));
  let next = 0;
  const lane = async () => {
    while (next < send) {
      next += 1;
      await transport.sendMail({
        from: 'Sideline <hello@sideline.test>',
        to: `league${next}@bench.test`,
        subject,
        html,
        text,
      });
    }
  };
  const started = performance.timeOrigin + performance.now();
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  transport.close();
  process.send?.({ started });
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
