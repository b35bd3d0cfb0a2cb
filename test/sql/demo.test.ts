import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { installationSecrets } from '../../db/settings.ts';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';
import { loadDemo } from '../../server/demo/index.ts';
import { openText, sealedFromJson } from '../../server/shared/envelope.ts';
import { folderStore } from '../../server/shared/files/store/folder.ts';
import { verifyPassword } from '../../server/shared/passwords/passwords.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { demoDatabase } from '../harness/demo.ts';
import { wrongTotals } from '../harness/totals.ts';
import { CONTRADICTIONS } from './demoContradictions.ts';

let database: TestDatabase;
let twin: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'sideline-demo-'));
const store = folderStore(folder);

async function load(target: TestDatabase, scale: number): Promise<void> {
  const client = await target.owner.connect();
  const helper = await target.owner.connect();
  try {
    await loadDemo(client, { scale, store, helpers: [helper] });
  } finally {
    client.release();
    helper.release();
  }
}

beforeAll(async () => {
  database = await demoDatabase(folder);
  twin = await testDatabase();
  // noon of the day when the template was loaded: midnight may have passed since, or pass now
  const { noon } = await one(
    `select app_private.day_of(min(created_at))::timestamp at time zone 'UTC' + interval '17 hours' as noon from app_private.files`,
  );
  await Promise.all([database.setClock(noon), twin.setClock(noon)]);
  // rows that are added later must also have what the triggers would have derived
  await Promise.all([load(database, 1), load(twin, 1)]);
}, 180_000);
afterAll(async () => {
  await database?.drop();
  await twin?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const rows = async (sql: string) => (await database.owner.query(sql)).rows;
const one = async (sql: string) => (await rows(sql))[0];

describe('the demo', () => {
  it.each(Object.entries(CONTRADICTIONS))('contains no contradiction: %s', async (_name, sql) => {
    expect((await rows(sql)).slice(0, 5)).toEqual([]);
  });

  it('is as large as promised, and loading it again adds as much', async () => {
    const counts = await one(`select (select count(*)::int from app_public.organizations) as organizations,
      (select count(*)::int from app_public.sponsorable_properties) as programs, (select count(*)::int from app_public.offers) as offers`);
    expect(counts).toEqual({ organizations: 2_002, programs: 6_008, offers: 12_021 });
  });

  it('has the totals of lists', async () => {
    expect(await wrongTotals(database.owner)).toEqual([]);
  });

  it('has every status of offers, campaigns, checks and images, and every confidence', async () => {
    const missing = await rows(`
      select 'offer ' || v as missing from unnest(enum_range(null::app_public.offer_status)) v where v not in (select status from app_public.offers)
      union all select 'campaign ' || v from unnest(enum_range(null::app_public.campaign_status)) v where v not in (select status from app_public.campaigns)
      union all select 'check ' || v from unnest(enum_range(null::app_public.check_status)) v where v not in (select status from app_public.checks)
      union all select 'image ' || v from unnest(enum_range(null::app_public.image_status)) v where v not in (select status from app_public.verification_images)
      union all select 'confidence ' || v from unnest(enum_range(null::app_public.data_confidence)) v where v not in (select data_confidence from app_public.sponsorable_properties)`);
    expect(missing).toEqual([]);
  });

  it('shows the sponsor who can sign in a paid, an overdue and an open invoice, once', async () => {
    const invoices = await rows(
      `select i.number, i.state::text, app_public.invoices_days_overdue(i) > 0 as overdue from app_public.invoices i join app_public.campaigns c on c.id = i.campaign_id
       join app_public.sponsor_users m on m.sponsor_id = c.sponsor_id join app_public.users u on u.id = m.user_id
       where u.email = 'sponsor@sideline.test' and c.sponsor_sees_billing order by i.number`,
    );
    expect(invoices).toEqual([
      { number: 1001, state: 'paid', overdue: null },
      { number: 1002, state: 'partly_paid', overdue: true },
      { number: 1003, state: 'open', overdue: null },
    ]);
  });

  it('[T35] shows direct deposits that arrived, came back, are in a run and wait for one, once; the sign-in’s league has an account', async () => {
    expect(
      await rows(
        `select r.status::text, count(*)::int as payments, count(*) filter (where c.state = 'cleared')::int as kept, array_remove(array_agg(e.code), null) as codes
         from app_public.deposit_runs r join app_public.deposit_entries e on e.run_id = r.id join app_public.checks c on c.id = e.check_id group by r.id order by r.id`,
      ),
    ).toEqual([
      { status: 'sent', payments: 4, kept: 4, codes: [] },
      { status: 'sent', payments: 3, kept: 0, codes: ['R03'] },
      { status: 'open', payments: 2, kept: 0, codes: [] },
    ]);
    const { id } = await one(`select id from app_public.users where email = 'superadmin@sideline.test'`);
    const waiting = await database.as({ role: 'superadmin', userId: id }, (client) =>
      client.query('select obstacle from app_public.deposits_to_send()'),
    );
    expect(waiting.rows).toEqual([{ obstacle: null }, { obstacle: null }]);
    expect(
      await rows(
        `select count(a.id)::int as accounts from app_public.organization_users m join app_public.users u on u.id = m.user_id
         left join lateral app_private.deposit_account_of(m.organization_id) a on true where u.email = 'league@sideline.test' group by m.organization_id order by 1`,
      ),
    ).toEqual([{ accounts: 0 }, { accounts: 1 }]);
    const place = ({ id: row }: { id: number }) => ({ column: 'deposit_accounts.number', row }) as const;
    for (const account of await rows(
      `select id, ends_in, app_private.sealed_text('deposit_accounts.number', id::text) as sealed from app_public.deposit_accounts`,
    ))
      expect(openText(sealedFromJson(account.sealed), place(account), installationSecrets())?.slice(-4)).toBe(
        account.ends_in,
      );
  });

  it('[T35] has a closed month, and after it one of which two lines of the bank wait, once', async () => {
    const { id } = await one(`select id from app_public.users where email = 'superadmin@sideline.test'`);
    const months = await database.as({ role: 'superadmin', userId: id }, (client) =>
      client.query(`select m.cleared_count, m.open_lines, m.unbalanced_statements, m.without_statement, m.closed_by, m.closed_at < now() - interval '12 hours' as before
        from generate_series(2, 1, -1) ago cross join lateral app_public.check_month((date_trunc('month', app_public.today()) - ago * interval '1 month')::date) m`),
    );
    const balanced = { unbalanced_statements: 0, without_statement: null };
    expect(months.rows).toMatchObject([
      { ...balanced, open_lines: 0, closed_by: 'Dana Whitfield', before: true },
      { ...balanced, open_lines: 2, closed_by: null },
    ]);
    for (const { cleared_count: count } of months.rows) expect(count).toBeGreaterThan(5);
    expect(
      await rows(
        `select l.issue::text, l.amount - c.amount as more from app_public.bank_lines l left join app_public.checks c on c.id = l.check_id where l.issue is not null order by l.issue`,
      ),
    ).toEqual([
      { issue: 'wrong_amount', more: '90.00' },
      { issue: 'unknown_number', more: null },
    ]);
    expect(await rows('select from app_public.bank_statements')).toHaveLength(2);
    expect(
      await rows(
        `select from app_public.sponsorship_events where event_type = 'check_cleared' and created_at > app_private.clock() - interval '12 hours'`,
      ),
    ).toEqual([]);
  });

  it('gives the league of the demo sign-in a deadline of every class', async () => {
    const classes = await one(`
      select count(*) filter (where missing_creatives)::int > 0 as no_deadlines_set, count(*) filter (where deadline < app_private.today() and not verified and not did_not_complete and pending_images = 0)::int > 0 as overdue,
        count(*) filter (where deadline >= app_private.today() and not verified and pending_images = 0 and not missing_creatives)::int > 0 as upcoming, count(*) filter (where did_not_complete)::int > 0 as did_not_complete,
        count(*) filter (where any_pending_verification_images)::int > 0 as under_review, count(*) filter (where verified)::int > 0 as completed
      from app_public.verification_deadlines d join app_public.organization_users m on m.organization_id = d.organization_id join app_public.users u on u.id = m.user_id
      join app_public.offers o on o.id = d.offer_id and o.status = 'confirmed' where u.email = 'league@sideline.test'`);
    expect(Object.values(classes)).toEqual([true, true, true, true, true, true]);
  });

  it('lets the five demo people sign in, as whom they are', async () => {
    const people = await rows(
      `select u.role, s.password_hash from app_public.users u join app_private.user_secrets s on s.user_id = u.id order by u.role`,
    );
    expect(people.map((person) => person.role)).toEqual([
      'admin',
      'superadmin',
      'superadmin',
      'organization',
      'sponsor',
    ]);
    for (const person of people) expect(await verifyPassword(DEMO_PASSWORD, person.password_hash)).toBe(true);
  });

  it('shows the league its two leagues and the offers it may know of, and the sponsor its campaigns', async () => {
    const { id: league } = await one(`select id from app_public.users where email = 'league@sideline.test'`);
    const seen = await database.as({ role: 'organization', userId: league }, async (client) => ({
      organizations: (await client.query('select id from app_public.organizations')).rowCount,
      statuses: (await client.query('select distinct status::text from app_public.offers order by 1')).rows.map(
        (row) => row.status,
      ),
    }));
    expect(seen).toEqual({ organizations: 2, statuses: ['canceled', 'confirmed', 'proposed', 'rejected_by_league'] });
    const { id: sponsor } = await one(`select id from app_public.users where email = 'sponsor@sideline.test'`);
    const campaigns = await database.as({ role: 'sponsor', userId: sponsor }, (client) =>
      client.query('select distinct status::text from app_public.campaigns order by 1'),
    );
    expect(campaigns.rows.map((row) => row.status)).toEqual(['active', 'complete']);
  });

  it('shows a newcomer notes of staff, and what the sponsor of the sign-in answered', async () => {
    expect(
      await one(`
      with own as (select m.sponsor_id, u.id from app_public.sponsor_users m join app_public.users u on u.id = m.user_id where u.email = 'sponsor@sideline.test'),
        campaign as (select c.id from app_public.campaigns c join own on own.sponsor_id = c.sponsor_id),
        feedback as (select f.* from app_public.sponsor_feedback f join own on own.id = f.user_id)
      select (select count(*) > 0 from app_public.campaign_notes n join campaign c on c.id = n.campaign_id where n.published) as notes,
        (select count(*) > 0 from app_public.campaign_notes n join campaign c on c.id = n.campaign_id where not n.published) as drafts,
        (select count(*) > 0 from feedback where body is not null) as comments, (select count(*) > 0 from feedback where reaction = 'thanks') as reactions,
        (select count(*) > 0 from feedback where reaction = 'favorite') as favorites,
        (select array_agg(distinct section::text order by section::text) from feedback where campaign_id is null) as seasons,
        (select array_agg(r.status::text order by r.status) from app_public.photo_requests r join own on own.id = r.user_id) as requests,
        (select bool_and(i.shown_to_sponsor) from app_public.photo_requests r join app_public.verification_images i on i.id = r.verification_image_id) as shown`),
    ).toEqual({
      notes: true,
      drafts: true,
      comments: true,
      reactions: true,
      favorites: true,
      seasons: ['delivery', 'effectiveness', 'goal'],
      requests: ['open', 'declined'],
      shown: true,
    });
  });

  it('is an agency that one believes: targets within reach, budgets kept, emails opened and answered as in life', async () => {
    const campaigns = `
      select c.id, c.target_number_of_leagues as target, c.total_spend * c.league_share_percentage as budget, c.leagues_confirmed_goal_date < app_private.today() - 45 as ended,
        count(o.id) as confirmed, coalesce(sum(o.value), 0) as spent
      from app_public.campaigns c left join app_public.offers o on o.campaign_id = c.id and o.status = 'confirmed' where c.status <> 'rejected' group by c.id`;
    expect(await rows(`select * from (${campaigns}) c where spent > budget or confirmed > target * 1.4 + 5`)).toEqual(
      [],
    );
    const { ended, reached } = await one(
      `select count(*)::int as ended, count(*) filter (where confirmed >= 0.6 * target)::float / count(*) as reached from (${campaigns}) c where ended`,
    );
    expect(ended).toBeGreaterThanOrEqual(30);
    expect(reached).toBeGreaterThan(0.8);
    const rates = await one(`
      select count(*) filter (where o.status = 'confirmed')::float / count(*) as accepted, count(*) filter (where offer_opened_at is not null)::float / count(*) as opened,
        percentile_cont(0.5) within group (order by confirmed_at - offer_sent_at) < interval '12 days' as prompt, max(confirmed_at - offer_sent_at) > interval '30 days' as tail
      from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id where offer_sent_at is not null and c.leagues_confirmed_goal_date < app_private.today() - 45`);
    expect(rates).toMatchObject({ prompt: true, tail: true });
    expect(rates.accepted).toBeGreaterThan(0.2);
    expect(rates.accepted).toBeLessThan(0.4);
    expect(rates.opened).toBeGreaterThan(0.5);
    expect(rates.opened).toBeLessThan(0.8);
    const { late } = await one(`
      select (select count(*) filter (where app_public.verification_deadlines_section(d) = 'overdue')::float / count(*) from app_public.verification_deadlines d where deadline < app_private.today()) as late`);
    expect(late).toBeLessThan(0.05);
  });

  it('stores each picture and its small version', async () => {
    for (const file of await rows('select storage_key, thumbnail_key, byte_size from app_private.files')) {
      expect((await store.get(file.storage_key))?.length).toBe(file.byte_size);
      expect(await store.get(file.thumbnail_key)).not.toBeNull();
    }
  });

  it('is the same in another installation on the same day', async () => {
    const digest = `select md5(string_agg(t::text, '|' order by t.id)) as digest from
      (select o.id, o.guid, o.status, o.value, o.created_at, p.name, p.number_of_players, l.name as league from app_public.offers o
       join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id join app_public.organizations l on l.id = o.organization_id where o.id <= 6021) t`;
    expect(await one(digest)).toEqual((await twin.owner.query(digest)).rows[0]);
  });

  it('does not open a way around the audit: the setting counts for the owner alone', async () => {
    const { id } = await one(`select id from app_public.users where email = 'admin@sideline.test'`);
    const before = await one('select count(*)::int as count from app_private.audit_log');
    await database.as(
      { role: 'admin', userId: id },
      (client) => client.query(`select app_public.create_comment('Called', min(id)) from app_public.organizations`),
      { 'sideline.bulk_load': 'on' },
    );
    expect((await one('select count(*)::int as count from app_private.audit_log')).count).toBe(before.count + 1);
  });
});
