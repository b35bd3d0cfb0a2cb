import type { ServerContext } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { bodyOf, textOf } from '../http/input.ts';
import { addressKey } from '../http/rateLimit.ts';
import type { MakeThrottle } from '../http/throttle.ts';
import { bitsFor, makeWork, provenBits } from './signUpWork.ts';

const HOUR = 60 * 60;
const ALL = 'all';

/**
 * POST /organization_self_signups {self_signup: {contact_email, name}} (S-431, L-314 … L-316): emails the onboarding
 * link to the address. Answers 204 for known and unknown leagues alike; SL422 with the field; SL429 after 20 in an hour
 * from one network address, or 3 for one email. Repeated ones are first answered 200 {work: {challenge, bits}}, and
 * done when the same is sent with {work: "challenge.number"} (signUpWork.ts, X14).
 */
export function installSelfSignups({ express, database, config, clock }: ServerContext, throttle: MakeThrottle): void {
  const byCaller = throttle('sign-up caller', 20, HOUR);
  const byEmail = throttle('sign-up email', 3, HOUR);
  const byAll = throttle('sign-up', 1_000_000, HOUR);
  const spent = throttle('sign-up work', 1, HOUR);
  express.post('/organization_self_signups', async (req, res) => {
    const body = bodyOf(req, 'self_signup');
    const email = textOf(body.contact_email);
    const name = textOf(body.name);
    const caller = `caller ${addressKey(req.ip ?? 'unknown')}`;
    const work = textOf(bodyOf(req).work) ?? '';
    const purpose = `${caller}\n${email?.toLowerCase() ?? ''}`;
    const now = clock.seconds();
    // an incomplete request sends no email: it is refused below
    const asked = email === null || name === null ? 0 : bitsFor(await byCaller.count(caller), await byAll.count(ALL));
    if (asked > 0 && (provenBits(config.secret, purpose, work, now) < asked || !(await spent.take(work)))) {
      res.set('Cache-Control', 'no-store').json({ work: makeWork(config.secret, purpose, asked, now) });
      return;
    }
    // counted before the work: concurrent requests must not exceed the limit
    if (!(await byCaller.take(caller)) || (email && !(await byEmail.take(`mailbox ${email.toLowerCase()}`)))) {
      throw new HttpError(429, 'Too many sign-ups from here. Please try again in an hour, or contact us.', 'SL429');
    }
    await byAll.take(ALL);
    await database.asServer('select app_private.self_signup($1, $2)', [email, name]);
    res.status(204).end();
  });
}
