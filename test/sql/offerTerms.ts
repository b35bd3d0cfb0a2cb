/** What value and assets of offers are computed from: the programs of a campaign and the packages of their leagues. */
import {
  type Db,
  idOf,
  insert,
  makeCampaign,
  makeCampaignCapability,
  makeOffer,
  makeProperty,
  type Row,
} from '../harness/factories.ts';

/** A campaign that asks for photographs and signage, with one offer without terms per number of players. */
export async function makeCampaignOf(db: Db, players: (number | null)[], values: Row = {}) {
  const campaign = await makeCampaign(db, values);
  const asked = await makeCampaignCapability(db, campaign.id);
  await makeCampaignCapability(db, campaign.id, {
    capability_id: await idOf(db, 'capabilities', 'Game Signage'),
    minimum_quantity: 2,
  });
  const offers = [];
  for (const number_of_players of players) {
    const property = await makeProperty(db, { number_of_players });
    offers.push(
      await makeOffer(db, {
        campaign_id: campaign.id,
        sponsorable_property_id: property.id,
        status: 'qualified',
        value: null,
      }),
    );
  }
  return { campaign, asked, offers };
}

/** A package of an offer's organization for its program, at a price, with quantities by capability id. */
export async function makePackageFor(
  db: Db,
  offer: Row,
  price: number,
  quantities: Record<number, number>,
): Promise<Row> {
  const { organization_id, sponsorable_property_id } = offer;
  const bundle = await insert(db, 'organization_packages', { organization_id, name: `At ${price}`, price });
  await insert(db, 'organization_package_properties', {
    organization_package_id: bundle.id,
    sponsorable_property_id,
    organization_id,
  });
  for (const [capability_id, quantity] of Object.entries(quantities)) {
    const { rows } = await db.query('select kind from app_public.capabilities where id = $1', [capability_id]);
    const detail = await insert(db, 'capability_details', { organization_id, capability_id, kind: rows[0].kind });
    const sold = await insert(db, 'organization_capabilities', {
      organization_id,
      capability_id,
      name: `Sold ${capability_id}`,
      capability_detail_id: detail.id,
    });
    await insert(db, 'organization_capability_packages', {
      organization_package_id: bundle.id,
      organization_capability_id: sold.id,
      organization_id,
      quantity,
    });
  }
  return bundle;
}
