/** The PDFs of a contract: the one to sign, and the signed one (issue 35, 4). */
import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { readContractLink } from '../../server/shared/links/contractLink.ts';
import { makeCampaign, type Row } from '../harness/factories.ts';
import { readPdf } from '../harness/pdf.ts';
import { contracting } from '../sql/contracting.ts';
import { jobsSetup } from './setup.ts';
import { testMailEnv } from './tools.ts';

const { database, tools, sink } = await jobsSetup();
const { admin, draft, prepared, conclude, sign, signLink } = await contracting(database);
const files = async (id: number): Promise<Row> =>
  (
    await database.owner.query(
      `select d.storage_key as drawn, encode(d.sha256, 'hex') as "drawnHash", f.storage_key as signed, encode(f.sha256, 'hex') as "signedHash"
       from app_public.campaign_contracts c left join app_private.files d on d.id = c.drawn_file_id left join app_private.files f on f.id = c.file_id
       where c.id = $1`,
      [id],
    )
  ).rows[0];
const count = async () => Number((await database.owner.query('select count(*) from app_private.files')).rows[0].count);

it('name the parties as they were when the contract was sent', async () => {
  const { id: campaignId, sponsor_id } = await makeCampaign(database.owner, { name: 'Northlight Spring' });
  await database.owner.query(`update app_public.sponsors set name = 'Northlight' where id = $1`, [sponsor_id]);
  const { id } = await draft(campaignId);
  await admin('select app_public.send_contract_for_signature($1)', [id]);
  await database.owner.query(`update app_public.sponsors set name = 'Southdark' where id = $1`, [sponsor_id]);
  await database.owner.query(`update app_public.campaigns set name = 'Autumn' where id = $1`, [campaignId]);
  await tools.run('campaign_contracts__pdf', { id });
  await sign(id);
  await signLink(id);
  await tools.run('campaign_contracts__pdf', { id });
  const { drawn, signed } = await files(id);
  for (const key of [drawn, signed]) {
    const text = (await readPdf((await tools.store.get(key)) as Buffer)).pages.join(' ');
    expect(text).toContain('Northlight, Northlight Spring, version 1');
    expect(text).not.toMatch(/Southdark|Autumn/);
  }
});

it('are made once each, also by two workers, and their hashes are those of the stored bytes', async () => {
  const { id: campaignId } = await makeCampaign(database.owner);
  const { id } = await draft(campaignId, {
    terms: 'Net 30.\n\n\u05e9\u05dc\u05d5\u05dd =cmd()',
    billing_name: '北光, Inc.',
  });
  const before = await count();
  await tools.run('campaign_contracts__pdf', { id });
  expect(await files(id)).toMatchObject({ drawn: null });
  await admin('select app_public.send_contract_for_signature($1)', [id]);
  await Promise.all([1, 2].map(() => tools.run('campaign_contracts__pdf', { id })));
  const drawn = await files(id);
  const bytes = await tools.store.get(drawn.drawn);
  expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(
    createHash('sha256')
      .update(bytes as Buffer)
      .digest('hex'),
  ).toBe(drawn.drawnHash);
  await sign(id);
  await signLink(id);
  await tools.run('campaign_contracts__pdf', { id });
  await tools.run('campaign_contracts__pdf', { id });
  const signed = await files(id);
  expect(signed.drawn).toBe(drawn.drawn);
  expect(signed.signedHash).not.toBe(drawn.drawnHash);
  expect(
    createHash('sha256')
      .update((await tools.store.get(signed.signed)) as Buffer)
      .digest('hex'),
  ).toBe(signed.signedHash);
  expect(await count()).toBe(before + 2);
  const { rows } = await database.owner.query('select storage_key from app_private.file_leftovers');
  expect(rows).toEqual([]);
});

it('are both made for one that is signed already', async () => {
  const { id } = await prepared((await makeCampaign(database.owner)).id);
  await conclude(id);
  await database.owner.query('alter table app_public.campaign_contracts disable trigger user');
  await database.owner.query(
    'update app_public.campaign_contracts set drawn_file_id = null, file_id = null where id = $1',
    [id],
  );
  await database.owner.query('alter table app_public.campaign_contracts enable trigger user');
  await tools.run('campaign_contracts__pdf', { id });
  const { drawn, drawnHash, signed } = await files(id);
  const text = async (key: string) => (await readPdf((await tools.store.get(key)) as Buffer)).pages.join(' ');
  expect((await text(signed)).replace(/\s+/g, '')).toContain(drawnHash);
  expect(await text(drawn)).not.toContain('Signatures');
});

it('are emailed: the link to sign to the signer, and the signed one to both sides; not once it was withdrawn', async () => {
  const sent = async () => {
    const { id } = await draft((await makeCampaign(database.owner)).id, { signer_email: 'Sue@northlight.test' });
    await admin('select app_public.send_contract_for_signature($1)', [id]);
    return id as number;
  };
  const withdrawn = await sent();
  await admin('select app_public.withdraw_contract($1)', [withdrawn]);
  const id = await sent();
  await tools.run('mail_outbox__send');
  await tools.run('mail_outbox__send');
  const [mail] = await sink.waitFor(1, { to: 'sue@northlight.test' });
  expect(mail?.subject).toMatch(/^Please sign: sponsorship contract for /);
  const token = mail?.link('/sign-contract/')?.split('/').at(-1) ?? '';
  expect(readContractLink(token, [testMailEnv.secret])).toMatchObject({ contractId: id, version: 1 });
  await tools.run('campaign_contracts__pdf', { id });
  await signLink(id);
  await sign(id);
  await tools.run('mail_outbox__send');
  const signed = await database.owner.query(
    `select state from app_private.mail_outbox where kind = 'contract_signed' and payload ->> 'contract_id' = $1`,
    [String(id)],
  );
  expect(signed.rows).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  const { rows } = await database.owner.query(
    `select state, last_error from app_private.mail_outbox where payload ->> 'contract_id' = $1`,
    [String(withdrawn)],
  );
  expect(rows).toEqual([{ state: 'skipped', last_error: 'The contract is no longer to be signed.' }]);
});
