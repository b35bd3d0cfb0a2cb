/** A league gets at most one email of a kind a day, with all its programs, and nothing of a season that is over. */
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Query } from '../../workers/database.ts';
import { claim, postpone } from '../../workers/mail/outbox.ts';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeAsset,
  makeCampaign,
  makeMember,
  makeOffer,
  makeOfferFixture,
  makeProperty,
  type Row,
} from '../harness/factories.ts';
import { callFunction, makeStaff, owning } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const sends = {
  offer: 'send_offer_emails',
  application: 'send_sponsorship_application',
  survey: 'add_hubspot_campaign_property_to_contacts',
} as const;
type Kind = keyof typeof sends;
const send = (kind: Kind, offers: Row[], ended = false) =>
  admin(`select * from app_public.${sends[kind]}($1, include_ended => $2)`, [offers.map(({ id }) => id), ended]);
/** The emails of a kind to a league: how many days from today each is sent, and its offers. */
const emails = (organization: Row, kind: Kind) =>
  own(
    `select m.due - app_private.today() as day, coalesce(m.payload -> 'offer_ids', jsonb_build_array(m.offer_id)) as offers
     from app_private.mail_outbox m where m.organization_id = $1 and m.kind = $2 and m.included_in is null order by m.due`,
    [organization.id, kind],
  );

/** A league with two offers that are ready for this kind of email. */
async function league(kind: Kind) {
  const status = kind === 'offer' ? 'qualified' : 'prospecting';
  const one = await makeOfferFixture(db.owner, { offer: { status } });
  const { campaign, organization, campaignCapability } = one;
  const offerIn = async (campaignId: number) => {
    const property = await makeProperty(db.owner, { organization_id: organization.id });
    return makeOffer(db.owner, { campaign_id: campaignId, sponsorable_property_id: property.id, status });
  };
  // applications of one campaign were one email before; offers of one campaign were not
  const other = await offerIn(kind === 'offer' ? campaign.id : (await makeCampaign(db.owner)).id);
  if (kind === 'offer') await makeAsset(db.owner, other, campaignCapability.id);
  for (const { campaign_id } of kind === 'survey' ? [one.offer, other] : [])
    await insert(db.owner, 'custom_questions', { campaign_id, question: 'How many fields?' });
  return { ...one, other };
}

describe.each(Object.keys(sends) as Kind[])('%s emails', (kind) => {
  it('[C7][V9] of a day to a league are one email, no matter who sends them', async () => {
    const { offer, other, organization } = await league(kind);
    await send(kind, [offer]);
    await send(kind, [other]);
    await send(kind, [offer, other]);
    expect(await emails(organization, kind)).toEqual([{ day: 0, offers: [offer.id, other.id] }]);
  });

  it('[C7][V9] wait until tomorrow when the league has today’s', async () => {
    const { offer, other, organization } = await league(kind);
    await send(kind, [offer]);
    await own(`update app_private.mail_outbox set state = 'sent' where organization_id = $1`, [organization.id]);
    const [plan] = await admin(`select to_jsonb(app_public.mail_plan($1, $2)) as plan`, [kind, [other.id]]);
    expect(plan?.plan.recipients).toEqual([{ offer_id: other.id, organization_id: organization.id, tomorrow: true }]);
    await send(kind, [other]);
    expect(await emails(organization, kind)).toEqual([
      { day: 0, offers: [offer.id] },
      { day: 1, offers: [other.id] },
    ]);
  });

  it('[C7] held up on their day go one a day, also when two workers send them at once', async () => {
    const { offer, other, organization } = await league(kind);
    /** Has a worker of its own send each email that waits; returns how many of them send one. */
    const sendAll = async () => {
      const waiting = await own(
        `update app_private.mail_outbox set reserved_by = gen_random_uuid() where organization_id = $1 and state = 'queued' returning id, reserved_by`,
        [organization.id],
      );
      const claimed = await Promise.all(waiting.map(({ id, reserved_by }) => claim(query, reserved_by, [id])));
      return claimed.flatMap((ids) => [...ids]).length;
    };
    await send(kind, [offer]);
    await own('update app_private.mail_outbox set reserved_by = gen_random_uuid() where organization_id = $1', [
      organization.id,
    ]);
    await send(kind, [other]); // tomorrow, because today's is being sent
    await db.withClock('+1 day', async () => {
      expect(await sendAll()).toBe(1);
      expect(
        await own(
          `select from app_private.mail_outbox where organization_id = $1 and state = 'queued' and reserved_by is null
             and not_before = app_private.start_of_day(app_private.today() + 1)`,
          [organization.id],
        ),
      ).toHaveLength(1);
      await own(
        `update app_private.mail_outbox set state = 'sent', sent_at = app_private.clock() where organization_id = $1 and state = 'claimed'`,
        [organization.id],
      );
      expect(await sendAll()).toBe(0);
    });
    await db.withClock('+2 days', async () => expect(await sendAll()).toBe(1));
  });

  it('[C7] of two people at once are one email', async () => {
    const { offer, other, organization } = await league(kind);
    await Promise.all([send(kind, [offer]), send(kind, [other])]);
    const [email, ...more] = await emails(organization, kind);
    expect(more).toEqual([]);
    expect(email?.offers.toSorted()).toEqual([offer.id, other.id].toSorted());
  });

  it('[V9] of a season that is over are sent only if staff confirm them', async () => {
    const { offer, organization } = await league(kind);
    await own(`update app_public.offers set season_start = '2024-03-01', season_end = '2024-06-01' where id = $1`, [
      offer.id,
    ]);
    const [plan] = await admin(`select to_jsonb(app_public.mail_plan($1, $2)) as plan`, [kind, [offer.id]]);
    expect(plan?.plan).toMatchObject({ ready_offer_ids: [], ended: [{ offer_id: offer.id }] });
    await send(kind, [offer]);
    expect(await emails(organization, kind)).toEqual([]);
    await send(kind, [offer], true);
    expect(await emails(organization, kind)).toEqual([{ day: 0, offers: [offer.id] }]);
  });
});

