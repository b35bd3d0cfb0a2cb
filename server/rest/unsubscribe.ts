import type { Request, RequestHandler } from 'express';
import { unsubscribeAddress } from '../../db/shared/unsubscribe.ts';
import type { App } from '../app.ts';
import { notFound } from '../http/errors.ts';

/**
 * Ending bulk mail by the signed link that each of its mails carries (RFC 8058). POST /unsubscribe/{token} is what mail
 * clients send by themselves, POST /unsubscriptions/{token} the page's button, DELETE takes it back; GET only says how it
 * stands, because scanners open links: {address, unsubscribed}. 404 for a token that is not ours.
 */
export function installUnsubscribe({ express, database, config }: App): void {
  const addressOf = (req: Request): string => {
    const address = unsubscribeAddress(String(req.params.token), config.secret);
    if (!address) throw notFound('This unsubscribe link is not complete. Please open it again from the e-mail.');
    return address;
  };
  const answer =
    (statement: string | null): RequestHandler =>
    async (req, res) => {
      const address = addressOf(req);
      if (statement) await database.asServer(statement, [address]);
      const [row] = await database.asServer<{ unsubscribed: boolean }>(
        'select app_private.is_unsubscribed($1) as unsubscribed',
        [address],
      );
      res.set('Cache-Control', 'no-store').json({ address, unsubscribed: row?.unsubscribed === true });
    };
  const end = answer('select app_private.unsubscribe($1)');
  express.post('/unsubscribe/:token', end);
  express.get('/unsubscriptions/:token', answer(null));
  express.post('/unsubscriptions/:token', end);
  express.delete('/unsubscriptions/:token', answer('select app_private.resubscribe($1)'));
}
