/** Contracts of campaigns: their schedule, both signatures, and that nothing signed changes (issue 35, 4). */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCampaign, makeFile, makeSponsorUser, type Row } from '../harness/factories.ts';
import { contracting } from './contracting.ts';
import { asking, callFunction, owning, refusal, serving } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const server = serving(db);
const { admin, adminId, draft, prepared, signLink, sign, conclude } = await contracting(db);
const campaign = () => makeCampaign(db.owner);
const now = async (id: number) =>
  (await own('select * from app_public.campaign_contracts where id = $1', [id]))[0] as Row;

describe('the draft of a contract', () => {
  it('belongs to the campaign’s sponsor and has the next number', async () => {
    const { id, sponsor_id } = await campaign();
    const first = await draft(id);
    expect(first).toMatchObject({ status: 'draft', sponsor_id, version_number: 1, created_by_id: adminId });
    expect(await refusal(draft(id))).toMatchObject({ constraint: 'campaign_contracts_open_key' });
    expect(await refusal(draft(0))).toMatchObject({ code: 'SL422', field: 'campaign_id' });
  });

  it('has no terms if the client sends none', async () => {
    const contract = await draft((await campaign()).id, { terms: null });
    expect(contract.terms).toBe('');
    await admin(`update app_public.campaign_contracts set terms = null where id = $1`, [contract.id]);
    expect((await now(contract.id)).terms).toBe('');
  });

  it.each([
    ['a total that differs by a cent', { total_spend: '1000.01' }, 'schedule_total'],
    ['an amount of zero', { amounts: '{1000,0}' }, 'schedule_amounts'],
    ['a negative amount', { amounts: '{1500,-500}' }, 'schedule_amounts'],
    ['an amount without a day', { due_dates: '{2030-03-01}' }, 'schedule_complete'],
    ['no day', { due_dates: '{2030-03-01,NULL}' }, 'schedule_complete'],
    ['no amount', { amounts: '{1000,NULL}' }, 'schedule_complete'],
    ['an invoice in another century', { due_dates: '{2030-03-01,2999-06-01}' }, 'schedule_days'],
    ['a negative total', { total_spend: '-1', amounts: '{-1}', due_dates: '{2030-03-01}' }, 'schedule_amounts'],
    ['no number', { total_spend: 'NaN' }, 'schedule_total'],
    ['a share above one', { league_share_percentage: '1.1' }, 'league_share_percentage_range'],
    ['an end before the start', { ends_on: '2029-12-31' }, 'dates_in_order'],
    ['nobody to bill', { billing_name: ' ' }, 'billing_name_present'],
    ['no email address', { billing_email: 'a@b' }, 'billing_email_form'],
  ])('is refused with %s', async (_, values, constraint) => {
    expect((await refusal(draft((await campaign()).id, values))).constraint).toBe(`campaign_contracts_${constraint}`);
  });

  it('is refused above what a column can store', async () => {
    const huge = { total_spend: '10000000000', amounts: '{10000000000}', due_dates: '{2030-03-01}' };
    expect(await refusal(draft((await campaign()).id, huge))).toMatchObject({ code: '22003' });
  });
});

