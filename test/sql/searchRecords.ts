/** Records of every kind that the search finds. */
import type { Db } from '../harness/factories.ts';
import {
  makeAddress,
  makeCampaign,
  makeMember,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
  makeSponsorUser,
} from '../harness/factories.ts';

/** A league with a mailing address and a member, another one of a similar name, and an offer of a sponsor's campaign to the first. */
export async function makeSearchRecords(db: Db) {
  const league = await makeOrganization(db, {
    name: 'Convoy Thunder Baseball',
    city: 'Convoy',
    state: 'OH',
    contact_email: 'info@convoy.test',
    addresses: false,
  });
  const mailing = await makeAddress(db, league.id, 'mailing', {
    line1: '6591 Highland Avenue',
    city: 'Convoy',
    state: 'OH',
    zip: '45832',
  });
  await db.query('update app_public.organizations set mailing_address_id = $2 where id = $1', [league.id, mailing.id]);
  await makeOrganization(db, { name: 'Lake Thunder Soccer', addresses: false });
  const person = await makeMember(db, league.id, { name: 'Maria Lopez', email: 'maria.lopez@convoy.test' });
  const sponsor = await makeSponsor(db, { name: 'Brightwell Dental' });
  const buyer = await makeSponsorUser(db, sponsor.id, { name: 'Harper Quincy' });
  const campaign = await makeCampaign(db, {
    sponsor_id: sponsor.id,
    name: 'Game Day',
    season: 'fall',
    year: 2026,
    season_name: null,
  });
  const offer = await makeOffer(db, {
    campaign_id: campaign.id,
    sponsorable_property_id: (await makeProperty(db, { organization_id: league.id })).id,
  });
  return { league, mailing, person, sponsor, buyer, campaign, offer };
}
