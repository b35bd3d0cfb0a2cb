/**
 * Sends what waits for the webhook {id}, one message after the other, until none is due or one fails. Jobs of one
 * webhook never run at the same time (their queue); a message whose worker is killed is sent again. A job ends after
 * 20 seconds and the next one goes on, so that slow servers hold up no emails.
 */
import { Webhook } from 'standardwebhooks';
import { unseal } from '../../server/shared/sealing.ts';
import { idOf, type Work, type WorkerTools } from '../task.ts';
import { type PostResult, post } from '../webhooks/post.ts';
import { rowFor } from '../webhooks/rowFor.ts';

interface Message extends Record<string, unknown> {
  id: number;
  url: string;
  user_id: number;
  role: string;
  event_type: string;
  created_at: Date;
  row_table: string | null;
  row_id: number;
  sealed: Buffer[];
}

/** Signs a message, with two signatures while an old secret is valid, and sends it. */
async function send({ config }: WorkerTools, message: Message, body: string): Promise<PostResult> {
  const { id, url, user_id, sealed } = message;
  const { secrets, ...settings } = config.webhooks;
  const keys = sealed.flatMap((one) => unseal(one, user_id, secrets, 'webhook') ?? []);
  if (keys.length === 0) return { status: null, body: null, error: 'The secret cannot be read. Rotate it.' };
  const at = new Date();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Sideline-Webhooks/1',
    'webhook-id': `msg_${id}`,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': keys.map((key) => new Webhook(key.toString('base64')).sign(`msg_${id}`, at, body)).join(' '),
  };
  return post(url, headers, body, settings);
}

const work: Work = async (payload, tools) => {
  const { query, visitors, log, stopping } = tools;
  const webhookId = idOf(payload);
  for (const end = Date.now() + 20_000; Date.now() < end && !stopping?.aborted; ) {
    const [message] = await query<Message>('select * from app_private.next_webhook_message($1)', [webhookId]);
    if (!message) break;
    const { id, event_type: type, created_at, user_id, role, row_table: table, row_id } = message;
    const row = table === null ? null : await rowFor(visitors, user_id, role, table, row_id);
    if (table !== null && !row) {
      await query('delete from app_public.webhook_messages where id = $1', [id]); // its owner may not read the row
      continue;
    }
    const body = JSON.stringify({ type, timestamp: created_at, data: row ? { table, id: row_id, row } : {} });
    const { status, body: answer, error } = await send(tools, message, body);
    const delivered = status !== null && status >= 200 && status < 300 && error === null;
    const values = [id, delivered, body, status, answer, error];
    await query('select app_private.record_webhook_attempt($1, $2, $3, $4, $5, $6)', values);
    log.info({ webhookId, messageId: id, status, delivered }, 'webhook message sent');
    if (!delivered) break;
  }
  await query('select app_private.queue_waiting_webhooks($1)', [webhookId]);
};

export default work;