describe('signing a contract', () => {
  it('takes both sides in either order, once each, and makes the signed PDF afterwards', async () => {
    const one = await prepared((await campaign()).id);
    expect(await sign(one.id)).toMatchObject({
      status: 'out_for_signature',
      staff_signer_name: 'Ann Admin',
      staff_signed_by_id: adminId,
    });
    expect(await refusal(sign(one.id))).toMatchObject({ code: 'SL409', message: expect.stringContaining('Ann Admin') });
    await signLink(one.id);
    expect(await now(one.id)).toMatchObject({
      status: 'signed',
      signer_name: 'Sue Sponsor',
      signer_address: '192.0.2.7',
    });
    const other = await prepared((await campaign()).id);
    await signLink(other.id);
    expect(await refusal(signLink(other.id))).toMatchObject({
      code: 'SL409',
      message: expect.stringContaining('Sue Sponsor'),
    });
    expect(await sign(other.id)).toMatchObject({ status: 'signed' });
    const jobs = await own(`select j.key from graphile_worker._private_jobs j where j.key = any ($1)`, [
      [`contract:${one.id}`, `contract:${other.id}`],
    ]);
    expect(jobs.map(({ key }) => key).sort()).toEqual([`contract:${one.id}`, `contract:${other.id}`].sort());
  });

  it('two people who sign for the sponsor at once: one signature', async () => {
    const { id } = await prepared((await campaign()).id);
    const results = await Promise.allSettled([signLink(id, { name: 'First' }), signLink(id, { name: 'Second' })]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('needs a name, agreement and the PDF', async () => {
    const { id } = await draft((await campaign()).id);
    expect(await refusal(sign(id))).toMatchObject({ code: 'SL409', message: 'This contract is draft.' });
    await admin('select app_public.send_contract_for_signature($1)', [id]);
    expect(await refusal(sign(id))).toMatchObject({
      code: 'SL409',
      message: expect.stringContaining('being prepared'),
    });
    expect((await server('select state from app_private.contract_page($1, 1)', [id]))[0]).toEqual({
      state: 'preparing',
    });
    const ready = await prepared((await campaign()).id);
    expect(await refusal(signLink(ready.id, { name: '  ' }))).toMatchObject({ code: 'SL422', field: 'signer_name' });
    expect(await refusal(signLink(ready.id, { agreed: false }))).toMatchObject({ code: 'SL422', field: 'agreed' });
    expect(await refusal(sign(ready.id, { agreed: null }))).toMatchObject({ code: 'SL422', field: 'agreed' });
  });

  it('by a link that was revoked, renewed or withdrawn is refused, and its page shows nothing', async () => {
    const state = async (id: number, version: number) =>
      (await server('select state from app_private.contract_page($1, $2)', [id, version]))[0]?.state;
    const { id } = await prepared((await campaign()).id);
    await admin(`select app_public.regenerate_link('contract', $1)`, [String(id)]);
    expect(await state(id, 1)).toBe('revoked');
    expect(await state(id, 2)).toBe('open');
    expect(await refusal(signLink(id))).toMatchObject({ code: 'SL404' });
    await admin(`select app_public.revoke_link('contract', $1)`, [String(id)]);
    expect(await refusal(signLink(id, { version: 2 }))).toMatchObject({ code: 'SL404' });
    const withdrawn = await prepared((await campaign()).id);
    await admin('select app_public.withdraw_contract($1)', [withdrawn.id]);
    expect(await refusal(signLink(withdrawn.id))).toMatchObject({ code: 'SL409' });
    expect(await state(withdrawn.id, 1)).toBe('revoked');
    expect(
      await refusal(
        admin(`select app_public.link_state('contract', $1)`, [String((await draft((await campaign()).id)).id)]),
      ),
    ).toMatchObject({ code: 'SL404' });
  });

  it('is for staff and the link: nobody else reads or writes a contract', async () => {
    const { id, sponsor_id } = await campaign();
    const contract = await prepared(id);
    const user = await makeSponsorUser(db.owner, sponsor_id);
    const sponsor = asking(db, { role: 'sponsor', userId: user.id });
    for (const call of ['sign_contract($1, null, true)', 'withdraw_contract($1)', 'send_contract_for_signature($1)'])
      expect(await refusal(sponsor(`select app_public.${call}`, [contract.id]))).toMatchObject({ code: '42501' });
  });
});

describe('the email to sign', () => {
  const mails = (id: number, kind = 'contract_to_sign') =>
    own(
      `select recipient, state from app_private.mail_outbox where kind = $2 and payload ->> 'contract_id' = $1 order by recipient`,
      [String(id), kind],
    );
  const send = (id: number) => callFunction(admin, 'send_contract_for_signature', { contract_id: id });
  const email = (id: number, address: string | null) =>
    callFunction(admin, 'email_contract', { contract_id: id, signer_email: address });

  it('goes to the signer once when the contract is sent, and to nobody without an address', async () => {
    const { id } = await draft((await campaign()).id, { signer_email: 'sue@northlight.test' });
    const results = await Promise.allSettled([send(id), send(id)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mails(id)).toEqual([{ recipient: 'sue@northlight.test', state: 'queued' }]);
    expect((await now(id)).emailed_on).toEqual(expect.anything());
    const silent = await draft((await campaign()).id);
    await send(silent.id);
    expect(await mails(silent.id)).toEqual([]);
    expect((await refusal(draft((await campaign()).id, { signer_email: 'sue' }))).constraint).toBe(
      'campaign_contracts_signer_email_form',
    );
  });

  it('is sent again once a day, or to another address, until the sponsor has signed', async () => {
    const { id } = await prepared((await campaign()).id, { signer_email: 'sue@northlight.test' });
    expect(await refusal(email(id, 'Sue@Northlight.test'))).toMatchObject({ code: 'SL409', field: 'signer_email' });
    for (const address of [null, ' '])
      expect(await refusal(email(id, address))).toMatchObject({ code: 'SL422', field: 'signer_email' });
    const results = await Promise.allSettled([email(id, 'tom@northlight.test'), email(id, 'tom@northlight.test')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await db.withClock('+1 day', () => email(id, 'tom@northlight.test'));
    // whoever got the first email by mistake can no longer sign
    expect((await refusal(signLink(id))).code).toBe('SL404');
    expect((await mails(id)).map(({ recipient }) => recipient)).toEqual([
      'sue@northlight.test',
      'tom@northlight.test',
      'tom@northlight.test',
    ]);
    await admin(`select app_public.revoke_link('contract', $1)`, [String(id)]);
    expect(await refusal(email(id, 'una@northlight.test'))).toMatchObject({
      message: expect.stringMatching(/revoked/),
    });
    await admin(`select app_public.regenerate_link('contract', $1)`, [String(id)]);
    await signLink(id, { version: 3 });
    expect(await refusal(email(id, 'una@northlight.test'))).toMatchObject({
      message: 'Sue Sponsor has signed this contract already.',
    });
  });

  it('is refused to an address that takes none, which leaves the draft', async () => {
    await own(`insert into app_private.mail_suppressions (address, reason) values ('gone@signer.test', 'bounced')`);
    const { id } = await draft((await campaign()).id, { signer_email: 'gone@signer.test' });
    expect(await refusal(send(id))).toMatchObject({ code: 'SL409', field: 'signer_email' });
    expect(await now(id)).toMatchObject({ status: 'draft' });
  });

  it('is followed by one to both sides once both have signed', async () => {
    const { id } = await prepared((await campaign()).id, { signer_email: 'sue@northlight.test' });
    await signLink(id);
    expect(await mails(id, 'contract_signed')).toEqual([]);
    await sign(id);
    const [{ email: staff }] = (await own('select email from app_public.users where id = $1', [adminId])) as [Row];
    expect((await mails(id, 'contract_signed')).map(({ recipient }) => recipient).sort()).toEqual(
      ['sue@northlight.test', staff].sort(),
    );
  });
});

describe('a contract that was sent', () => {
  it('never changes, whoever tries', async () => {
    const { id } = await prepared((await campaign()).id);
    await conclude(id);
    for (const change of [
      'total_spend = 2000, amounts = $${2000}$$, due_dates = $${2030-03-01}$$',
      `ends_on = '2031-01-01'`,
      `terms = 'Other'`,
      `sponsor_name = 'Other'`,
      'campaign_name = null',
      `signer_name = 'Somebody else'`,
      `signed_at = signed_at - interval '1 day'`,
      `staff_signer_name = 'Somebody else'`,
      'drawn_file_id = null',
      'file_id = null',
    ])
      expect(
        await refusal(own(`update app_public.campaign_contracts set ${change} where id = $1`, [id])),
      ).toMatchObject({ code: 'SL409' });
    for (const ask of [admin, own])
      expect(await refusal(ask('delete from app_public.campaign_contracts where id = $1', [id]))).toMatchObject({
        code: 'SL409',
      });
    expect(
      await refusal(own(`update app_public.campaign_contracts set status = 'draft' where id = $1`, [id])),
    ).toMatchObject({ code: expect.stringMatching(/^SL/) });
    const other = await makeFile(db.owner);
    expect(
      await refusal(own('update app_public.campaign_contracts set file_id = $2 where id = $1', [id, other.id])),
    ).toMatchObject({ code: 'SL409' });
  });

  it('names its parties as they were when it was sent', async () => {
    const { id, sponsor_id } = await campaign();
    const names = async () =>
      (
        await own(
          'select s.name as sponsor, c.name as campaign from app_public.sponsors s join app_public.campaigns c on c.sponsor_id = s.id where c.id = $1',
          [id],
        )
      )[0];
    const sent = await names();
    const contract = await prepared(id);
    expect(contract).toMatchObject({ sponsor_name: sent?.sponsor, campaign_name: sent?.campaign });
    await own(`update app_public.sponsors set name = 'Renamed' where id = $1`, [sponsor_id]);
    await own(`update app_public.campaigns set name = 'Renamed' where id = $1`, [id]);
    expect(
      (
        await server('select sponsor, campaign, invoiced_before from app_private.contract_page($1, 1)', [contract.id])
      )[0],
    ).toEqual({ ...sent, invoiced_before: '0.00' });
  });

  it('is superseded by an amendment once both have signed that, not before', async () => {
    const { id: campaignId } = await campaign();
    const first = await prepared(campaignId);
    await conclude(first.id);
    const second = await prepared(campaignId, { total_spend: '1500', amounts: '{1500}', due_dates: '{2030-04-01}' });
    await sign(second.id);
    expect(await now(first.id)).toMatchObject({ status: 'signed' });
    await signLink(second.id);
    expect(await now(first.id)).toMatchObject({ status: 'superseded' });
    expect(await now(second.id)).toMatchObject({ status: 'signed', version_number: 2 });
    expect((await server('select state from app_private.contract_page($1, 1)', [first.id]))[0]).toEqual({
      state: 'concluded',
    });
  });
});
