import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { mailKinds, renderSample } from '../../server/shared/mail/index.ts';
import { templates } from '../../server/shared/mail/templates/index.ts';
import { translator } from '../../server/shared/mail/translate.ts';
import { reserve } from '../../workers/mail/outbox.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';
import { testMailEnv } from './tools.ts';

/** Who gets no email, who gets it later, and what is deleted. */
const setup = await jobsSetup();
const { database, sink, tools } = setup;
const season = await makeSeason(database.owner, { status: 'proposed' });
beforeEach(() => database.setClock('reset'));

const one = async (text: string, ...values: unknown[]) => (await database.owner.query(text, values)).rows[0];
const offerMail = (recipient: string) => season.queue('offer', recipient, { offer_id: season.offerId });

describe('bulk mail', () => {
  it.each(mailKinds)('is bulk in its template as in the database: %s', async (kind) => {
    const email = templates[kind].compose(templates[kind].sample as never, translator('en', {}));
    const { topic } = await one('select app_private.mail_topic($1) as topic', kind);
    expect(email.bulk ?? null).toBe(topic);
    expect(renderSample(kind, testMailEnv).html.includes('/unsubscribe/')).toBe(topic !== null);
  });

  it('is not sent to an address that unsubscribed after it was queued; other mail is', async () => {
    const bulk = await offerMail('away@harbor.test');
    const own = await season.queue('removal_notice', 'away@harbor.test', { offer_id: season.offerId });
    await one(`select app_private.unsubscribe('Away@harbor.test')`);
    await tools.run('mail_outbox__send');
    expect(await season.outbox(bulk)).toMatchObject({
      state: 'skipped',
      last_error: expect.stringContaining('unsubscribed'),
    });
    expect(await season.outbox(own)).toMatchObject({ state: 'sent' });
  });
});

describe('an address that refuses mail', () => {
  it('gets no more email of any kind until staff clear it', async () => {
    const refusing = await setup.refusing({ refuse: 550, at: 'recipient' });
    const other = setup.more(refusing.url);
    const id = await offerMail('bounced@harbor.test');
    await other.run('mail_outbox__send', { id });
    expect(await season.outbox(id)).toMatchObject({ state: 'refused', last_error: expect.stringContaining('550') });
    const next = await season.queue('removal_notice', 'bounced@harbor.test', { offer_id: season.offerId });
    await tools.run('mail_outbox__send');
    expect(await season.outbox(next)).toMatchObject({
      state: 'skipped',
      last_error: expect.stringContaining('refused mail'),
    });
    await one(`delete from app_private.mail_suppressions where address = 'bounced@harbor.test'`);
    const last = await season.queue('removal_notice', 'bounced@harbor.test', { offer_id: season.offerId });
    await tools.run('mail_outbox__send');
    expect(await season.outbox(last)).toMatchObject({ state: 'sent' });
  });

  it('[S-391] gets the link to a new password all the same, when its person asks for one', async () => {
    const { id } = await one(
      `insert into app_public.users (email, role, status) values ('locked@harbor.test', 'organization', 'active') returning id`,
    );
    await one(`insert into app_private.mail_suppressions (address, reason) values ('locked@harbor.test', 'bounced')`);
    await one(`select app_private.request_recovery('locked@harbor.test')`);
    const mails = () => one(`select state from app_private.mail_outbox where recipient = 'locked@harbor.test'`);
    await tools.run('mail_outbox__send');
    expect([id, await mails()]).toEqual([expect.any(Number), { state: 'sent' }]);
  });

  it('is not blamed when the mail server refuses the mail itself', async () => {
    const refusing = await setup.refusing({ refuse: 554 });
    const other = setup.more(refusing.url);
    const id = await offerMail('fine@harbor.test');
    await other.run('mail_outbox__send', { id });
    expect(await season.outbox(id)).toMatchObject({ state: 'refused' });
    expect(
      await one(`select count(*)::int as n from app_private.mail_suppressions where address = 'fine@harbor.test'`),
    ).toEqual({ n: 0 });
  });
});

