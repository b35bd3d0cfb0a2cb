/** Who may call which function, and that nobody can access another's rows by passing their ids. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { type Persona, testDatabase } from '../harness/database.ts';
import { insert, makeUser } from '../harness/factories.ts';
import { type FullFixture, makeFullFixture } from '../harness/fullFixture.ts';
import { relations } from './matrix/catalog.ts';
import { expectations } from './matrix/expectations.ts';
import { callers, innerCallers, serverCalls, unexposed } from './matrix/functions.ts';
import { personaOf, probing } from './matrix/probe.ts';
import { type VisitorRole, visitorRoles } from './matrix/rules.ts';
import { refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const mine = await makeFullFixture(db.owner);
const other = await makeFullFixture(db.owner);
const staff = {
  admin: (await makeUser(db.owner, 'admin')).id,
  superadmin: (await makeUser(db.owner, 'superadmin')).id,
};

// the contact for leagues
await db.owner.query('update app_public.campaigns set primary_bdr_contact_id = $1', [staff.admin]);

// the other sponsor sees all of its invoices, and so its account
await db.owner.query(
  `update app_public.campaigns set sponsor_sees_billing = true, status = 'active' where sponsor_id = $1`,
  [other.sponsor],
);

/** A user of the other league whose invitation is still open. */
const invitedThere = (await makeUser(db.owner, 'organization', { status: 'invited' })).id;
await insert(db.owner, 'organization_users', { organization_id: other.organization, user_id: invitedThere });

const {
  rows: [recapThere],
} = await db.owner.query(
  `select r.id, s.id as share from app_public.recaps r join app_public.recap_shares s on s.recap_id = r.id where r.campaign_id = $1`,
  [other.campaign],
);

const {
  rows: [{ id: releaseThere }],
} = await db.owner.query('select id from app_public.signed_releases where organization_id = $1', [other.organization]);

describe('rights', () => {
  it('every function of app_public is called by those who were decided, and by nobody else', async () => {
    const { rows } = await db.owner.query(
      `select p.proname as name, p.oid::regprocedure::text as shown,
         array(select v from unnest($1::text[]) v where has_function_privilege('sideline_' || v, p.oid, 'execute')) as roles
       from pg_proc p where p.pronamespace = 'app_public'::regnamespace order by 2`,
      [visitorRoles],
    );
    const inOrder = (roles: readonly string[]): string => [...roles].sort().join(', ');
    const problems = rows
      .map(({ name, shown, roles }) => {
        const decided = callers.get(name);
        if (!decided) return `${shown} has no decision: say in test/sql/matrix/functions.ts who may call it.`;
        return inOrder(decided) === inOrder(roles)
          ? ''
          : `${shown} is callable by ${inOrder(roles)}; decided was ${inOrder(decided)}.`;
      })
      .filter(Boolean);
    const gone = [...callers.keys()].filter((name) => !rows.some((row) => row.name === name));
    expect([...problems, ...gone.map((name) => `There is no function ${name}.`)]).toEqual([]);
  });

  it('every function of app_private is executed by the visitors who were decided, and by no others', async () => {
    const { rows } = await db.owner.query(
      `select p.proname as name, array(select v from unnest($1::text[]) v where has_function_privilege('sideline_' || v, p.oid, 'execute')) as roles
       from pg_proc p where p.pronamespace = 'app_private'::regnamespace order by 1`,
      [visitorRoles],
    );
    const wrong = rows
      .filter(({ name, roles }) => [...roles].sort().join() !== [...(innerCallers.get(name) ?? [])].sort().join())
      .map(({ name, roles }) => `${name}: ${roles}`);
    expect(wrong).toEqual([]);
  });

  it('[S-002] a sponsor and the links of dashboards can change nothing that a dashboard shows', async () => {
    const readers = ['sponsor', 'campaign_link', 'season_link'];
    const { rows: tables } = await db.owner.query(
      `select v || ' ' || what || ' ' || c.relname as right
       from unnest($1::text[]) v, unnest(array['insert', 'update', 'delete']) what, pg_class c
       where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'p', 'v')
         and case when what = 'delete' then has_table_privilege('sideline_' || v, c.oid, what)
           else has_any_column_privilege('sideline_' || v, c.oid, what) end`,
      [readers],
    );
    expect(tables.map((row) => row.right)).toEqual([]);
    const { rows: calls } = await db.owner.query(
      `select distinct v || ' ' || p.proname as call from unnest($1::text[]) v, pg_proc p
       where p.pronamespace = 'app_public'::regnamespace and p.provolatile = 'v' and p.prokind = 'f'
         and has_function_privilege('sideline_' || v, p.oid, 'execute') order by 1`,
      [readers],
    );
    // files of what they see, links to these files and emails to oneself, and a log of downloads for staff; what they write is beside
    // the dashboard, and a request changes a photo only once staff agree
    const feedback = ['react_on_dashboard', 'comment_on_dashboard', 'delete_dashboard_comment'];
    const recaps = ['revoke_recap_share', 'schedule_recap', 'share_recap', 'unschedule_recap'];
    const requests = ['request_photo_change', 'withdraw_photo_request'];
    const oauth = ['open_oauth_request', 'decide_oauth_request', 'redeem_oauth_request'];
    const keys = ['create_api_key', 'revoke_api_key', 'rotate_api_key', ...oauth];
    const webhooks = `create_webhook delete_webhook redeliver_webhook_message update_webhook`.split(' ');
    const written = [...feedback, ...keys, ...webhooks, ...recaps, ...requests, 'restore_dashboard_comment'].map(
      (name) => `sponsor ${name}`,
    );
    const made = readers.flatMap((role) => [`${role} make_recap`, `${role} record_photo_downloads`]);
    expect(calls.map((row) => row.call)).toEqual([...written, ...made].sort());
  });

  it('what the server asks for itself is not in the API', async () => {
    const { rows } = await db.owner.query(
      `select proname from pg_proc where pronamespace = 'app_public'::regnamespace and proname = any ($1)
         and coalesce(obj_description(oid, 'pg_proc'), '') !~ '^@behavior -\\*'`,
      [unexposed],
    );
    expect(rows).toEqual([]);
  });

  it('what needs no caller is for the server alone', async () => {
    const { rows } = await db.owner.query(
      `select p.proname as name from pg_proc p where p.pronamespace = 'app_private'::regnamespace
         and has_function_privilege('sideline_authenticator', p.oid, 'execute') order by 1`,
    );
    expect(rows.map((row) => row.name)).toEqual([...serverCalls].sort());
    for (const role of visitorRoles)
      expect(
        await refusal(db.as(personaOf[role](mine, staff), (c) => c.query(`select app_private.find_login('a@b.test')`))),
      ).toMatchObject({ code: '42501' });
  });
});

