/**
 * Random schedules of sends, with staff who change their minds, clocks that are moved, and workers that are killed or
 * run at once: nothing is emailed twice or lost, and emails about a sponsorship never wait.
 * SENDS_SEED: the first schedule.
 */
import { describe, expect, it } from '@jest/globals';
import {
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeDefaultDeadline,
  makeOffer,
  makeOrganization,
  makeProperty,
  type Row,
} from '../harness/factories.ts';
import { LONG } from '../harness/long.ts';
import { Rng } from '../random/rng.ts';
import { callFunction, makeStaff, owning, refusal } from '../sql/support.ts';
import { jobsSetup } from './setup.ts';
import { startTestWorker } from './worker.ts';

const { database, tools, more, sink } = await jobsSetup();
const own = owning(database);
const { admin } = await makeStaff(database);
const others = more(sink.url);

/** Three leagues, each with two programs in two campaigns, and a confirmed sponsorship in a third. */
async function makeWorld(rng: Rng) {
  const leagues = [];
  for (const time_zone of ['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu'])
    leagues.push(await makeOrganization(database.owner, { time_zone }));
  const offers: Row[] = [];
  const confirmed: Row[] = [];
  for (const status of ['qualified', 'qualified', 'confirmed']) {
    const campaign = await makeCampaign(database.owner, { days_between_mails: rng.int(1, 6) });
    const capability = await makeCampaignCapability(database.owner, campaign.id);
    await makeDefaultDeadline(database.owner, capability.id);
    for (const { id } of leagues)
      for (let programs = status === 'confirmed' ? 1 : 2; programs > 0; programs -= 1) {
        const property = await makeProperty(database.owner, { organization_id: id });
        const values = { campaign_id: campaign.id, sponsorable_property_id: property.id, status };
        const offer = await makeOffer(database.owner, values);
        await makeAsset(database.owner, offer, capability.id);
        (status === 'confirmed' ? confirmed : offers).push(offer);
      }
  }
  return { offers, confirmed };
}

/** Runs the worker's tasks to the end of what is due. */
async function work(): Promise<void> {
  await tools.run('sends__send');
  await tools.run('mail_outbox__sweep');
  await tools.run('mail_outbox__send');
}

