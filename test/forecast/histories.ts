/** Campaigns whose offers have a given history. */
import { type Db, makeCampaign, makeOffer, type Row } from '../harness/factories.ts';

type Stage = [status: string | null, day: string];

/** A campaign whose offers have the given stages. */
export async function campaignWith(db: Db, values: Row, histories: Stage[][]): Promise<Row> {
  const campaign = await makeCampaign(db, values);
  for (const stages of histories) {
    const offer = await makeOffer(db, { status: 'prospecting', campaign_id: campaign.id });
    await db.query('alter table app_private.offer_stages disable trigger _100_append_only');
    await db.query('delete from app_private.offer_stages where offer_id = $1', [offer.id]);
    await db.query('alter table app_private.offer_stages enable trigger _100_append_only');
    for (const [status, day] of stages)
      await db.query(
        `insert into app_private.offer_stages (offer_id, campaign_id, status, at) values ($1, $2, $3, $4::timestamptz)`,
        [offer.id, campaign.id, status, `${day} 17:00Z`],
      );
  }
  return campaign;
}

/** Stores the forecast of a campaign as of today: a range by a deadline, from a thick enough history. */
export async function storeForecast(db: Db, campaignId: number, deadline: string, [low, high]: [number, number]) {
  await db.query(
    `insert into app_private.forecast_nights (night, ended_campaigns, confirmations, confirming_prior, sending_prior)
     values (app_private.today(), 30, 500, 10, 10) on conflict do nothing`,
  );
  await db.query(
    `insert into app_private.campaign_forecasts (campaign_id, day, night, deadline, target, confirmed, sent, unsent, ratio, shape, sending_shape, new_share, chance, more_offers)
     values ($1, app_private.today(), app_private.today(), $2, 70, 31, 37, 90, 1, 20, 20, 0.2, 0.4, 40)`,
    [campaignId, deadline],
  );
  await db.query(
    `insert into app_private.forecast_points (campaign_id, day, on_date, sent_mean, unsent_mean, mean, existing_mean, existing_variance, existing_low, existing_median, existing_high, all_mean, all_variance, low, median, high)
     values ($1, app_private.today(), $2, 10, 20, 61, 61, 30, $3, 67, $4, 67, 30, $3, 67, $4)`,
    [campaignId, deadline, low, high],
  );
}