it('[C7] an offer that nobody is mailed again today is not reported as sent, also where an owner gets it for a contact', async () => {
  const { offer, organization } = await league('offer');
  const [helper] = [await makeMember(db.owner, organization.id), await makeMember(db.owner, organization.id)];
  await own(`update app_public.organization_users set role = 'helper' where user_id = $1`, [helper.id]);
  await own('update app_public.organizations set contact_email = $2 where id = $1', [organization.id, helper.email]);
  const sent = async () => (await callFunction(admin, 'send_offer_emails', { offer_ids: [offer.id] })).sent_offer_ids;
  expect([await sent(), await sent()]).toEqual([[offer.id], []]);
});

const query: Query = async (text, values) => (await db.owner.query(text, values)).rows;

describe('two people who email the same leagues at once', () => {
  it('[C7] never wait for each other, whichever of their offers they choose', async () => {
    for (let round = 0; round < 8; round += 1) {
      const leagues = [];
      for (let i = 0; i < 5; i += 1)
        leagues.push(await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } }));
      const others = [];
      for (const { organization } of leagues.toReversed())
        others.push(
          await makeOffer(db.owner, {
            campaign_id: (await makeCampaign(db.owner)).id,
            sponsorable_property_id: (await makeProperty(db.owner, { organization_id: organization.id })).id,
            status: 'prospecting',
          }),
        );
      await Promise.all([
        send(
          'application',
          leagues.map(({ offer }) => offer),
        ),
        send('application', others),
      ]);
      for (const { organization } of leagues) expect(await emails(organization, 'application')).toHaveLength(1);
    }
  });

  it('[C7] do not stop the worker that holds the emails of the night', async () => {
    const fixtures = [await makeOfferFixture(db.owner), await makeOfferFixture(db.owner)];
    const [first, second] = fixtures.map(({ organization }) => organization.id);
    await own(
      `insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, organization_id)
       select 'offer', 'night@x.test', 'night:' || i, app_private.today(), '{}', i from unnest($1::int[]) i`,
      [[first, second]],
    );
    const sender = await db.owner.connect();
    try {
      await sender.query('begin');
      await sender.query(`select from app_private.mail_outbox where subject_key = 'night:' || $1 for update`, [first]);
      const held = postpone(query, { from: 0, until: 24 }).then(() => 'held');
      expect(await Promise.race([held, new Promise((resolve) => setTimeout(resolve, 10_000, 'waits'))])).toBe('held');
    } finally {
      await sender.query('rollback');
      sender.release();
    }
    const waiting = await own(
      `select subject_key from app_private.mail_outbox where recipient = 'night@x.test' and not_before is not null`,
    );
    expect(waiting).toEqual([{ subject_key: `night:${second}` }]);
  });
});