describe('quiet hours', () => {
  it('keep bulk mail until morning where the organization is, and nothing else', async () => {
    const night = await makeSeason(database.owner, { status: 'proposed' });
    await one(`update app_public.organizations set time_zone = 'Pacific/Honolulu' where id = $1`, night.organizationId);
    // 23:30 in Honolulu, whatever the machine's time zone is
    const { offset } = await one(
      `select ((date_trunc('day', now() at time zone 'Pacific/Honolulu') + interval '1 day 23 hours 30 minutes') at time zone 'Pacific/Honolulu' - now())::text as offset`,
    );
    await database.setClock(offset);
    const bulk = await night.queue('offer', 'night@harbor.test', { offer_id: night.offerId });
    const own = await night.queue('removal_notice', 'night@harbor.test', { offer_id: night.offerId });
    const atNight = setup.more(sink.url, [], { quietHours: { from: 21, until: 8 } });
    // also one that was locked while the others were postponed
    expect(await reserve(tools.query, randomUUID(), 1, Number(bulk), { from: 21, until: 8 })).toEqual([]);
    await atNight.run('mail_outbox__send');
    expect(await night.outbox(bulk)).toMatchObject({ state: 'queued', attempts: 0 });
    expect(await night.outbox(own)).toMatchObject({ state: 'sent' });
    expect(
      await one(
        `select extract(hour from not_before at time zone 'Pacific/Honolulu')::int as hour, not_before > app_private.clock() as later from app_private.mail_outbox where id = $1`,
        bulk,
      ),
    ).toEqual({ hour: 8, later: true });
    await database.setClock('+9 hours');
    await atNight.run('mail_outbox__send');
    expect(await night.outbox(bulk)).toMatchObject({ state: 'sent' });
  });
});

describe('old rows', () => {
  it('are deleted after the configured days, queued emails never', async () => {
    const sent = await offerMail('old@harbor.test');
    await tools.run('mail_outbox__send', { id: sent });
    const waiting = await offerMail('waiting@harbor.test');
    const track = async (name: string) => {
      await one(`insert into app_private.analytics_events (name) values ($1)`, name);
      await one(
        `insert into app_private.application_events (event, step_id, completion_percentage, organization_id)
         values ('step-viewed', $1, 0, ${season.organizationId})`,
        name,
      );
      await one(`select app_private.record_link_view('offer', $1, '\\x01', false)`, String(season.offerId));
    };
    const user = await season.addUser('rests@harbor.test');
    await one(
      `select app_private.use_session($1, 'a hash', app_private.clock(), app_private.clock() + interval '12 hours', 240)`,
      user,
    );
    const logins = () => one('select count(*)::int as kept from app_private.session_activity');
    const views = () =>
      one(
        `select (select count(*)::int from app_private.link_views) as kept, number_of_offer_views as counted
         from app_public.offers where id = $1`,
        season.offerId,
      );
    await track('old');
    await tools.run('mail_outbox__clean');
    expect(await season.outbox(sent)).toBeDefined();
    await database.setClock('+401 days');
    await track('new');
    expect(await views()).toEqual({ kept: 2, counted: 2 });
    expect(await logins()).toEqual({ kept: 1 });
    await tools.run('mail_outbox__clean');
    expect(await views()).toEqual({ kept: 1, counted: 2 });
    expect(await logins()).toEqual({ kept: 0 });
    expect(await season.outbox(sent)).toBeUndefined();
    expect(await season.outbox(waiting)).toMatchObject({ state: 'queued' });
    expect(
      (
        await database.owner.query(
          'select name from app_private.analytics_events union all select step_id from app_private.application_events',
        )
      ).rows,
    ).toEqual([{ name: 'new' }, { name: 'new' }]);
  });
});
