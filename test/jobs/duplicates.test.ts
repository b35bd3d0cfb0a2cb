/** The worker compares organizations that are new or changed. */
import { expect, it } from '@jest/globals';
import { makeOrganization } from '../harness/factories.ts';
import { jobsSetup } from './setup.ts';

const { database, tools } = await jobsSetup();
const own = async (text: string, values: unknown[] = []) => (await database.owner.query(text, values)).rows;
const pairs = () =>
  own(
    'select organization_id as a, other_organization_id as b, dismissed_at from app_public.duplicate_organizations order by 1, 2',
  );

it('[O4] finds a pair, once; keeps what staff dismissed; lets go of it when it is none any more', async () => {
  const make = (name: string, values: object = {}) => makeOrganization(database.owner, { name, ...values });
  const { id: a } = await make('Erie Lions Soccer Club', { city: 'Erie', state: 'PA' });
  const { id: b } = await make('Erie Lions SC', { city: 'Erie', state: 'PA' });
  await make('Toledo Lions SC', { city: 'Toledo', state: 'OH' });
  await tools.run('organizations__duplicates');
  expect(await pairs()).toEqual([{ a, b, dismissed_at: null }]);
  await own('update app_public.duplicate_organizations set dismissed_at = app_private.clock()');
  await own(`update app_public.organizations set contact_phone = '814-555-0101' where id = $1`, [a]);
  await tools.run('organizations__duplicates');
  expect(await pairs()).toEqual([{ a, b, dismissed_at: expect.any(Date) }]);
  await own('update app_public.duplicate_organizations set dismissed_at = null');
  await own(`update app_public.organizations set name = 'Lake Rowing' where id = $1`, [b]);
  await tools.run('organizations__duplicates');
  expect(await pairs()).toEqual([]);
});
