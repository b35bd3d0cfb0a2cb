/** Programs that nobody let in, and requests of programs, are deleted. */
import { expect, it } from '@jest/globals';
import { makeApiKey, makeUser } from '../harness/factories.ts';
import { jobsSetup } from './setup.ts';

const { database, tools } = await jobsSetup();
const { owner } = database;

it('a program is forgotten a week after nobody let it in, or a year after its key; the command line never', async () => {
  const key = await makeApiKey(owner, (await makeUser(owner, 'admin')).id);
  await owner.query(
    `update app_public.api_keys set expires_at = app_private.clock() + interval '30 days' where id = $1`,
    [key.id],
  );
  for (const id of ['used', 'unused', 'asked'])
    await owner.query('select app_private.register_oauth_client($1, $1, $2)', [id, ['https://program.example/']]);
  for (const [id, hash] of [
    ['used', 'a'],
    ['asked', 'b'],
  ])
    await owner.query(
      `select app_private.start_oauth_request($1, $2, '{offers:read}', null, 'https://program.example/', $2)`,
      [id, String(hash).repeat(43)],
    );
  await owner.query(`update app_private.oauth_requests set api_key_id = $1 where client_id = 'used'`, [key.id]);
  const after = async (time: string) => {
    let kept: string[] = [];
    await database.withClock(time, async () => {
      await tools.run('mail_outbox__clean');
      const { rows } = await owner.query(
        `select id from app_private.oauth_clients union all select 'request of ' || client_id from app_private.oauth_requests order by 1`,
      );
      kept = rows.map(({ id }) => id);
    });
    return kept;
  };
  const all = ['asked', 'request of asked', 'request of used', 'sideline-cli', 'unused', 'used'];
  expect(await after('+23 hours')).toEqual(all);
  expect(await after('+6 days')).toEqual(all.filter((what) => what !== 'request of asked'));
  expect(await after('+8 days')).toEqual(['request of used', 'sideline-cli', 'used']);
  expect(await after('+390 days')).toEqual(['request of used', 'sideline-cli', 'used']);
  expect(await after('+400 days')).toEqual(['sideline-cli']);
});
