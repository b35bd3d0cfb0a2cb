/**
 * What was told to somebody is told again when it is undone, or its operation is named as irreversible before: every function
 * that queues an email, from the catalog.
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import { mailKinds } from '../../db/generated/choices.ts';
import { readIrreversible } from '../../server/generate/irreversible.ts';
import { testDatabase } from '../harness/database.ts';
import { insert, makeOrganization, type Row } from '../harness/factories.ts';
import { makeStaff, owning } from './support.ts';
import { tellings } from './telling.ts';
import { changeOf, patch, undo } from './undoing.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const telling = await tellings(db);

/** Emails of a schedule or that their recipient asked for: they tell of no change that staff undo. */
const SCHEDULED = [
  'offer_reminder',
  'offer_follow_up',
  'recap',
  'daily_work',
  'sponsor_news',
  'check_not_cashed',
  'recovery',
  'self_signup',
];
/** Emails that operations of leagues cause; staff cannot undo these. */
const OF_LEAGUES = 'acceptance set_password rejection_notice member_request forwarded_task deposit_account_code'.split(
  ' ',
);
/** Emails that wait, and are withdrawn if their cause is undone before; that of creatives only leads to the page. */
const WITHDRAWN = ['rejected_image', 'creatives'];

interface Queuing {
  name: string;
  trigger: boolean;
  text: string;
}
const queuing = async (): Promise<Queuing[]> =>
  (
    await db.owner.query<Queuing>(
      `select p.proname as name, p.prorettype = 'trigger'::regtype as trigger, p.prosrc as text from pg_proc p
       where p.pronamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and p.prosrc ~ 'queue_mail|insert into app_private\\.mail_outbox'
         and p.proname not in ('queue_mail', 'queue_mail_to_organization')`,
    )
  ).rows;