const aPlace = `row('1 Park Rd, Austin, TX 78701', 'Park', null, null, null, null, null, null, null)::app_public.play_location_input`;

/** The id of no application. */
const unknown = 2_000_000_000;
/** The wizard's saving functions with their arguments; each refuses another organization's id. */
const wizardCalls = [
  'upsert_sponsorship_application()',
  `upsert_primary_contact('A', 'B', 'a@b.test', '512-555-0142')`,
  "upsert_sponsorable_properties('{}'::app_public.wizard_program_input[])",
  "upsert_play_locations('{}'::app_public.wizard_play_location_input[])",
  'update_organization_in_sponsorship_application()',
  "upsert_custom_responses('{}'::app_public.custom_response_input[])",
  'upsert_tournament(false)',
  ...[
    'upsert_team_game_jersey',
    'upsert_team_warmup',
    'upsert_game_signage',
    'upsert_giveaway_and_coupon',
    'upsert_seminar',
    'upsert_sampling_and_tabling',
    'upsert_photos',
    'upsert_website_banner',
    'upsert_surveys',
    'upsert_email_or_social_media',
  ].map((name) => `${name}(false)`),
];

/** Calls with ids of the other fixture, and their required result: an error code, or no rows. */
const reachingOver = (w: FullFixture): [VisitorRole, string, string | 'nothing'][] => [
  [
    'organization',
    `accept_offer(${w.offer}, app_private.today(), app_private.today(), 'a@b.test')`.replaceAll(
      'app_private',
      'app_public',
    ),
    'SL404',
  ],
  ['organization', `reject_offer(${w.offer}, 'No')`, 'SL404'],
  ['organization', `offer_stamp(${w.offer})`, 'nothing'],
  ['organization', `offer_value(${w.offer})`, 'nothing'],
  ['organization', `my_role(${w.organization})`, 'nothing'],
  ['organization', `owner_names(${w.organization})`, 'nothing'],
  ['organization', `set_member_role(${w.organization}, ${w.helper}, 'treasurer')`, 'SL404'],
  ['organization', `dissociate_user_and_organization(${w.helper}, ${w.organization})`, 'SL404'],
  ['organization', `handovers(${w.organization})`, 'nothing'],
  ['organization', `start_handover(${w.organization}, 'new@example.test')`, 'SL404'],
  ['organization', `accept_handover(${w.handover})`, 'SL404'],
  ['organization', `cancel_handover(${w.handover})`, 'SL404'],
  ['organization', `deadlines_to_come(${w.offer})`, 'nothing'],
  ['organization', `offer_contact(${w.offer})`, 'nothing'],
  ['organization', `offer_checks_due_on(${w.offer})`, 'nothing'],
  ['organization', `offer_payout_method(${w.offer})`, 'nothing'],
  ['organization', `answer_deadline(${w.deadline}, 'No', 1)`, 'SL404'],
  ['organization', `move_deadline(${w.deadline}, app_public.today())`, 'SL404'],
  ['organization', `renew_calendar(${w.organization})`, 'SL404'],
  ['organization', `photo_release_link(${w.organization}, 'spring', 2030)`, 'nothing'],
  ['organization', `renew_photo_release_link(${w.organization}, 'spring', 2030)`, 'SL404'],
  ['organization', `revoke_photo_release_link(${w.organization}, 'spring', 2030)`, 'SL404'],
  ['organization', `remove_signed_release(${releaseThere})`, 'SL404'],
  ['organization', `calendar_version(${w.organization})`, 'nothing'],
  ['organization', `attach_verification_image(${w.deadline}, 1, false, null, null)`, 'SL404'],
  [
    'organization',
    `upsert_address(organization_id => ${w.organization}, address_type => 'mailing', name => 'A', line1 => '1 St', city => 'Austin', state => 'TX', zip => '78701')`,
    'SL404',
  ],
  ['organization', `upsert_shipping_address(${w.organization}, 'A', '1 St', 'Austin', 'TX', '78701')`, 'SL404'],
  ['organization', `update_organization(${w.organization}, '{"name": "Mine"}')`, 'SL404'],
  ['organization', `invite_organization_user(${w.organization}, 'new@example.test')`, 'SL404'],
  ['organization', `resend_user_invite(${invitedThere})`, 'SL404'],
  ['organization', `update_sponsorable_property(${w.property}, '{"name": "Mine"}')`, 'SL404'],
  ['organization', `delete_sponsorable_property(${w.property})`, 'SL404'],
  [
    'organization',
    `create_sponsorable_property(organization_id => ${w.organization}, name => 'Mine', season => 'fall', sport_id => 1, competitiveness_id => 1, play_locations_ids => '{${w.place}}')`,
    'SL404',
  ],
  ['organization', `create_organization_play_location(${w.organization}, ${aPlace})`, 'SL404'],
  ['onboarding_link', `create_organization_play_location(${w.organization}, ${aPlace})`, 'SL404'],
  ['organization', `delete_organization_play_location(${w.place})`, 'SL404'],
  ['organization', `create_organization_capability(organization_id => ${w.organization}, capability_id => 1)`, 'SL404'],
  ['organization', `update_organization_capability(${w.capability}, '{"name": "Mine"}')`, 'SL404'],
  ['organization', `delete_organization_capability(${w.capability})`, 'SL404'],
  ['organization', `create_organization_package(${w.organization}, 'Mine', 10, '{${w.property}}')`, 'SL404'],
  ['organization', `create_organization_package(${mine.organization}, 'Mine', 10, '{${w.property}}')`, 'SL422'],
  ['organization', `update_organization_package(${w.package}, '{"name": "Mine"}')`, 'SL404'],
  ['organization', `remove_organization_package(${w.package})`, 'SL404'],
  ['organization', `add_capability_to_package(${w.package}, ${mine.capability})`, 'SL404'],
  ['organization', `add_capability_to_package(${mine.package}, ${w.capability})`, 'SL422'],
  ['organization', `remove_organization_capability_package(${w.packaged})`, 'SL404'],
  ['organization', `organization_members(${w.organization})`, 'nothing'],
  ['organization', `my_organizations(${w.member})`, 'only mine'],
  ['organization', `primary_play_location(${w.organization})`, 'nothing'],
  ['organization', `may_choose_deposit(${w.organization})`, 'nothing'],
  ['sponsor', `my_sponsors(${w.sponsorUser})`, 'only mine'],
  ['sponsor', `billing_payments(${w.sponsor})`, 'nothing'],
  ['sponsor', `react_on_dashboard('goal', 'love', true, ${w.campaign})`, 'SL404'],
  ['sponsor', `comment_on_dashboard('goal', 'Hi', null, ${w.campaign})`, 'SL404'],
  ['sponsor', `delete_dashboard_comment(${w.feedback})`, 'SL404'],
  ['sponsor', `withdraw_photo_request(${w.photoRequest})`, 'SL404'],
  ['sponsor', `request_photo_change(${w.photo}, 'hide')`, 'SL404'],
  ['sponsor', `make_recap('pdf', ${w.campaign})`, 'SL404'],
  ['sponsor', `share_recap(${recapThere.id})`, 'SL404'],
  ['sponsor', `revoke_recap_share(${recapThere.share})`, 'SL404'],
  ['sponsor', `schedule_recap(${recapThere.id}, app_public.today(), false)`, 'SL404'],
  ['sponsor', `unschedule_recap(${recapThere.id})`, 'SL404'],
  ['offer_link', `accept_offer(${w.offer}, app_public.today(), app_public.today(), 'a@b.test')`, 'SL403'],
  ['offer_link', `offer_stamp(${w.offer})`, 'nothing'],
  ['offer_link', `offer_value(${w.offer})`, 'nothing'],
  ['offer_link', `offer_contact(${w.offer})`, 'nothing'],
  ['offer_link', `offer_checks_due_on(${w.offer})`, 'nothing'],
  ['offer_link', `offer_payout_method(${w.offer})`, 'nothing'],
  ['offer_link', `attach_verification_image(${w.deadline}, 1, false, null, null)`, 'SL401'],
  ['organization', `forward_task('Kim', 'kim@team.test', ${w.deadline})`, 'SL404'],
  ['organization', `offer_forwarded_tasks(${w.offer})`, 'nothing'],
  ['organization', `revoke_forwarded_task(${w.forwardedTask})`, 'SL404'],
  ['offer_link', `upsert_shipping_address(${w.organization}, 'A', '1 St', 'Austin', 'TX', '78701')`, 'SL404'],
  ['onboarding_link', `update_league(${w.organization}, '{"name": "Mine"}')`, 'SL404'],
  ['application_link', `primary_play_location(${w.organization})`, 'nothing'],
  ['application_link', `sponsorship_application_view(offer_id => ${w.offer})`, 'SL403'],
  [
    'application_link',
    `save_application_step_data('programs', '{}', sponsorship_application_id => ${unknown})`,
    'SL403',
  ],
  ['application_link', `renew_sponsorship_application('{}', sponsorship_application_id => ${unknown})`, 'SL403'],
  ...wizardCalls.map((call): [VisitorRole, string, string] => [
    'application_link',
    call.replace(')', `${call.endsWith('()') ? '' : ', '}organization_id => ${w.organization})`),
    'SL403',
  ]),
];

