/** What a sponsor's user asks on a dashboard. */
import { type Db, insert, makeDeadline, makeImage, makeOfferFixture, makeSponsorUser } from '../harness/factories.ts';

/** A user of a sponsor who has asked a question, commented, and wished for a photo to be featured. */
export async function askAsSponsor(owner: Db) {
  const fixture = await makeOfferFixture(owner, { offer: { status: 'confirmed' }, campaign: { status: 'active' } });
  const user = await makeSponsorUser(owner, fixture.sponsor.id);
  const of = { campaign_id: fixture.campaign.id, user_id: user.id };
  const comment = await insert(owner, 'sponsor_feedback', {
    ...of,
    section: 'goal',
    body: 'When do the banners go up?',
  });
  const question = await insert(owner, 'sponsor_feedback', { ...of, section: 'delivery', reaction: 'question' });
  const photo = await makeImage(owner, await makeDeadline(owner, fixture.asset), { status: 'verified' });
  const wish = await insert(owner, 'photo_requests', { ...of, verification_image_id: photo.id, wish: 'feature' });
  return { ...fixture, user, comment, question, wish };
}
