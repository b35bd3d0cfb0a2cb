/** Offers that can be sent, sends of them, and a worker and a clock that make them go. */
import type { TestDatabase } from '../harness/database.ts';
import { makeAsset, makeOffer, makeOfferFixture, makeProperty, type Row } from '../harness/factories.ts';
import { type Ask, callFunction, owning } from './support.ts';

export function plannedSends(db: TestDatabase, admin: Ask) {
  const own = owning(db);
  const dayAfter = async (days: number) =>
    (await own('select (app_private.today() + $1::int)::text as day', [days]))[0]?.day as string;
  const qualified = (values: Parameters<typeof makeOfferFixture>[1] = {}) =>
    makeOfferFixture(db.owner, { ...values, offer: { status: 'qualified' } });
  /** An offer of the same campaign to another league. */
  async function another({ campaign, campaignCapability }: Awaited<ReturnType<typeof qualified>>): Promise<Row> {
    const { id } = await makeProperty(db.owner);
    const offer = await makeOffer(db.owner, {
      campaign_id: campaign.id,
      sponsorable_property_id: id,
      status: 'qualified',
    });
    await makeAsset(db.owner, offer, campaignCapability.id);
    return offer;
  }
  /** Plans an email about offers in `days` days. */
  const plan = async (offers: Row[], days: number, more: Row = {}): Promise<Row> =>
    callFunction(admin, 'plan_send', {
      kind: 'offer',
      offer_ids: offers.map(({ id }) => id),
      start_on: await dayAfter(days),
      local_time: '09:30',
      ...more,
    });
  /** Runs the worker's function until nothing is due; returns the offers' outcomes. */
  async function work(send: Row, quiet: [number | null, number | null] = [null, null]): Promise<Row[]> {
    while ((await own('select more from app_private.send_next($1, $2)', quiet))[0]?.more);
    return recipients(send);
  }
  const recipients = (send: Row) =>
    own('select offer_id, state, reason, goes_at from app_private.send_offers where send_id = $1 order by offer_id', [
      send.id,
    ]);
  const emails = ({ id }: Row) => own('select due from app_private.mail_outbox where offer_id = $1', [id]);
  /** Moves the clock to 9:31 in New York after so many days. */
  const toMorning = async (days: number) =>
    db.setClock(
      new Date(
        (
          await own(`select (app_private.today() + $1::int + time '09:31') at time zone 'America/New_York' as at`, [
            days,
          ])
        )[0]?.at,
      ),
    );
  return { dayAfter, qualified, another, plan, work, recipients, emails, toMorning };
}
