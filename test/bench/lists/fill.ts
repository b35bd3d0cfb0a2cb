/** Adds rows that the console's lists show but the demo lacks. */
import { withClient } from '../../../db/client.ts';
import type { Connections } from '../../../db/instance/connections.ts';

const FILL = `
  insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, state, sent_at, organization_id, created_at)
  select 'offer', lower(g.contact_email), 'bench:' || o.id, app_private.today(), '{}', 'sent', o.created_at, o.organization_id, o.created_at
  from app_public.offers o join app_public.organizations g on g.id = o.organization_id
  where not exists (select from app_private.mail_outbox) and g.contact_email is not null;
  insert into app_private.audit_log (at, actor_role, user_id, table_name, row_id, op, new_values)
  select o.created_at, 'admin', (select min(u.id) from app_public.users u where u.employee), 'offers', o.id, 'U', '{"value": 1}'
  from app_public.offers o where (select count(*) from app_private.audit_log) < 1000`;

/** Adds as many emails and audit entries as there are offers, unless some exist. */
export async function fillLists({ owner }: Connections): Promise<void> {
  await withClient(owner, 'The bench database', async (client) => {
    await client.query(FILL);
    await client.query('vacuum analyze'); // statistics as after a day of work
  });
}
