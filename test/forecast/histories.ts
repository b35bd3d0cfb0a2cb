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
