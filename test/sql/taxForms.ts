/** Signing tax forms in a database, as the server does. */
import type { TestDatabase } from '../harness/database.ts';
import { makeOrganization, type Row } from '../harness/factories.ts';
import { owning, serving } from './support.ts';

export const w9 = {
  kind: 'w9',
  name: 'Bears Youth Soccer Inc.',
  classification: 'other',
  exempt_payee_code: '1',
  line1: '1 Park Rd',
  city: 'Austin',
  state: 'tx',
  zip: '78701-1234',
  tin_type: 'ein',
  signer_name: ' Rosa  Diaz\n',
  agreed: true,
  language: 'en',
};
export const w8 = { kind: 'w8ben_e', name: 'Ours', line1: '1 Bay St', city: 'Toronto', state: 'ON', zip: 'm5j 2n8' };

export function signingTaxForms(db: TestDatabase) {
  const own = owning(db);
  const server = serving(db);
  /** Signs a form by a link; returns its id. */
  const sign = async (organizationId: number, form: Row = w9, version = 1): Promise<number> => {
    const id = (await server('select app_private.next_tax_form_id() as id'))[0]?.id;
    await server('select app_private.sign_tax_form($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
      id,
      organizationId,
      version,
      JSON.stringify(form),
      '6789',
      '192.0.2.1',
      'key',
      Buffer.from('wrapped'),
      Buffer.from('sealed'),
    ]);
    return id;
  };
  const page = async (id: number, version = 1) =>
    (await server('select organization, country, state from app_private.tax_form_page($1, $2)', [id, version]))[0];
  const formsOf = (id: number) =>
    own('select * from app_public.tax_forms where organization_id = $1 order by id', [id]);
  const organization = (state = 'TX') => makeOrganization(db.owner, { contact_email: 'a@x.test, b@x.test', state });
  return { sign, page, formsOf, organization };
}
