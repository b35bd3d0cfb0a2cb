/**
 * The stages of offers, checks and images: every operation in every status, and every transition that no operation
 * makes. The transition table says what is allowed; each operation is compared with it.
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCheck, makeDeadline, makeImage, makeOfferFixture, type OfferFixture } from '../harness/factories.ts';
import { offerStatuses } from '../harness/fullFixture.ts';
import { offerOperations, removing } from './offerOperations.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const staff = await makeStaff(db);
const transitions = await own('select entity, from_status, to_status, call from app_private.status_transitions');
const statusOf = async (table: string, id: number): Promise<string | undefined> =>
  (await own(`select status from app_public.${table} where id = $1`, [id]))[0]?.status;

const remove = removing(staff.admin);
const operations = offerOperations(db, staff.admin);
describe('offers', () => {
  for (const [title, { call, to, run, again, told: communicated }] of Object.entries(operations))
    it(`${title} leads from the listed statuses to ${to}, from no other`, async () => {
      const listed = transitions
        .filter((row) => row.entity === 'offers' && row.call === call && row.to_status === to)
        .map((row) => row.from_status);
      expect(listed.length).toBeGreaterThan(0);
      for (const from of offerStatuses) {
        const fixture = await makeOfferFixture(db.owner, {
          offer: { status: from, ...(communicated === undefined ? {} : { communicated_to_league: communicated }) },
        });
        // the result of the call: rows if it did something, otherwise none or a refusal
        const answer = await run(fixture).catch((error) => error.code as string);
        const after = await statusOf('offers', fixture.offer.id);
        const worked = Array.isArray(answer) && answer.length > 0;
        const allowed = listed.includes(from) || from === again;
        expect({ from, worked, after }).toEqual({ from, worked: allowed, after: listed.includes(from) ? to : from });
        if (!Array.isArray(answer)) expect(answer).toMatch(/^SL(404|409)$/);
      }
    });

  it('[S-274] [S-277] [B-347] confirming, canceling and qualifying begin at these stages', () => {
    const begins = (call: string, to: string) =>
      transitions
        .filter((row) => row.entity === 'offers' && row.call === call && row.to_status === to)
        .map((row) => row.from_status)
        .sort();
    expect(begins('markAsConfirmed', 'confirmed')).toEqual(['proposed', 'qualified', 'rejected_by_league']);
    expect(begins('cancelOffer', 'canceled')).toEqual(['confirmed']);
    expect(begins('markAsQualified', 'qualified')).toEqual(['prospecting']);
  });

  it('[B-349] deleting an offer that the league was not told of makes the property available again', async () => {
    for (const status of ['prospecting', 'qualified']) {
      const { offer, campaign, property } = await makeOfferFixture(db.owner, { offer: { status } });
      expect(await remove(false)({ offer } as OfferFixture)).toEqual([]);
      expect(await statusOf('offers', offer.id)).toBeUndefined();
      const added = await own('select * from app_private.add_offers($1, $2)', [campaign.id, [property.id]]);
      expect(added.map((row) => row.status)).toEqual(['prospecting']);
    }
  });

  it('[B-350, B-356] a property that left a campaign any other way cannot come back to it', async () => {
    for (const status of ['unqualified', 'rejected', 'rejected_by_organization', 'rejected_by_league', 'canceled']) {
      const { campaign, property } = await makeOfferFixture(db.owner, { offer: { status } });
      expect(await own('select * from app_private.add_offers($1, $2)', [campaign.id, [property.id]])).toEqual([]);
    }
  });

  it('[S-266] updateOffer sets no status that has an action of its own', async () => {
    for (const status of ['confirmed', 'canceled', 'qualified', 'rejected', 'unqualified', 'prospecting']) {
      const { offer } = await makeOfferFixture(db.owner);
      const patch = { status, change_reason: 'Because' };
      expect(
        await refusal(staff.superadmin('select app_public.update_offer($1, $2)', [offer.id, patch])),
      ).toMatchObject({ code: 'SL409', field: 'status' });
      expect(await statusOf('offers', offer.id)).toBe('proposed');
    }
  });

  it('[B-357] any other jump is refused, to the owner too', async () => {
    const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    await everyJump('offers', offerStatuses, offer.id);
  });
});

/** Tries all pairs of statuses with a plain update in a transaction that is rolled back. */
async function everyJump(table: string, statuses: readonly string[], id: number): Promise<void> {
  const listed = new Set(
    // a deposit that was sent comes back to pending; one that was not is refused by its state (deposit-returns.test.ts)
    transitions
      .filter((row) => row.entity === table && row.call !== 'applyDepositReturns')
      .map((row) => `${row.from_status} ${row.to_status}`),
  );
  expect(listed.size).toBeGreaterThan(2);
  const client = await db.owner.connect();
  try {
    for (const from of statuses)
      for (const to of statuses.filter((status) => status !== from)) {
        await client.query('begin');
        await client.query(`alter table app_public.${table} disable trigger user`);
        await client.query(`update app_public.${table} set status = $1 where id = $2`, [from, id]);
        await client.query(`alter table app_public.${table} enable trigger user`);
        const outcome = await client.query(`update app_public.${table} set status = $1 where id = $2`, [to, id]).then(
          () => 'moved',
          (error) => error.code,
        );
        await client.query('rollback');
        expect({ from, to, outcome }).toEqual({ from, to, outcome: listed.has(`${from} ${to}`) ? 'moved' : 'SL409' });
      }
  } finally {
    client.release();
  }
}

