/** The database has the lists and statuses that the specification names. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { languages } from '../../admin/src/components/languages.ts';
import { choices } from '../../db/generated/choices.ts';
import { mailLanguages } from '../../server/shared/mail/index.ts';
import { testDatabase } from '../harness/database.ts';
import { makeOrganization } from '../harness/factories.ts';
import { owning } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const labels = async (type: string) =>
  (
    await own(
      `select e.enumlabel as label from pg_enum e where e.enumtypid = ('app_public.' || $1)::regtype order by e.enumsortorder`,
      [type],
    )
  ).map((row) => row.label);

describe('states', () => {
  it('[L-334] offers go from prospecting to qualified, to proposed, to confirmed', async () => {
    const stages = ['prospecting', 'qualified', 'proposed', 'confirmed'];
    const steps = await own(
      `select distinct from_status || ' to ' || to_status as step from app_private.status_transitions
        where entity = 'offers' and from_status = any ($1) and to_status = any ($1)`,
      [stages],
    );
    // staff may also confirm qualified offers; no transition leads back, and none skips qualified
    expect(steps.map(({ step }) => step).sort()).toEqual([
      'proposed to confirmed',
      'prospecting to qualified',
      'qualified to confirmed',
      'qualified to proposed',
    ]);
  });

  it('[L-335] [L-336] the statuses of an offer are these', async () => {
    expect((await labels('offer_status')).sort()).toEqual(
      [
        'canceled',
        'confirmed',
        'prospecting',
        'proposed',
        'qualified',
        'rejected',
        'rejected_by_league',
        'rejected_by_organization',
        'unqualified',
      ].sort(),
    );
  });

  it('[L-337] an organization is active for six months after a sign of life', async () => {
    const organization = await makeOrganization(db.owner);
    const status = async () =>
      (
        await own(
          'select app_public.engagement_status(last_engaged_at) as s from app_public.organizations where id = $1',
          [organization.id],
        )
      )[0]?.s;
    expect(await status()).toBe('inactive');
    await own(
      `update app_public.organizations set last_engaged_at = app_private.clock() - interval '6 months' + interval '1 hour' where id = $1`,
      [organization.id],
    );
    expect(await status()).toBe('active');
    await db.setClock('+2 hours');
    expect(await status()).toBe('inactive');
    await db.setClock('reset');
  });
});

describe('constants', () => {
  it('mails are written in these languages', async () => {
    expect(await labels('language')).toEqual([...mailLanguages]);
    expect(await labels('language')).toEqual(languages);
  });

  it('[B-358] data confidence has ten values', async () => {
    expect((await labels('data_confidence')).sort()).toEqual(
      [
        'added_by_organization',
        'added_from_prospecting',
        'complete',
        'created_from_other_sp',
        'ended',
        'incomplete',
        'not_a_good_fit',
        'speculative',
        'stale',
        'verified',
      ].sort(),
    );
  });

  it('[B-167] [B-174] a package is made by a user, of the website or an offer of the marketplace', async () => {
    expect((await labels('package_type')).sort()).toEqual(['marketplace_offer', 'user_generated', 'website']);
  });

  it('[B-376] [S-331] a check is pending, approved, rejected or voided', async () => {
    expect(await labels('check_status')).toEqual(['pending', 'approved', 'rejected', 'voided']);
  });

  it('[B-404] [B-407] seasons are winter, spring, summer and fall, in this order', async () => {
    expect(await labels('season')).toEqual(['winter', 'spring', 'summer', 'fall']);
    expect(choices.season).toEqual(['winter', 'spring', 'summer', 'fall']);
  });

  it('[L-341] banners come in five sizes, the wide side first', async () => {
    expect((await own('select name from app_public.banner_sizes order by position')).map((row) => row.name)).toEqual([
      '6 feet wide, 4 feet tall',
      'Pop Up',
      '8 feet wide, 4 feet tall',
      '4 feet wide, 4 feet tall',
      '5 feet wide, 3 feet tall',
    ]);
  });

  it('[B-406] a deliverable address carries name, lines, city, state, zip, country and deliverability', async () => {
    const columns = await own(
      `select attname from pg_attribute where attrelid = 'app_public.addresses'::regclass and attnum > 0 and not attisdropped`,
    );
    expect(columns.map((row) => row.attname)).toEqual(
      expect.arrayContaining(['name', 'line1', 'line2', 'city', 'state', 'zip', 'country', 'deliverability']),
    );
  });
});
