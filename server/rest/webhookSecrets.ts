import { randomBytes } from 'node:crypto';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { notPermitted } from '../http/errors.ts';
import { viewerOf } from '../http/input.ts';
import { seal } from '../shared/sealing.ts';

/**
 * POST /webhook_secrets → {secret, sealed_secret}: a new secret for a webhook of the signed-in user (Standard Webhooks),
 * which is shown now and never again, and what createWebhook and updateWebhook store. Stores nothing.
 * Errors: SL401; SL403 for links and sessions limited to an offer.
 */
export function installWebhookSecrets({ express, config }: ServerContext): void {
  express.post('/webhook_secrets', only('admin', 'organization', 'sponsor'), (req, res) => {
    const viewer = viewerOf(req);
    if (viewer.type !== 'login') throw notPermitted();
    const secret = randomBytes(32);
    const sealed = seal(secret, viewer.userId, config.secret, 'webhook');
    res
      .set('Cache-Control', 'no-store')
      .json({ secret: `whsec_${secret.toString('base64')}`, sealed_secret: sealed.toString('base64') });
  });
}
