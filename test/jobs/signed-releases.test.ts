/** Signed photo releases of past seasons are deleted. */
import { expect, it } from '@jest/globals';
import { makeOrganization } from '../harness/factories.ts';
import { jobsSetup } from './setup.ts';

const { database, tools } = await jobsSetup();

it('names are kept for 400 days after the season, then deleted', async () => {
  const { id } = await makeOrganization(database.owner);
  await database.owner.query(
    `insert into app_public.signed_releases (organization_id, season, year, signer_name)
     values ($1, 'winter', 2030, 'Winter'), ($1, 'spring', 2031, 'Spring')`,
    [id],
  );
  const kept = async () =>
    (
      await database.owner.query(
        'select signer_name from app_public.signed_releases where organization_id = $1 order by id',
        [id],
      )
    ).rows.map(({ signer_name }) => signer_name);
  // the winter of 2030 ends on March 31, 2031
  await database.withClock(new Date('2032-05-04T12:00:00-05:00'), async () => {
    await tools.run('mail_outbox__clean');
    expect(await kept()).toEqual(['Winter', 'Spring']);
  });
  await database.withClock(new Date('2032-05-06T12:00:00-05:00'), async () => {
    await tools.run('mail_outbox__clean');
    expect(await kept()).toEqual(['Spring']);
  });
});