const filledIn = (row: Record<string, unknown>) => Object.values(row).some((value) => value !== null);

describe('a stranger', () => {
  for (const [role, call, outcome] of reachingOver(other))
    it(`${role} calling ${call.split('(')[0]} for another: ${outcome}`, async () => {
      const asked = db.as(personaOf[role](mine, staff), (c) => c.query(`select t.* from app_public.${call} t`));
      if (outcome.startsWith('SL')) return expect(await refusal(asked)).toMatchObject({ code: outcome });
      const rows = (await asked).rows.filter(filledIn);
      if (outcome === 'nothing') return expect(rows).toEqual([]);
      expect(rows.map((row) => row.id)).toEqual([role === 'sponsor' ? mine.sponsor : mine.organization]);
    });

  // otherwise a call that is refused because of its arguments, not its caller, would look safe
  for (const [role, call, outcome] of reachingOver(other).filter(
    ([, text, code]) => !text.includes(`${unknown}`) && code !== 'SL401',
  ))
    it(`${role} calling ${call.split('(')[0]} is answered otherwise when it is the own`, () =>
      probing(db, personaOf[role](other, staff), async (probe) => {
        const question = `select t.* from app_public.${call} t`;
        if (outcome.startsWith('SL')) expect(await probe.attempt(question)).not.toMatchObject({ refused: outcome });
        else expect((await probe.rows(question)).filter(filledIn)).not.toEqual([]);
      }));

  it('knows of all its calls here: those that take an id and are open to more than staff', async () => {
    const { rows } =
      await db.owner.query(`select proname as name from pg_proc where pronamespace = 'app_public'::regnamespace
      and proargtypes::oid[] && array['int'::regtype::oid]`);
    const open = rows
      .map((row) => row.name as string)
      .filter((name) => (callers.get(name) ?? []).some((role) => role !== 'admin' && role !== 'superadmin'));
    const tried = reachingOver(other).map(([, call]) => call.split('(')[0]);
    // The server requests file keys and tag values only for rows that it read as the caller; canned responses are a
    // public list. Keys: api-keys.test.ts, oauth.test.ts, webhooks: webhooks.test.ts. An event of the wizard takes a percentage, not an id. A comment must be deleted before it is restored:
    // dashboard-feedback.test.ts. A check must be late: deadline-moves.test.ts. Accounts: deposit-account-access.test.ts.
    const without = [
      'offer_check_late_since',
      'file_key',
      'file_url_key',
      'file_content_type',
      'tag_values',
      'search_places',
      'respond_to_deadline',
      'restore_dashboard_comment',
      'track_application_event',
      'create_api_key',
      'decide_oauth_request',
      'revoke_api_key',
      'rotate_api_key',
      'delete_webhook',
      'redeliver_webhook_message',
      'update_webhook',
      'enter_deposit_account',
      'send_deposit_account_code',
      'confirm_deposit_account',
      'end_deposit_account',
    ];
    expect(open.filter((name) => !tried.includes(name) && !without.includes(name))).toEqual([]);
  });
});

