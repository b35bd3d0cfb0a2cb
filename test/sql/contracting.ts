/** Contracts of campaigns for tests: drafts, those whose PDF exists, and signed ones. */
import type { TestDatabase } from '../harness/database.ts';
import { makeFile, type Row } from '../harness/factories.ts';
import { callFunction, makeStaff, owning, serving } from './support.ts';

export const CONTRACT = {
  total_spend: '1000',
  league_share_percentage: '0.8',
  starts_on: '2030-01-01',
  ends_on: '2030-06-30',
  terms: 'Net 30.',
  billing_name: 'Northlight, Inc.',
  billing_address: '1 Main St\nAustin, TX 78701',
  billing_email: 'ap@northlight.test',
  amounts: '{400,600}',
  due_dates: '{2030-03-01,2030-06-01}',
};

export async function contracting(db: TestDatabase) {
  const staff = await makeStaff(db);
  const { admin } = staff;
  const own = owning(db);
  const server = serving(db);

  const draft = async (campaignId: number, values: Row = {}): Promise<Row> => {
    const row: Row = { campaign_id: campaignId, ...CONTRACT, ...values };
    const names = Object.keys(row);
    const rows = await admin(
      `insert into app_public.campaign_contracts (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning *`,
      names.map((name) => row[name]),
    );
    return rows[0] as Row;
  };
  /** Sent for signature, with its PDF. */
  const prepared = async (campaignId: number, values: Row = {}): Promise<Row> => {
    const { id } = await draft(campaignId, values);
    await admin('select app_public.send_contract_for_signature($1)', [id]);
    const file = await makeFile(db.owner);
    return (
      await own('update app_public.campaign_contracts set drawn_file_id = $2 where id = $1 returning *', [id, file.id])
    )[0] as Row;
  };
  const signLink = (id: number, { name = 'Sue Sponsor', version = 1, agreed = true } = {}) =>
    server('select app_private.sign_contract_by_link($1, $2, $3, $4, $5)', [id, version, name, agreed, '192.0.2.7']);
  const sign = (id: number, { agreed = true }: { agreed?: boolean | null } = {}) =>
    callFunction(admin, 'sign_contract', { contract_id: id, signer_name: 'Ann Admin', agreed });
  /** Both sign, and the signed PDF exists. */
  const conclude = async (id: number): Promise<void> => {
    await sign(id);
    await signLink(id);
    const file = await makeFile(db.owner);
    await own('update app_public.campaign_contracts set file_id = $2 where id = $1', [id, file.id]);
  };
  return { ...staff, draft, prepared, signLink, sign, conclude };
}