describe('every email', () => {
  it('[C2] is named before by each operation of staff that queues it, or told again, or withdrawn', async () => {
    const { rows } = await db.owner.query('select unnest(app_private.told_again_mail_kinds()) as kind');
    const again = rows.map(({ kind }) => kind);
    const functions = await queuing();
    expect(functions.length).toBeGreaterThan(15);
    const irreversible = await db.owner.connect().then(async (client) => {
      try {
        return await readIrreversible(client);
      } finally {
        client.release();
      }
    });
    const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const { rows: all } = await db.owner.query(
      `select p.proname as name, p.prosrc as text, p.pronamespace = 'app_public'::regnamespace as is_public,
         p.pronamespace = 'app_public'::regnamespace and has_function_privilege('sideline_superadmin', p.oid, 'execute') as is_staff
       from pg_proc p where p.pronamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)`,
    );
    const corrected = [...again, ...WITHDRAWN];
    for (const { name, trigger, text } of functions) {
      const queued = text.replaceAll(/last_mailed_at\('\w+'/g, ''); // asks for another email
      const kinds = mailKinds.filter((kind) => queued.includes(`'${kind}'`));
      const self = all.find((candidate) => candidate.name === name);
      const undecided = (decided: readonly string[]) => [name, kinds.filter((kind) => !decided.includes(kind))];
      // a trigger runs for an update, whose undo is an update, too
      if (trigger) expect(undecided(corrected)).toEqual([name, []]);
      else if (self?.is_staff)
        expect([name, irreversible[camel(name)]]).toEqual([name, expect.arrayContaining(['email'])]);
      else if (self?.is_public) expect(undecided([...corrected, ...OF_LEAGUES])).toEqual([name, []]);
      // called by the worker; any other private function is named by the operations that call it
      else if (!all.some((caller) => caller.name !== name && caller.text.includes(`${name}(`)))
        expect(undecided([...corrected, ...SCHEDULED])).toEqual([name, []]);
      if (!trigger && undecided(SCHEDULED)[1]?.length)
        expect(text).not.toContain('insert into app_private.mail_outbox');
    }
  });
});

/** Functions whose emails tell of no change: on a schedule, on request, or of several by those that call them. */
const TELL_OF_NO_CHANGE =
  /^(queue_(offer_reminders|daily_work_mail)|send_due_recaps|self_signup|request_recovery|tell_user|undo_merge|request_tax_forms|send_deposit_account_code)$/;

describe('a change that somebody was emailed about', () => {
  it('[C2] is tried for every function that queues emails', async () => {
    const tried = Object.keys(telling).flatMap((names) => names.split(' '));
    const names = (await queuing()).map(({ name }) => name).filter((name) => !TELL_OF_NO_CHANGE.test(name));
    expect(names.sort()).toEqual(tried.sort());
  });

  it.each(Object.keys(telling))(
    '[C2] is corrected by another email when undone, or named before as final: %s',
    async (name) => {
      await db.withClock('+0 days', async () => {
        await own('delete from app_private.sweeps');
        const sweep = () =>
          own(
            `select app_private.queue_creatives_mail(18), app_private.queue_deadline_moved_mail(18), app_private.queue_sponsor_news(0)`,
          );
        const mails = (after: string) =>
          own(
            `select m.kind, m.recipient from app_private.mail_outbox m
           where m.id > $1 and (m.state in ('queued', 'sent') or m.included_in is not null) order by m.id`,
            [after],
          );
        const last = async () =>
          (await own('select coalesce(max(id), 0)::text as id from app_private.mail_outbox'))[0]?.id;
        const before = await last();
        const change = await (telling[name] as () => Promise<string>)();
        await db.setClock('+1 day');
        await sweep();
        await own(
          `update app_private.mail_outbox set state = 'sent', sent_at = app_private.clock() where state = 'queued'`,
        );
        const told = await mails(before);
        expect(told).not.toEqual([]);
        const refused = { undone: [], stays: [] };
        const [{ preview }] = (await superadmin('select to_jsonb(app_public.undo_preview($1)) as preview', [
          change,
        ]).catch(() => [{ preview: refused }])) as [Row];
        const sent = await last();
        await undo(superadmin, change).catch(() => refused);
        await db.setClock('+1 day');
        await sweep();
        const corrected = await mails(sent);
        const forgotten = told.filter(
          ({ kind, recipient }) =>
            preview.undone.length > 0 &&
            !preview.stays.includes(`The email to ${recipient}`) &&
            !corrected.some((mail) => mail.kind === kind && mail.recipient === recipient),
        );
        expect(forgotten).toEqual([]);
      });
    },
  );

  it('[C2] names the email of the day that includes what it sent', async () => {
    const change = await telling.send_about_offers?.();
    const preview = () => superadmin('select (app_public.undo_preview($1)).stays', [change]);
    const [email] = await own(
      `update app_private.mail_outbox m set state = 'sent' from app_private.mail_outbox i
       where i.transaction_id = $1::text::xid8 and i.included_in = m.id returning m.recipient`,
      [change],
    );
    expect(await preview()).toEqual([{ stays: [`The email to ${email?.recipient}`] }]);
  });
});

describe('the address that a league was told', () => {
  const address = (organizationId: number, city: string) =>
    insert(db.owner, 'addresses', {
      organization_id: organizationId,
      address_type: 'mailing',
      name: 'League',
      line1: '1 Oak St',
      city,
      state: 'TX',
      zip: '78701',
    });
  const league = async (city: string, email: string): Promise<Row> => {
    const one = await makeOrganization(db.owner, { contact_email: email });
    const { id } = await address(one.id, city);
    await own('update app_public.organizations set mailing_address_id = $2 where id = $1', [one.id, id]);
    await own('delete from app_private.mail_outbox where organization_id = $1', [one.id]);
    return { ...one, mailing_address_id: id };
  };
  const told = async (organizationId: number) =>
    (
      await own(
        `select payload ->> 'value' as value from app_private.mail_outbox where kind = 'contact_change' and organization_id = $1
           and payload ->> 'what' = 'mailing_address' order by id`,
        [organizationId],
      )
    ).map(({ value }) => value);

  it('[C2] is corrected when the merge that changed it is undone', async () => {
    const [kept, merged] = [await league('Austin', 'a@austin.test'), await league('Waco', 'w@waco.test')];
    const choices = JSON.stringify({ mailing_address_id: 'merged', contact_email: 'survivor' });
    const fields = await admin(
      'select f.name from app_public.merge_preview($1, $2) p, unnest(p.fields) f where f.league_is_told order by 1',
      [kept.id, merged.id],
    );
    expect(fields).toEqual([{ name: 'contact_email' }, { name: 'mailing_address_id' }]);
    const change = await changeOf(admin, 'select app_public.merge_organizations($1, $2, $3)', [
      kept.id,
      merged.id,
      choices,
    ]);
    expect(await told(kept.id)).toEqual(['Waco, TX']);
    const { stays } = await undo(admin, change);
    expect([await told(kept.id), stays]).toEqual([['Waco, TX', 'Austin, TX'], []]);
  });

  it('[C2] is told when it is removed and then replaced, and undone in turn', async () => {
    const one = await league('Austin', 'b@austin.test');
    const other = await address(one.id, 'Dallas');
    await own('update app_public.organizations set mailing_address_id = null where id = $1', [one.id]);
    expect(await told(one.id)).toEqual([]);
    await own('update app_public.organizations set mailing_address_id = $2 where id = $1', [one.id, other.id]);
    expect(await told(one.id)).toEqual(['Dallas, TX']);
    await undo(admin, await patch(admin, one.id, { contact_email: 'new@austin.test' }));
    const emails = await own(
      `select recipient from app_private.mail_outbox where kind = 'contact_change' and organization_id = $1
         and payload ->> 'what' = 'contact_email' order by id`,
      [one.id],
    );
    expect(emails).toEqual(
      ['b@austin.test', 'new@austin.test', 'b@austin.test'].map((recipient) => ({ recipient })).slice(0, emails.length),
    );
    expect(emails.length).toBeGreaterThan(1);
  });
});
