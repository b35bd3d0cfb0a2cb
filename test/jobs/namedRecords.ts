/** Records whose texts are all one name. */
import type pg from 'pg';
import type { Sheet } from '../../server/checks/checksPdf.ts';
import type { CheckSettings } from '../../server/checks/layout.ts';
import type { ContractData } from '../../workers/contract/data.ts';

/** Stands for a name in records that are made once. */
export const NAME = 'NASTYNAME';

export const settings: CheckSettings = {
  check_position: 'top',
  first_perforation: 350,
  second_perforation: 700,
  offset_right: 0,
  offset_down: 0,
  window_left: 63,
  window_top: 213,
  window_width: 300,
  window_height: 54,
};

export const sheet: Sheet = {
  number: 1001,
  is_void: false,
  payee: 'Harbor Hills',
  address: ['412 Bayfront Parkway', 'Erie, PA 16507'],
  amount: '1234.50',
  memo: 'First half',
  date: '2026-11-23',
  organization: 'Harbor Hills',
  campaign: 'Spring',
  sponsor: 'Summit Bank',
  offer_id: 7,
};

export const contractData = (name: string): ContractData => ({
  offerId: 1,
  organizationId: 1,
  sponsorId: 1,
  sponsor: name,
  campaign: name,
  organization: name,
  property: name,
  season: 'spring',
  year: 2027,
  value: '1650',
  seasonStart: '2027-03-20',
  seasonEnd: '2027-06-05',
  acceptedOn: '2027-01-05',
  requirements: [name],
  assets: [{ quantity: 1, capability: name, expectations: name }],
});

export const photo = (id: number, name: string) => ({
  id,
  league: name,
  program: name,
  asset: name,
  day: '2026-10-03',
  city: name,
  state: 'PA',
  at: new Date('2026-10-03T12:00:00Z'),
});

/** Names everything that a recap of the campaign shows. */
export async function nameRecords(owner: pg.Pool, sponsorId: number, campaignId: number): Promise<void> {
  await owner.query('update app_public.sponsors set name = $1 where id = $2', [NAME, sponsorId]);
  await owner.query(
    'update app_public.capabilities set name = $1 where id = (select min(id) from app_public.capabilities)',
    [NAME],
  );
  await owner.query('insert into app_public.testimonials (campaign_id, quote, attribution) values ($1, $2, $2)', [
    campaignId,
    NAME,
  ]);
  await owner.query(
    `insert into app_public.campaign_statistics (campaign_id, name, number, description, icon_name) values ($1, $2, '5', $2, 'users')`,
    [campaignId, NAME],
  );
}
