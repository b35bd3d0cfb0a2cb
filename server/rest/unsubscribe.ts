import type { Request, RequestHandler } from 'express';
import { unsubscribeAddress } from '../../db/shared/unsubscribe.ts';
import type { App } from '../app.ts';
import { notFound } from '../http/errors.ts';
import { bodyOf } from './input.ts';

/**
 * Ending bulk mail by the signed link that each of its mails carries (RFC 8058). POST /unsubscribe/{token} is what mail
 * clients send by themselves, POST /unsubscriptions/{token} the page's button, with {unsubscribed: false} to take it back; GET
 * only says how it stands, because scanners open links. All answer {address, unsubscribed}; 404 for a token that is not ours.
 */
export function installUnsubscribe({ express, database, config }: App): void {
  const addressOf = (req: Request): string => {
    const address = unsubscribeAddress(String(req.params.token), config.secrets);
    if (!address) throw notFound('This unsubscribe link is not complete. Please open it again from the e-mail.');
    return address;
  };
  const answer =
    (change: (req: Request) => boolean | null): RequestHandler =>
    async (req, res) => {
      const address = addressOf(req);
      const wanted = change(req);
      if (wanted !== null) {
        await database.asServer(`select app_private.${wanted ? 'unsubscribe' : 'resubscribe'}($1)`, [address]);
      }
      const [row] = await database.asServer<{ unsubscribed: boolean }>(
        'select app_private.is_unsubscribed($1) as unsubscribed',
        [address],
      );
      res.set('Cache-Control', 'no-store').json({ address, unsubscribed: row?.unsubscribed === true });
    };
  express.post(
    '/unsubscribe/:token',
    answer(() => true),
  );
  express.get(
    '/unsubscriptions/:token',
    answer(() => null),
  );
  express.post(
    '/unsubscriptions/:token',
    answer((req) => bodyOf(req).unsubscribed !== false),
  );
}
