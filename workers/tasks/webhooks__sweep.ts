/**
 * Queues the webhooks for which a message waits, also one whose job was lost. While SIDELINE_SECRET is replaced, seals
 * with the new one what the former one sealed.
 */
import { seal, unseal } from '../../server/shared/sealing.ts';
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query, config }) => {
  const [secret = '', ...former] = config.webhooks.secrets;
  const secrets = `select w.owner_id, s.sealed from app_private.webhook_secrets s
    join app_public.webhooks w on w.id = s.webhook_id where $1`;
  const rows = await query<{ owner_id: number; sealed: Buffer }>(secrets, [former.length > 0]);
  for (const { owner_id: id, sealed } of rows) {
    const text = unseal(sealed, id, former, 'webhook');
    const values = text && [sealed, seal(text, id, secret, 'webhook')];
    if (values) await query('update app_private.webhook_secrets set sealed = $2 where sealed = $1', values);
  }
  await query('select app_private.queue_waiting_webhooks()', []);
};

export default work;