describe('a session that ended', () => {
  // all but the lists that are readable with any token
  const tables = Object.keys(expectations).filter((name) => !expectations[name]?.select?.deadline_link);

  const seesNothing = async (persona: Persona): Promise<void> => {
    const names = new Set((await relations(db.owner)).map((relation) => relation.name));
    await probing(db, persona, async (probe) => {
      for (const name of tables.filter((table) => names.has(table))) {
        const outcome = await probe.attempt(`select 1 from app_public.${name} limit 1`);
        if (!('refused' in outcome)) expect({ name, ...outcome }).toEqual({ name, touched: 0 });
      }
    });
  };

  it('shows a former employee nothing, whatever role the token claims', async () => {
    const former = await makeUser(db.owner, 'admin', { status: 'deactivated' });
    await seesNothing({ role: 'admin', userId: former.id });
    await seesNothing({ role: 'superadmin', userId: mine.member });
    await seesNothing({ role: 'admin', userId: 999_999 });
  });

  it('shows a former member nothing but who they are', async () => {
    const former = await makeUser(db.owner, 'organization', { status: 'deactivated' });
    await insert(db.owner, 'organization_users', { organization_id: other.organization, user_id: former.id });
    await probing(db, { role: 'organization', userId: former.id }, async (probe) => {
      for (const name of [
        'offers',
        'organizations',
        'assets',
        'verification_deadlines',
        'checks',
        'campaigns',
        'sponsors',
      ])
        expect(await probe.attempt(`select id from app_public.${name}`)).toEqual({ touched: 0 });
      expect(await probe.rows('select id from app_public.users')).toEqual([{ id: former.id }]);
    });
  });

  it('shows a deactivated sponsor user no sponsor', async () => {
    const former = await makeUser(db.owner, 'sponsor', { status: 'deactivated' });
    await insert(db.owner, 'sponsor_users', { sponsor_id: other.sponsor, user_id: former.id });
    await probing(db, { role: 'sponsor', userId: former.id }, async (probe) => {
      for (const name of ['campaigns', 'sponsors', 'my_sponsors()'])
        expect(await probe.attempt(`select id from app_public.${name}`)).toEqual({ touched: 0 });
    });
  });

  it('opens nothing by a link to a record that is gone', async () => {
    for (const persona of [
      { link: 'offer', id: 999_999 },
      { link: 'application', id: 999_999, campaign_id: 999_999 },
      { link: 'league', id: 999_999 },
      { link: 'deadline', id: 999_999 },
      { link: 'campaign', id: 999_999 },
      { link: 'season', id: 999_999, season: 'spring', year: 2030 },
    ] as Persona[])
      await seesNothing(persona);
  });
});