const first = Number(process.env.SENDS_SEED || 1);
let schedulesWithSent = 0;
describe.each(Array.from({ length: LONG ? 60 : 3 }, (_, index) => first + index))('random schedule %i', (seed) => {
  it('[C7] emails each offer once for each time that it was planned or sent, never above the budget, and holds nothing about a sponsorship', async () => {
    const rng = new Rng(seed);
    await database.setClock(new Date('2027-03-03T17:00:00Z'));
    const weekly = [null, 1, 2][seed % 3];
    await own('update app_public.contact_settings set weekly_emails = $1', [weekly]);
    // the leagues of the schedule before, whose emails are of later days, are reminded of nothing
    await own(`update app_public.offers set status = 'rejected_by_league' where status = 'proposed'`);
    const { offers, confirmed } = await makeWorld(rng);
    const ids = offers.map(({ id }) => id);
    /** Emails that staff sent at once, by offer. */
    const direct = new Map<number, number>();
    const send = async (picked: number[]): Promise<void> => {
      const { sent_offer_ids } = await callFunction(admin, 'send_offer_emails', { offer_ids: picked });
      for (const id of sent_offer_ids) direct.set(id, (direct.get(id) ?? 0) + 1);
    };
    const planned = () =>
      own(`select id from app_public.sends where next_on is not null and campaign_id = any ($1)`, [
        offers.map(({ campaign_id }) => campaign_id),
      ]);
    const today = async () => (await own('select app_private.today()::text as day'))[0]?.day as string;
    /** Changes one of the sends that wait, unless it has just gone. */
    const change = async (call: string, ...values: unknown[]) => {
      const waiting = await planned();
      if (waiting.length)
        await admin(call, [rng.pick(waiting).id, ...values]).catch(({ code }) => expect(code).toBe('SL409'));
    };
    const steps: Record<string, () => Promise<unknown>> = {
      plan: async () =>
        callFunction(admin, 'plan_send', {
          kind: 'offer',
          offer_ids: ids.filter(() => rng.chance(0.5)),
          start_on: (await own('select (app_private.today() + $1::int)::text as day', [rng.int(0, 4)]))[0]?.day,
          local_time: rng.pick(['00:10', '09:30', '22:45']),
          per_day: rng.chance(0.5) ? null : rng.int(1, 2),
        }),
      send: () => send(ids.filter(() => rng.chance(0.3))),
      application: () =>
        admin('select app_public.send_sponsorship_application($1)', [ids.filter(() => rng.chance(0.3))]),
      planApplication: async () =>
        callFunction(admin, 'plan_send', {
          kind: 'application',
          offer_ids: ids.filter(() => rng.chance(0.3)),
          start_on: await today(),
          local_time: '21:00',
        }),
      first: () =>
        own('update app_public.contact_settings set first_campaign_ids = $1', [
          rng.chance(0.3) ? [] : [rng.pick(offers).campaign_id],
        ]),
      // the job is tried again later if an email is just being sent of a day that the clock has left
      remind: () => tools.run('offers__remind').catch(({ code }) => expect(code).toBe('SL409')),
      // one that the mail server did not take is sent again by staff
      again: async () => {
        const failed = await own(
          `update app_private.mail_outbox set state = 'failed' where state = 'queued' and included_in is null
             and kind in ('offer', 'application') and id % 2 = ${rng.int(0, 1)} returning id`,
        );
        await database.setClock(`${rng.int(1, 60)} hours`);
        await admin('select app_public.send_mails_again($1)', [failed.map(({ id }) => id)]);
      },
      move: async () => change(`select app_public.move_send($1, $2, $3)`, await today(), rng.pick(['06:00', '15:00'])),
      pause: () => change(`select app_public.pause_send($1, true)`),
      resume: () => change(`select app_public.pause_send($1, false)`),
      cancel: () => change(`select app_public.cancel_send($1)`),
      clock: () => database.setClock(`${rng.pick([1, 5, 20, 30, 70])} hours`),
      back: () => database.setClock('-2 hours'),
      twoWorkers: () => Promise.all([tools.run('sends__send'), others.run('sends__send')]),
      // what a worker that is killed has not committed is gone
      killed: async () => {
        const client = await database.owner.connect();
        await client.query('begin');
        await client.query('select app_private.send_next(null, null)');
        await client.query('rollback');
        client.release();
      },
      // a worker's process that is killed while it sends; a second each, so only in the long run
      ...(LONG && {
        killedProcess: async () => {
          await own(`select app_private.add_job('sends__send', '{}', 'sends__send')`);
          const worker = await startTestWorker(database, sink.url);
          await new Promise((resolve) => setTimeout(resolve, rng.int(0, 400)));
          await worker.kill();
        },
      }),
      work,
      // staff and a worker at once
      race: () => Promise.all([tools.run('sends__send'), send(ids.filter(() => rng.chance(0.3))), steps.cancel?.()]),
    };
    const names = Object.keys(steps);
    for (let step = 0; step < 60; step += 1) {
      await steps[rng.pick([...names, 'plan', 'clock', 'work'])]?.();
      if (!rng.chance(0.2)) continue;
      const { id } = rng.pick(confirmed);
      await admin(`select app_public.send_request_additional_verification_email($1, $2)`, [
        id,
        `More, ${seed}.${step}`,
      ]);
      await tools.run('mail_outbox__send');
      const waiting = `select from app_private.mail_outbox where kind = 'additional_verification' and state <> 'sent'`;
      expect(await own(waiting)).toEqual([]);
    }
    for (const { id } of await planned())
      await admin(`select app_public.pause_send($1, false)`, [id]).catch(({ code }) => expect(code).toBe('SL409'));
    // what a killed process had reserved or claimed is taken up after some real minutes
    await own(
      `update app_private.mail_outbox set reserved_until = now(), claimed_at = claimed_at - interval '1 hour'
       where state in ('queued', 'claimed')`,
    );
    await database.setClock('3 days');
    await tools.run('offers__remind');
    const queued = () => own(`select from app_private.mail_outbox where state in ('queued', 'claimed')`);
    for (let tries = 0; tries < 60 && (await planned()).length + (await queued()).length; tries += 1) {
      await database.setClock('3 days');
      await work();
    }
    expect(await planned()).toEqual([]);
    const outcomes = await own(
      `select o.id,
         (select count(*)::int from app_private.send_offers i where i.offer_id = o.id and i.kind = 'offer' and i.state = 'sent') as planned,
         (select count(*)::int from app_private.mail_outbox m where m.offer_id = o.id and m.kind = 'offer') as emails
       from app_public.offers o where o.id = any ($1) order by 1`,
      [ids],
    );
    expect(outcomes.map(({ id, planned: sent }) => [id, sent + (direct.get(id) ?? 0)])).toEqual(
      outcomes.map(({ id, emails }) => [id, emails]),
    );
    if (outcomes.some(({ planned: sent }) => sent > 0)) schedulesWithSent += 1;
    const unexplained = `select from app_private.send_offers where offer_id = any ($1)
      and (state = 'waiting' or state in ('not_sent', 'failed') and reason is null)`;
    expect(await own(unexplained, [ids])).toEqual([]);
    // one email of a kind a day, each to its address once
    const twice = `select recipient, app_private.day_of(sent_at), array_agg(id) from app_private.mail_outbox m
      where kind = 'offer' and state = 'sent' and organization_id = any ($1) group by 1, 2 having count(*) > 1`;
    expect(await own(twice, [offers.map(({ organization_id }) => organization_id)])).toEqual([]);
    expect(await queued()).toEqual([]);
    const handedOver = sink.mails.map(({ messageId }) => messageId);
    expect(handedOver).toHaveLength(new Set(handedOver).size);
    const tooMany = (what: string, of: string) =>
      own(
        `select organization_id, ${of}, array_agg(distinct kind || ' ' || due order by kind || ' ' || due) as emails
         from app_private.mail_outbox m where organization_id = any ($2) and included_in is null and kind = any (app_private.bundled_mail_kinds()) and state = 'sent'
         group by 1, 2, date_trunc('week', app_private.day_of(sent_at)) having count(distinct ${what}) > $1`,
        [weekly ?? 1000, offers.map(({ organization_id }) => organization_id)],
      );
    expect(await tooMany('id', 'recipient')).toEqual([]);
    expect(await tooMany('(kind, due)', '1')).toEqual([]);
  });
});

it('planned emails were sent in most schedules, not all canceled', () => {
  expect(schedulesWithSent).toBeGreaterThan(LONG ? 40 : 1);
});

it('a send that is canceled while it goes is either sent or canceled, never both', async () => {
  const { offers } = await makeWorld(new Rng(7));
  const ids = offers.map(({ id }) => id);
  const { id, local_time } = await callFunction(admin, 'plan_send', {
    kind: 'offer',
    offer_ids: ids,
    start_on: (await own('select app_private.today()::text as day'))[0]?.day,
    local_time: '00:00',
  });
  expect(local_time).toBe('00:00:00');
  await Promise.all([
    tools.run('sends__send'),
    others.run('sends__send'),
    refusal(admin('select app_public.cancel_send($1)', [id])).catch(() => undefined),
  ]);
  const [wrong] = await own(
    `select count(*)::int as count from app_private.send_offers i where i.send_id = $1
       and (i.state = 'sent') <> exists (select from app_private.mail_outbox m where m.offer_id = i.offer_id and m.kind = 'offer')`,
    [id],
  );
  expect(wrong).toEqual({ count: 0 });
});
