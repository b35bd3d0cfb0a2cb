/** Many concurrent requests: together they cannot exceed a limit. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { type Setup, setup } from './setup.ts';

const at: Setup = await setup();
afterAll(() => at.stop());

const INVITE =
  'mutation x($input: InviteOrganizationUserInput!) { inviteOrganizationUser(input: $input) { clientMutationId } }';

describe('invitations by a league', () => {
  it('[L-317] are fifty a day, also when the last one is sent twenty times at once', async () => {
    await at.db.owner.query(
      `insert into app_private.invitations (user_id, organization_id, invited_by_id, sent_at, accepted_at)
       select $1, $2, $3, app_private.clock(), app_private.clock() from generate_series(1, 49)`,
      [at.fixture.users.stranger, at.fixture.organizationId, at.fixture.users.league],
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        at.server.graphql(
          INVITE,
          { input: { organizationId: at.fixture.organizationId, email: `friend${n}@example.test` } },
          at.tokens.league,
        ),
      ),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'invited').sort();
    expect(codes).toEqual([...Array(19).fill('SL429'), 'invited']);
  });

  it('[L-317] to one address are five a day, also when twelve are sent at once', async () => {
    await at.db.owner.query('delete from app_private.invitations where accepted_at is not null');
    const { rows } = await at.db.owner.query(`select id from app_public.users where email ~ '^friend'`);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        at.server.graphql(
          'mutation x($input: ResendUserInviteInput!) { resendUserInvite(input: $input) { clientMutationId } }',
          { input: { userId: rows[0].id } },
          at.tokens.league,
        ),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(4); // the invitation email was the first
  });
});
