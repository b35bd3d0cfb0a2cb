/** Changes that somebody is emailed about, for each function that queues emails. */
import type { TestDatabase } from '../harness/database.ts';
import {
  day,
  insert,
  makeCampaign,
  makeCheck,
  makeDeadline,
  makeDepositAccount,
  makeFile,
  makeImage,
  makeMember,
  makeOffer,
  makeOfferFixture,
  makeProperty,
  makeSponsorUser,
  type Row,
} from '../harness/factories.ts';
import { applyingFixture, contact } from './applying.ts';
import { printing } from './checkRuns.ts';
import { contracting } from './contracting.ts';
import { depositing, ORIGINATOR } from './depositRuns.ts';
import { asking, makeStaff, owning } from './support.ts';
import { changeOf } from './undoing.ts';

/** Makes a change and returns its id. */
type Telling = () => Promise<string>;

/** By the functions that queue the emails, separated by spaces. */
export async function tellings(db: TestDatabase): Promise<Record<string, Telling>> {
  const own = owning(db);
  const { admin, superadmin } = await makeStaff(db);
  const of = (status: string) => makeOfferFixture(db.owner, { offer: { status }, campaign: { status: 'active' } });
  const running = async (values: Row = {}) => {
    const fixture = await of('confirmed');
    return { ...fixture, deadline: await makeDeadline(db.owner, fixture.asset, values) };
  };
  const check = async (values: Row = {}) => {
    const fixture = await running();
    await makeImage(db.owner, fixture.deadline, { status: 'verified' });
    return makeCheck(db.owner, fixture.offer, values);
  };
  /** Ids of printed checks. */
  const printed = async () => {
    const checks = printing(db, (await of('confirmed')).offer.id, { admin, superadmin });
    const ids = await checks.approved(1);
    const { id } = await checks.run(ids, await checks.next());
    await checks.print(id);
    await checks.confirm(id);
    return ids;
  };
  const { draft, prepared, conclude, signLink } = await contracting(db);
  let people = 0;
  const newEmail = () => `told${people++}@example.test`;
  return {
    'send_offers bundle_mail': async () =>
      changeOf(admin, 'select app_public.send_offer_emails($1)', [[(await of('qualified')).offer.id]]),
    // two offers of a league in one email, of which the second is the change
    send_about_offers: async () => {
      const { offer, organization } = await of('prospecting');
      const other = await makeOffer(db.owner, {
        sponsorable_property_id: (await makeProperty(db.owner, { organization_id: organization.id })).id,
        status: 'prospecting',
      });
      await admin('select app_public.send_sponsorship_application($1)', [[offer.id]]);
      return changeOf(admin, 'select app_public.send_sponsorship_application($1)', [[other.id]]);
    },
    send_invoice: async () => {
      const contract = await prepared((await makeCampaign(db.owner)).id);
      await conclude(contract.id);
      const [invoice] = await superadmin('select id from app_public.issue_invoice($1, 1)', [contract.id]);
      const file = await makeFile(db.owner);
      await own('update app_public.invoices set file_id = $2 where id = $1', [invoice?.id, file.id]);
      return changeOf(admin, `select app_public.send_invoice($1, 'Please pay')`, [invoice?.id]);
    },
    ask_signer: async () => {
      const { id } = await draft((await makeCampaign(db.owner)).id, { signer_email: newEmail() });
      return changeOf(admin, 'select app_public.send_contract_for_signature($1)', [id]);
    },
    tell_signed: async () => {
      const { id } = await prepared((await makeCampaign(db.owner)).id);
      await signLink(id);
      return changeOf(admin, `select app_public.sign_contract($1, 'Ann', true)`, [id]);
    },
    send_about_offer: async () =>
      changeOf(admin, `select app_public.send_request_additional_verification_email($1, 'More')`, [
        (await running()).offer.id,
      ]),
    invite_user: async () =>
      changeOf(admin, 'select app_public.invite_organization_user($1, $2)', [
        (await of('confirmed')).organization.id,
        newEmail(),
      ]),
    told_handover: async () => {
      const { id } = (await of('confirmed')).organization;
      const owner = await makeMember(db.owner, id);
      return changeOf(admin, 'select app_public.start_handover($1, $2, $3)', [id, newEmail(), owner.id]);
    },
    tell_account_change: async () => {
      const { id } = await makeDepositAccount(db.owner, (await of('confirmed')).organization.id);
      return changeOf(superadmin, `select app_public.end_deposit_account($1, 'The bank warned us')`, [id]);
    },
    confirm_merged_accounts: async () => {
      const [survivor, merged] = [(await of('confirmed')).organization, (await of('confirmed')).organization];
      await makeDepositAccount(db.owner, survivor.id);
      return changeOf(admin, 'select app_public.merge_organizations($1, $2)', [survivor.id, merged.id]);
    },
    resend_user_invite: async () => {
      const email = newEmail();
      await admin('select app_public.invite_organization_user($1, $2)', [
        (await of('confirmed')).organization.id,
        email,
      ]);
      const [user] = await own('select id from app_public.users where email = $1', [email]);
      return changeOf(admin, 'select app_public.resend_user_invite($1)', [user?.id]);
    },
    approve_check: async () => changeOf(superadmin, 'select app_public.approve_check($1)', [(await check()).id]),
    mark_checks_mailed: async () =>
      changeOf(superadmin, 'select app_public.mark_checks_mailed($1, $2)', [await printed(), await day(db.owner)]),
    tell_ending: async () => {
      const [id] = await printing(db, (await of('confirmed')).offer.id, { admin, superadmin }).mailed();
      return changeOf(superadmin, 'select app_public.mark_check_returned($1, $2)', [id, await day(db.owner)]);
    },
    mark_deposit_run_sent: async () => {
      const deposits = await depositing(db, superadmin);
      const run = await deposits.ready([(await deposits.waiting()).id]);
      return changeOf(superadmin, 'select app_public.mark_deposit_run_sent($1, $2)', [run.id, await day(db.owner)]);
    },
    apply_deposit_returns: async () => {
      const deposits = await depositing(db, superadmin);
      const run = await deposits.sent([(await deposits.waiting()).id]);
      const [entry] = await deposits.entries(run.id);
      return changeOf(superadmin, `select app_public.apply_deposit_returns('f', $1, $2)`, [
        String(run.id).padStart(64, '0'),
        JSON.stringify([
          {
            line: 1,
            trace: entry?.trace_number,
            amount: 100,
            routing: '02100002',
            originator: ORIGINATOR,
            code: 'R03',
          },
        ]),
      ]);
    },
    void_check: async () =>
      changeOf(superadmin, `select app_public.void_check($1, 'Lost')`, [(await check({ status: 'approved' })).id]),
    remove_sponsorable_properties_from_campaign: async () =>
      changeOf(admin, `select app_public.remove_sponsorable_properties_from_campaign($1, false, 'Full')`, [
        [(await of('proposed')).offer.id],
      ]),
    cancel_offer: async () =>
      changeOf(admin, `select app_public.cancel_offer($1, 'Folded')`, [(await of('confirmed')).offer.id]),
    'accept_offer join_by_link': async () => {
      const { offer } = await of('proposed');
      return changeOf(asking(db, { link: 'offer', id: offer.id }), 'select app_public.accept_offer($1, $2, $3, $4)', [
        offer.id,
        await day(db.owner),
        await day(db.owner, 60),
        newEmail(),
      ]);
    },
    reject: async () => {
      const { offer } = await of('proposed');
      return changeOf(
        asking(db, { link: 'offer', id: offer.id }),
        `select app_public.league_reject_offer('a@b.test', 'No')`,
      );
    },
    forward_task: async () => {
      const { deadline } = await running();
      return changeOf(asking(db, { link: 'deadline', id: deadline.id }), 'select app_public.forward_task($1, $2, $3)', [
        'Coach Kim',
        newEmail(),
        deadline.id,
      ]);
    },
    finish_application: async () => {
      const { ask, call, organization } = await applyingFixture(db);
      await call('upsert_primary_contact', contact);
      await own(
        `update app_public.sponsorship_applications a set done_steps = array_remove(app_private.application_steps(a.campaign_id, '{}'), 'primary-contact')
         where organization_id = $1`,
        [organization.id],
      );
      return changeOf(
        ask,
        'select app_public.upsert_primary_contact($1, $2, $3, $4)',
        Object.values({ ...contact, primary_contact_first_name: 'Ana' }),
      );
    },
    tg_organizations__tell_contacts: async () =>
      changeOf(admin, 'select app_public.update_organization($1, $2)', [
        (await of('confirmed')).organization.id,
        JSON.stringify({ contact_email: newEmail() }),
      ]),
    tg_verification_images__rejection_mail: async () => {
      const { deadline } = await running();
      const image = await makeImage(db.owner, deadline);
      return changeOf(admin, `select app_public.review_verification_image($1, 'rejected')`, [image.id]);
    },
    queue_deadline_moved_mail: async () =>
      changeOf(admin, 'select app_public.update_verification_deadline($1, $2)', [
        (await running()).deadline.id,
        JSON.stringify({ deadline: await day(db.owner, 40), change_reason: 'Rain' }),
      ]),
    queue_creatives_mail: async () => {
      const { deadline } = await running({ requires_creatives: true, created_at: await day(db.owner, -2) });
      return changeOf(
        admin,
        `insert into app_public.creative_contents (verification_deadline_id, name, content) values ($1, 'Logo', 'Text') returning id`,
        [deadline.id],
      );
    },
    queue_sponsor_news: async () => {
      const { campaign, sponsor } = await of('confirmed');
      const user = await makeSponsorUser(db.owner, sponsor.id, { email: newEmail() });
      const asked = await insert(db.owner, 'sponsor_feedback', {
        campaign_id: campaign.id,
        user_id: user.id,
        section: 'goal',
        body: 'When?',
      });
      return changeOf(admin, `select app_public.reply_to_feedback($1, 'Soon')`, [asked.id]);
    },
  };
}
