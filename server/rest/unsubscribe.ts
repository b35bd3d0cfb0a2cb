import type { Request, RequestHandler } from 'express';
import type { ServerContext } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { bodyOf } from '../http/input.ts';
import { isMailTopic, type MailTopic, readUnsubscribeToken, type Unsubscription } from '../shared/links/unsubscribe.ts';

/**
 * Unsubscribes from bulk email by the signed link in each of them (RFC 8058). POST /unsubscribe/{token} is what email
 * clients send by themselves and ends the email's topic, POST /unsubscriptions/{token} is for the page's buttons, with
 * {unsubscribed: false} to resubscribe and {topic} for another one [L19]; GET only returns the state, because scanners
 * open links. All return {address, topic, unsubscribed}: the link's topic, null for all, and the unsubscribed topics.
 * 404 for a token that is not ours.
 */
export function installUnsubscribe({ express, database, config }: ServerContext): void {
  const named = (req: Request): Unsubscription => {
    const found = readUnsubscribeToken(String(req.params.token), config.secrets);
    if (!found) throw notFound('This unsubscribe link is not complete. Please open it again from the email.');
    return found;
  };
  type Change = { end: boolean; topic: MailTopic | null };
  const answer =
    (change: (req: Request, topic: MailTopic | null) => Change | null): RequestHandler =>
    async (req, res) => {
      const { address, topic } = named(req);
      const wanted = change(req, topic);
      if (wanted)
        await database.asServer(`select app_private.${wanted.end ? 'unsubscribe' : 'resubscribe'}($1, $2)`, [
          address,
          wanted.topic,
        ]);
      const [row] = await database.asServer<{ topics: MailTopic[] }>(
        'select app_private.unsubscribed_topics($1) as topics',
        [address],
      );
      res.set('Cache-Control', 'no-store').json({ address, topic, unsubscribed: row?.topics ?? [] });
    };
  express.post(
    '/unsubscribe/:token',
    answer((_req, topic) => ({ end: true, topic })),
  );
  express.get(
    '/unsubscriptions/:token',
    answer(() => null),
  );
  express.post(
    '/unsubscriptions/:token',
    answer((req, topic) => {
      const { unsubscribed, topic: other } = bodyOf(req);
      return { end: unsubscribed !== false, topic: isMailTopic(other) ? other : topic };
    }),
  );
}
