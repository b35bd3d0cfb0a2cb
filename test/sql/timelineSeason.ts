/** A season whose dashboard has a timeline. */
import { type Db, insert, makeDeadline, makeImage, makeOffer, makeOfferFixture } from '../harness/factories.ts';

/** A campaign with a sponsorship confirmed on the evening of Sunday, March 3 (US Eastern), photos a week apart and a testimonial. */
export async function makeTimelineSeason(db: Db) {
  const fixture = await makeOfferFixture(db, {
    offer: { status: 'confirmed' },
    campaign: { leagues_confirmed_goal_date: '2030-03-15', sponsor_sees_dates: true },
  });
  const at = (table: string, column: string, id: number, instant: string) =>
    db.query(`update app_public.${table} set ${column} = $2 where id = $1`, [id, instant]);
  await at('offers', 'confirmed_at', fixture.offer.id, '2030-03-04T03:00:00Z');
  const second = await makeOffer(db, { campaign_id: fixture.campaign.id, status: 'confirmed' });
  await at('offers', 'confirmed_at', second.id, '2030-03-04T12:00:00Z');
  const due = await makeDeadline(db, fixture.asset, { deadline: '2030-03-20' });
  for (const instant of ['2030-03-05T12:00:00Z', '2030-03-06T12:00:00Z', '2030-03-14T12:00:00Z'])
    await at('verification_images', 'created_at', (await makeImage(db, due, { status: 'verified' })).id, instant);
  for (const values of [
    { status: 'pending' },
    { status: 'verified', hidden: true },
    { status: 'verified', release: 'withheld' },
  ])
    await makeImage(db, due, values);
  const voice = await insert(db, 'testimonials', {
    campaign_id: fixture.campaign.id,
    quote: 'Great',
    attribution: 'Coach Ruiz',
  });
  await at('testimonials', 'created_at', voice.id, '2030-03-14T12:00:00Z');
  return fixture;
}
