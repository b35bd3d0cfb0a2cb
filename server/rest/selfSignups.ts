import type { App } from '../app.ts';
import { HttpError } from '../http/errors.ts';
import { addressKey } from '../http/rateLimit.ts';
import { bodyOf, textOf } from './input.ts';

/**
 * POST /organization_self_signups {self_signup: {contact_email, name}} (S-431, L-314 … L-316): mails the onboarding link to
 * the address. Answers 204 the same for known and unknown leagues; SL422 with the field; SL429 after 20 in an hour from one
 * address, or 3 for one e-mail.
 */
export function installSelfSignups({ express, database, throttle }: App): void {
  const byCaller = throttle('sign-up caller', 20, 60 * 60);
  const byEmail = throttle('sign-up e-mail', 3, 60 * 60);
  express.post('/organization_self_signups', async (req, res) => {
    const body = bodyOf(req, 'self_signup');
    const email = textOf(body.contact_email);
    const caller = `caller ${addressKey(req.ip ?? 'unknown')}`;
    // counted before it is done: many at once must not slip through together
    if (!(await byCaller.take(caller)) || (email && !(await byEmail.take(`mailbox ${email.toLowerCase()}`)))) {
      throw new HttpError(429, 'Too many sign-ups from here. Please try again in an hour, or contact us.', 'SL429');
    }
    await database.asServer('select app_private.self_signup($1, $2)', [email, textOf(body.name)]);
    res.status(204).end();
  });
}
