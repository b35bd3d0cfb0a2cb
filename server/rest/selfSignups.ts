import type { App } from '../app.ts';
import { HttpError } from '../http/errors.ts';
import { Throttle } from '../http/throttle.ts';
import { bodyOf, textOf } from './input.ts';

/**
 * POST /organization_self_signups {self_signup: {contact_email, name}} (S-431, L-314 … L-316): mails the onboarding link to
 * the address. Answers 204 the same for known and unknown leagues; SL422 with the field; SL429 after 20 in an hour from one
 * address, or 3 for one e-mail.
 */
export function installSelfSignups({ express, database }: App): void {
  const byCaller = new Throttle(20, 60 * 60);
  const byEmail = new Throttle(3, 60 * 60);
  express.post('/organization_self_signups', async (req, res) => {
    const body = bodyOf(req, 'self_signup');
    const email = textOf(body.contact_email);
    const caller = `caller ${req.ip}`;
    const mailbox = `mailbox ${email?.toLowerCase()}`;
    if (!byCaller.take(caller) || !byEmail.allows(mailbox)) {
      throw new HttpError(429, 'Too many sign-ups from here. Please try again in an hour, or contact us.', 'SL429');
    }
    await database.asServer('select app_private.self_signup($1, $2)', [email, textOf(body.name)]);
    byEmail.count(mailbox);
    res.status(204).end();
  });
}