describe('checks', () => {
  const statuses = ['pending', 'approved', 'rejected', 'voided'];
  const calls: Record<string, [string, string, string]> = {
    '[B-390] approving': ['approveCheck', 'approved', 'select app_public.approve_check($1)'],
    '[B-378] rejecting': ['rejectCheck', 'rejected', `select app_public.reject_check($1, 'Too early')`],
    '[S-331] voiding': ['voidCheck', 'voided', `select app_public.void_check($1, 'Lost in the mail')`],
  };
  for (const [title, [call, to, query]] of Object.entries(calls))
    it(`${title} leads from the listed statuses to ${to}, from no other`, async () => {
      const listed = transitions
        .filter((row) => row.entity === 'checks' && row.call === call)
        .map((row) => row.from_status);
      expect(listed).toHaveLength(1);
      const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
      for (const from of statuses) {
        const check = await makeCheck(db.owner, offer, { status: from });
        const outcome = await staff.superadmin(query, [check.id]).then(
          () => 'done',
          (error) => error.code,
        );
        expect({ from, outcome }).toEqual({ from, outcome: listed.includes(from) ? 'done' : 'SL409' });
        expect(await statusOf('checks', check.id)).toBe(listed.includes(from) ? to : from);
      }
    });

  it('no other jump is possible, for the owner either', async () => {
    const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const check = await makeCheck(db.owner, offer, { status: 'voided' }); // has everything that any status requires
    await everyJump('checks', statuses, check.id);
  });
});

describe('images', () => {
  const statuses = ['pending', 'verified', 'rejected'];

  it('[S-297, S-299] a review moves an image from any status to any, and a verified one can be reviewed again', async () => {
    const { asset } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const deadline = await makeDeadline(db.owner, asset);
    for (const from of statuses)
      for (const to of statuses) {
        const image = await makeImage(db.owner, deadline, { status: from });
        const [row] = await staff.admin('select status from app_public.review_verification_image($1, $2)', [
          image.id,
          to,
        ]);
        expect({ from, to: row?.status }).toEqual({ from, to });
      }
  });

  it('every jump a review makes is listed', async () => {
    const listed = transitions.filter((row) => row.entity === 'verification_images');
    expect(listed.map((row) => `${row.from_status} ${row.to_status}`).sort()).toEqual(
      statuses.flatMap((from) => statuses.filter((to) => to !== from).map((to) => `${from} ${to}`)).sort(),
    );
  });
});

it('[B-353] taking offers out of a campaign says which it could not find, and takes none out', async () => {
  const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } });
  expect(
    await refusal(
      staff.admin(`select app_public.remove_sponsorable_properties_from_campaign($1, true, 'x')`, [[offer.id, 999999]]),
    ),
  ).toMatchObject({ code: 'SL404', message: 'There is no offer 999999.' });
  expect(await statusOf('offers', offer.id)).toBe('prospecting');
});
