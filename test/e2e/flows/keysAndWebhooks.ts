import type { Flow } from './flow.ts';
import { arrive, press } from './flow.ts';

/** What people let their own programs do; the console's page with keys and feeds is in console-accessibility.test.ts. */
export const keysAndWebhooks: Flow[] = [
  {
    title: 'a league has API keys',
    as: 'league',
    async go(page, look, fixture) {
      await arrive(page, fixture, '/my-api-keys', 'API keys');
      await page.getByText('You have no keys yet.').waitFor();
      await look('my-api-keys');
      await press(page, 'Create a key');
      await page.getByLabel('What it is for').waitFor();
      await look('my-api-key-new');
    },
  },
  {
    title: 'a league has webhooks: none, some that are off or fail, and their messages',
    as: 'league',
    async go(page, look, fixture) {
      await fixture.rows('delete from app_public.webhooks', []);
      await arrive(page, fixture, '/webhooks', 'Webhooks');
      await page.getByText('You have no webhooks yet.').waitFor();
      await look('webhooks-none');
      await press(page, 'Create a webhook');
      await page.getByLabel('Web address').waitFor();
      await look('webhook-new');
      const [hook] = await fixture.rows<{ id: number }>(
        `insert into app_public.webhooks (owner_id, url, events, off_reason, failing_since)
         select $1, 'https://hooks.example.com/' || coalesce(reason, 'failing'), '{offers,checks}',
           reason::app_public.webhook_off_reason, app_private.clock()
         from unnest('{failures,recovery,owner,null}'::text[]) reason returning id`,
        [fixture.user],
      );
      await fixture.rows(
        `insert into app_public.webhook_messages (webhook_id, owner_id, event_type, record, row_table, row_id, state,
           attempts, attempted_at, request, response_status, response)
         select $1, $2, 'offers.changed', 'offers:1', 'offers', 1, state, 3, app_private.clock(), '{}', 503, 'down'
         from unnest(enum_range(null::app_public.webhook_message_state)) state`,
        [hook?.id, fixture.user],
      );
      await page.reload();
      await page.getByText('https://hooks.example.com/failing').waitFor();
      await look('webhooks-some');
      await press(page, /^Messages of .*failures/);
      await page.getByText('offers.changed').first().waitFor();
      await page.getByText('Request and answer').first().click();
      await look('webhook-messages');
      await fixture.rows('delete from app_public.webhooks', []);
    },
  },
];
