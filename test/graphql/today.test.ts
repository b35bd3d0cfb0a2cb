/** Today over HTTP: each line's id selects in its list as many records as the line counts; staff only. */
import { expect, it } from '@jest/globals';
import { operationText } from './operationText.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { database, server, fixture } = await apiSetup();
const { admin, superadmin, league, sponsor } = await loginTokens(server, 'admin', 'superadmin', 'league', 'sponsor');

/** The connection of each kind's list. */
const CONNECTIONS: Readonly<Record<string, string>> = {
  campaigns: 'campaignListItemsConnection',
  offers: 'offerListItemsConnection',
  images: 'pendingImageListItemsConnection',
  checks: 'checkListItemsConnection',
  mails: 'mailListItemsConnection',
  photo_requests: 'photoRequestsConnection',
  tasks: 'taskListItemsConnection',
  mentions: 'mentionListItemsConnection',
};
const lines = async (token: string, variables: Record<string, unknown> = {}) =>
  (await server.data(operationText('TodayLines'), variables, token)).todayLines;

it('the id of a line selects the records that it counts, and no list takes another list’s line', async () => {
  await database.owner.query(
    `insert into app_public.tasks (title, due_date, assignee_id) values ('Call', app_private.today(), $1)`,
    [fixture.users.admin],
  );
  await database.owner.query(
    `update app_public.offers set offer_sent_at = app_private.clock() - interval '9 days', offer_opened_at = null where status = 'proposed'`,
  );
  const { rows } = await database.owner.query('select kind, list from app_private.today_kinds()');
  const listOf = new Map(rows.map(({ kind, list }) => [kind, list]));
  const total = (kind: string, id: string, token: string) =>
    server.graphql(
      `query ($today: String!) { list: ${CONNECTIONS[listOf.get(kind)]}(today: $today) { totalCount } }`,
      { today: id },
      token,
    );
  const kinds = new Set<string>();
  for (const token of [admin, superadmin])
    for (const variables of [{}, { userId: fixture.users.admin }])
      for (const { id, kind, count } of await lines(token, variables)) {
        kinds.add(kind);
        expect([id, (await total(kind, id, token)).data?.list]).toEqual([id, { totalCount: count }]);
      }
  expect([...kinds]).toEqual(expect.arrayContaining(['tasks', 'offers_unopened']));
  expect((await total('tasks', 'offers_unopened', admin)).errors?.[0]?.extensions?.code).toBe('SL422');
});

it('is refused to leagues and sponsors', async () => {
  for (const token of [league, sponsor])
    expect((await server.graphql(operationText('TodayLines'), {}, token)).errors?.[0]?.extensions?.code).toBe('SL403');
});
