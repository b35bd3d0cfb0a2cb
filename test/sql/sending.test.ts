/** Offers in progress: sent to leagues, removed from a campaign, moved to another, and their conflicts. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  idOf,
  insert,
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeDeadline,
  makeOffer,
  makeOfferFixture,
  makeProperty,
  type Row,
} from '../harness/factories.ts';
import { offerStatuses } from '../harness/fullFixture.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const eventsOf = (offer: Row): Promise<Row[]> =>
  own(
    'select event_type, description, change_reason, user_id from app_public.sponsorship_events where offer_id = $1 order by id',
    [offer.id],
  );

describe('when an offer was last mailed', () => {
  it('[T8] is asked of emails of the same kind to the same organization only', async () => {
    const { offer, organization } = await makeOfferFixture(db.owner);
    const other = await makeOfferFixture(db.owner);
    await own(`update app_public.offers set survey_sent_at = '2030-01-05T12:00:00Z' where id = any ($1)`, [
      [offer.id, other.offer.id],
    ]);
    const lastMailed = async () =>
      (
        await own(`select app_private.last_mailed_at('survey', o) as at from app_public.offers o where id = $1`, [
          offer.id,
        ])
      )[0]?.at?.toISOString();
    const sent = (kind: string, organizationId: number) =>
      own(
        `insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, organization_id, state, sent_at)
         select $1, 'a' || $2::int || '@league.test', app_private.mail_subject_key($1, o), '2030-02-01', '{}', $2, 'sent', '2030-02-01T12:00:00Z'
         from app_public.offers o where id = $3`,
        [kind, organizationId, offer.id],
      );
    await sent('offer', organization.id);
    await sent('survey', other.organization.id);
    expect(await lastMailed()).toBe('2030-01-05T12:00:00.000Z');
    await sent('survey', organization.id);
    expect(await lastMailed()).toBe('2030-02-01T12:00:00.000Z');
  });
});

describe('sending', () => {
  const send = async (offers: Row[]): Promise<Row> =>
    (
      await admin(
        'select (r).sent_offer_ids, to_jsonb((r).skipped) as skipped, to_jsonb((r).refused) as refused from app_public.send_offer_emails($1) r',
        [offers.map((offer) => offer.id)],
      )
    )[0] as Row;

  it('[S-279, B-339] refuses offers without value, assets, descriptions or default deadlines, and says why', async () => {
    const noValue = await makeOfferFixture(db.owner, { offer: { value: null } });
    const noAssets = await makeOfferFixture(db.owner);
    await own('delete from app_public.assets where offer_id = $1', [noAssets.offer.id]);
    const noText = await makeOfferFixture(db.owner, { capability: { execution_expectations: ' ' } });
    const noDeadlines = await makeOfferFixture(db.owner);
    await own('delete from app_public.default_verification_deadlines where id = $1', [noDeadlines.defaultDeadline.id]);
    const fixtures = [noValue, noAssets, noText, noDeadlines];
    const answer = await send(fixtures.map((fixture) => fixture.offer));
    expect(answer).toMatchObject({ sent_offer_ids: [], skipped: [] });
    expect(answer.refused.map((offer: Row) => offer.reason)).toEqual([
      'It has no value.',
      'It has no assets.',
      'An asset has no description.',
      'An asset has no default verification deadlines.',
    ]);
    expect(answer.refused.map((offer: Row) => offer.organization_name)).toEqual(
      fixtures.map((fixture) => fixture.organization.name),
    );
    expect(
      await own(`select from app_private.mail_outbox where kind = 'offer' and offer_id = any ($1)`, [
        fixtures.map((fixture) => fixture.offer.id),
      ]),
    ).toEqual([]);
  });

  it('[S-279] refuses offers that are neither qualified nor proposed', async () => {
    const statuses = ['prospecting', 'confirmed', 'rejected_by_league', 'canceled'];
    const fixtures = [];
    for (const status of statuses) fixtures.push(await makeOfferFixture(db.owner, { offer: { status } }));
    const answer = await send(fixtures.map((fixture) => fixture.offer));
    expect(answer).toMatchObject({ sent_offer_ids: [], skipped: [] });
    expect(answer.refused.map((offer: Row) => offer.reason)).toEqual(
      statuses.map((status) => `It is ${status.replaceAll('_', ' ')}, not qualified or proposed.`),
    );
    for (const { offer } of fixtures)
      expect(await own('select status from app_public.offers where id = $1', [offer.id])).toEqual([
        { status: offer.status },
      ]);
  });

  it('[S-280, S-282, B-339] sends the rest when some have no contact email; sent ones are proposed and told', async () => {
    const unreachable = await makeOfferFixture(db.owner, {
      organization: { contact_email: null },
      offer: { status: 'qualified' },
    });
    const reachable = await makeOfferFixture(db.owner, { offer: { status: 'qualified' } });
    const answer = await send([unreachable.offer, reachable.offer]);
    expect(answer).toMatchObject({
      sent_offer_ids: [reachable.offer.id],
      skipped: [
        {
          offer_id: unreachable.offer.id,
          organization_name: unreachable.organization.name,
          reason: 'No contact email is saved.',
        },
      ],
      refused: [],
    });
    expect(
      await own(
        'select status, communicated_to_league, offer_sent_at is not null as sent, last_touchpoint is not null as touched from app_public.offers where id = $1',
        [reachable.offer.id],
      ),
    ).toEqual([{ status: 'proposed', communicated_to_league: true, sent: true, touched: true }]);
    expect((await eventsOf(reachable.offer)).map((event) => event.event_type)).toEqual([
      'status_changed',
      'email_sent',
    ]);
    expect(
      await own('select status, offer_sent_at from app_public.offers where id = $1', [unreachable.offer.id]),
    ).toEqual([{ status: 'qualified', offer_sent_at: null }]);
  });

  it('[S-281] two people sending at once send one mail; on the next day it may be sent again', async () => {
    const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'qualified' } });
    const mails = () => own(`select from app_private.mail_outbox where kind = 'offer' and offer_id = $1`, [offer.id]);
    const answers = await Promise.all([send([offer]), send([offer])]);
    expect(answers.map((answer) => answer.sent_offer_ids.length).sort()).toEqual([0, 1]);
    expect(answers.flatMap((answer) => answer.skipped).map((offer: Row) => offer.reason)).toEqual([
      'It was mailed today already.',
    ]);
    expect(await mails()).toHaveLength(1);
    await own(`update app_private.mail_outbox set state = 'sent', sent_at = app_private.clock() where offer_id = $1`, [
      offer.id,
    ]);
    await db.setClock('+1 day');
    try {
      expect((await send([offer])).sent_offer_ids).toEqual([offer.id]);
      expect(await mails()).toHaveLength(2);
    } finally {
      await db.setClock('reset');
    }
  });

  it('[T8] a second send waits for the days that staff set, and the plan tells first sends from repeats with the date', async () => {
    const first = await makeOfferFixture(db.owner, { offer: { status: 'qualified' } });
    const again = await makeOfferFixture(db.owner, { offer: { status: 'qualified' } });
    const offers = [first.offer, again.offer];
    const plan = async () =>
      (await admin(`select to_jsonb(app_public.mail_plan('offer', $1)) as plan`, [offers.map((offer) => offer.id)]))[0]
        ?.plan;
    await admin('select app_public.update_campaign($1, $2)', [again.campaign.id, { days_between_mails: 7 }]);
    expect((await send([again.offer])).sent_offer_ids).toEqual([again.offer.id]);
    await own(`update app_private.mail_outbox set state = 'sent', sent_at = app_private.clock() where offer_id = $1`, [
      again.offer.id,
    ]);
    await db.withClock('+6 days', async () => {
      expect(await plan()).toMatchObject({
        ready_offer_ids: [first.offer.id],
        again: [],
        skipped: [{ offer_id: again.offer.id, reason: expect.stringContaining('can be mailed again from') }],
      });
      expect((await send([again.offer])).sent_offer_ids).toEqual([]);
      expect(
        await own(`select from app_private.mail_outbox where kind = 'offer' and offer_id = $1`, [again.offer.id]),
      ).toHaveLength(1);
    });
    await db.withClock('+7 days', async () => {
      expect(await plan()).toMatchObject({
        ready_offer_ids: offers.map((offer) => offer.id),
        again: [{ offer_id: again.offer.id, organization_name: again.organization.name }],
      });
      expect((await send([again.offer])).sent_offer_ids).toEqual([again.offer.id]);
    });
    expect(
      await refusal(admin('select app_public.update_campaign($1, $2)', [again.campaign.id, { days_between_mails: 0 }])),
    ).toMatchObject({ code: '23514' });
  });

  it('[T8] an undelivered email does not count, and the minimum interval applies to one email about several programs', async () => {
    const { offer, campaign, organization } = await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } });
    const property = await makeProperty(db.owner, { organization_id: organization.id });
    const other = await makeOffer(db.owner, {
      campaign_id: campaign.id,
      sponsorable_property_id: property.id,
      status: 'prospecting',
    });
    await admin('select app_public.update_campaign($1, $2)', [campaign.id, { days_between_mails: 5 }]);
    const apply = (offers: Row[]) =>
      admin('select id from app_public.send_sponsorship_application($1)', [offers.map(({ id }) => id)]);
    expect(await apply([offer, other])).toHaveLength(2);
    await db.withClock('+2 days', async () => {
      expect(await apply([offer, other])).toEqual([]);
      await own(`update app_private.mail_outbox set state = 'refused' where organization_id = $1`, [organization.id]);
      expect(await apply([other])).toHaveLength(1);
    });
  });

  it('[T21] the plan names the leagues that have no address', async () => {
    const { offer, organization } = await makeOfferFixture(db.owner, {
      organization: { contact_email: null },
      offer: { status: 'qualified' },
    });
    const [answer] = await admin(`select to_jsonb(app_public.mail_plan('offer', $1)) as plan`, [[offer.id]]);
    expect(answer?.plan.unreachable).toEqual([{ organization_id: organization.id, name: organization.name }]);
  });
});

describe('leaving a campaign', () => {
  const remove = (offers: Row[], unqualified: boolean, reason: string | null) =>
    admin('select id, status, removal_reason from app_public.remove_sponsorable_properties_from_campaign($1, $2, $3)', [
      offers.map((offer) => offer.id),
      unqualified,
      reason,
    ]);

  it('[B-352] a reason is required once leagues were contacted, and kept', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    for (const reason of ['', ' ', null])
      expect(await refusal(remove([offer], false, reason))).toMatchObject({ code: 'SL422', field: 'removal_reason' });
    expect(await remove([offer], false, ' Budget cut ')).toEqual([
      { id: offer.id, status: 'rejected', removal_reason: 'Budget cut' },
    ]);
    const { offer: quiet } = await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } });
    expect(await remove([quiet], true, null)).toEqual([{ id: quiet.id, status: 'unqualified', removal_reason: null }]);
  });

  it('[B-351, B-354] a league that knows of the offer is notified by mail, others are not', async () => {
    const told = await makeOfferFixture(db.owner);
    const quiet = await makeOfferFixture(db.owner, { offer: { status: 'qualified' } });
    await remove([told.offer, quiet.offer], true, 'Budget cut');
    expect(
      await own(
        `select offer_id, recipient from app_private.mail_outbox where kind = 'removal_notice' and offer_id = any ($1)`,
        [[told.offer.id, quiet.offer.id]],
      ),
    ).toEqual([{ offer_id: told.offer.id, recipient: told.organization.contact_email }]);
  });

  it('[B-355] a mixed selection goes in one call: told ones rejected, others by the chosen way', async () => {
    const told = await makeOfferFixture(db.owner);
    const quiet = await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } });
    expect(await remove([told.offer, quiet.offer], false, 'Budget cut')).toEqual([
      { id: told.offer.id, status: 'rejected', removal_reason: 'Budget cut' },
    ]);
    expect(await own('select from app_public.offers where id = $1', [quiet.offer.id])).toEqual([]);
  });

  it('one offer that cannot go keeps the whole selection', async () => {
    const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } });
    const { offer: confirmed } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    expect(await refusal(remove([offer, confirmed], false, 'x'))).toMatchObject({ code: 'SL409' });
    expect(await own('select status from app_public.offers where id = $1', [offer.id])).toEqual([
      { status: 'prospecting' },
    ]);
  });
});

describe('moving a confirmed offer', () => {
  const move = (offer: Row, campaign: Row) =>
    admin('select id, campaign_id from app_public.move_confirmed_offer_to_campaign($1, $2)', [offer.id, campaign.id]);

  it('[S-276] links its assets to the same capabilities of the new campaign, made there when missing', async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const deadline = await makeDeadline(db.owner, fixture.asset);
    const target = await makeCampaign(db.owner, { sponsor_id: fixture.sponsor.id });
    expect(await move(fixture.offer, target)).toEqual([{ id: fixture.offer.id, campaign_id: target.id }]);
    const [asset] = await own(
      `select a.id, a.campaign_id, c.campaign_id as capability_campaign, c.capability_id from app_public.assets a
       join app_public.campaign_capabilities c on c.id = a.campaign_capability_id where a.offer_id = $1`,
      [fixture.offer.id],
    );
    expect(asset).toEqual({
      id: fixture.asset.id,
      campaign_id: target.id,
      capability_campaign: target.id,
      capability_id: fixture.campaignCapability.capability_id,
    });
    expect(await own('select offer_id from app_public.verification_deadlines where id = $1', [deadline.id])).toEqual([
      { offer_id: fixture.offer.id },
    ]);
    expect((await eventsOf(fixture.offer)).map((event) => event.event_type)).toEqual(['moved']);
    // an existing capability is used
    const again = await makeCampaign(db.owner, { sponsor_id: fixture.sponsor.id });
    const there = await makeCampaignCapability(db.owner, again.id);
    await move(fixture.offer, again);
    expect(
      await own('select campaign_capability_id from app_public.assets where offer_id = $1', [fixture.offer.id]),
    ).toEqual([{ campaign_capability_id: there.id }]);
  });

  it('[S-275] goes to another campaign of the same sponsor only, and only when confirmed', async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const sameSponsor = { sponsor_id: fixture.sponsor.id };
    for (const target of [
      await makeCampaign(db.owner),
      fixture.campaign,
      await makeCampaign(db.owner, { ...sameSponsor, status: 'rejected' }),
      { id: 999_999 },
    ])
      expect(await refusal(move(fixture.offer, target))).toMatchObject({ code: 'SL422', field: 'campaign_id' });
    const taken = await makeCampaign(db.owner, sameSponsor);
    await makeOffer(db.owner, { campaign_id: taken.id, sponsorable_property_id: fixture.property.id });
    expect(await refusal(move(fixture.offer, taken))).toMatchObject({ code: 'SL409' });
    const target = await makeCampaign(db.owner, sameSponsor);
    for (const status of offerStatuses.filter((other) => other !== 'confirmed')) {
      const property = await makeProperty(db.owner);
      const offer = await makeOffer(db.owner, {
        status,
        campaign_id: fixture.campaign.id,
        sponsorable_property_id: property.id,
      });
      expect(await refusal(move(offer, target))).toMatchObject({ code: 'SL409' });
    }
  });
});

describe('conflicts', () => {
  it('[B-317] other active offers of the same league and season that also ask for a survey are named, the furthest status first', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const survey = await idOf(db.owner, 'capabilities', 'Survey');
    const conflict = async (): Promise<Row> =>
      (
        await admin('select (app_public.offers_survey_conflict(o)).* from app_public.offers o where id = $1', [
          fixture.offer.id,
        ])
      )[0] as Row;
    const rival = async (status: string, values: Row = {}): Promise<Row> => {
      const campaign = await makeCampaign(db.owner, values);
      const capability = await makeCampaignCapability(db.owner, campaign.id, { capability_id: survey });
      const property = await makeProperty(db.owner, { organization_id: fixture.organization.id });
      const offer = await makeOffer(db.owner, {
        status,
        campaign_id: campaign.id,
        sponsorable_property_id: property.id,
      });
      await makeAsset(db.owner, offer, capability.id);
      return offer;
    };
    await rival('confirmed', { year: 2031 });
    await rival('unqualified');
    expect(await conflict()).toEqual({ conflict: false, conflicting_offer_status: null, conflicting_offer_id: null });
    const weak = await rival('prospecting');
    expect(await conflict()).toEqual({
      conflict: true,
      conflicting_offer_status: 'prospecting',
      conflicting_offer_id: weak.id,
    });
    const strong = await rival('confirmed');
    expect(await conflict()).toEqual({
      conflict: true,
      conflicting_offer_status: 'confirmed',
      conflicting_offer_id: strong.id,
    });
  });

  it('an add-on that the league agreed to for another offer is named', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const property = await makeProperty(db.owner, { organization_id: fixture.organization.id });
    const rival = await makeOffer(db.owner, { sponsorable_property_id: property.id });
    const conflict = async (): Promise<unknown> =>
      (
        await admin(
          'select (app_public.offers_fundraiser_conflict(o)).conflicting_offer_id as id from app_public.offers o where id = $1',
          [fixture.offer.id],
        )
      )[0]?.id;
    expect(await conflict()).toBeNull();
    await insert(db.owner, 'sponsorship_applications', {
      organization_id: fixture.organization.id,
      season: 'spring',
      year: 2030,
      offer_id: rival.id,
      interested_in_hundred_x: true,
    });
    expect(await conflict()).toBe(rival.id);
  });
});
