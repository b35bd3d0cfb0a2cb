/** A dashboard that a sponsor gives feedback on. */
import type { TestDatabase } from '../harness/database.ts';
import { insert, makeDeadline, makeImage, makeOfferFixture, makeSponsorUser } from '../harness/factories.ts';
import { type Ask, asking, owning, signInMember } from './support.ts';

/** A campaign with a proven photo and a published note, two users of its sponsor, and one of another sponsor. */
export async function makeDashboard(db: TestDatabase) {
  const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
  await owning(db)(`update app_public.campaigns set status = 'active' where id = $1`, [fixture.campaign.id]);
  const deadline = await makeDeadline(db.owner, fixture.asset);
  const photo = await makeImage(db.owner, deadline, { status: 'verified' });
  const note = await insert(db.owner, 'campaign_notes', {
    campaign_id: fixture.campaign.id,
    body: '<p>Opening day</p>',
    published: true,
  });
  const user = await makeSponsorUser(db.owner, fixture.sponsor.id, { name: 'Sam Brand' });
  const as = (userId: number): Ask => asking(db, { role: 'sponsor', userId });
  return {
    ...fixture,
    deadline,
    photo: photo.id as number,
    note: note.id as number,
    campaignId: fixture.campaign.id as number,
    userId: user.id as number,
    sponsor: as(user.id),
    colleague: as((await makeSponsorUser(db.owner, fixture.sponsor.id)).id),
    league: await signInMember(db, fixture.organization.id),
    link: asking(db, { link: 'campaign', id: fixture.campaign.id }),
  };
}

/** What makeDashboard returns. */
export type Dashboard = Awaited<ReturnType<typeof makeDashboard>>;
