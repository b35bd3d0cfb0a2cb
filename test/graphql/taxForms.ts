/** Signing a tax form over HTTP. */
import { installationSecret } from '../../db/settings.ts';
import { taxFormLink } from '../../server/shared/links/taxForm.ts';
import type { TestDatabase } from '../harness/database.ts';
import { insert, makeCheck } from '../harness/factories.ts';
import { postJson } from '../harness/postJson.ts';
import type { TestServer } from '../harness/server.ts';
import type { Fixture } from './fixture.ts';

/** The number that `sign` sends, as 12-3456789. */
export const TIN = '123456789';
export const nowSeconds = () => Math.floor(Date.now() / 1000);

const form = {
  kind: 'w9',
  name: 'Bears Youth Soccer Inc.',
  classification: 'other',
  exempt_payee_code: '1',
  line1: '1 Park Rd',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  tin_type: 'ein',
  tin: '12-3456789',
  signer_name: 'Rosa Diaz',
  agreed: true,
};

/** Opens and signs by the first link of an organization, unless the test says otherwise. */
export function signingTaxForms(server: TestServer, organization: number) {
  const linkOf = (organizationId: number, version = 1, at = nowSeconds()) =>
    `/tax_form/${taxFormLink(organizationId, version, installationSecret(), at).token}`;
  const path = linkOf(organization);
  const get = async (at = path) => {
    const answer = await fetch(server.url + at);
    // biome-ignore lint/suspicious/noExplicitAny: a page or an error
    return { status: answer.status, cache: answer.headers.get('cache-control'), body: (await answer.json()) as any };
  };
  const post = async (at: string, body: object, token?: string) => {
    const answer = await postJson(server.url + at, body, token);
    // biome-ignore lint/suspicious/noExplicitAny: nothing, a number or an error
    return { status: answer.status, body: (await answer.json().catch(() => null)) as any };
  };
  const sign = (given: object = {}, at = path) => post(at, { form: { ...form, ...given } });
  return { linkOf, path, get, post, sign };
}

/** The fields of a form of somebody who is neither exempt nor a corporation. */
export const SOLE_PROPRIETOR = {
  exempt_payee_code: null,
  classification: 'individual',
  tin_type: 'ssn',
  tin: '123-45-6789',
};

/** Mails the fixture's league a check of 700 dollars on June 1, 2025. */
export async function payLeague({ owner }: TestDatabase, fixture: Fixture): Promise<void> {
  const { rows } = await owner.query('select * from app_public.offers where id = $1', [fixture.offers.confirmed]);
  const run = await insert(owner, 'check_runs', {
    first_number: 1,
    last_number: 9,
    status: 'printed',
    closed_at: new Date(),
  });
  await owner.query(
    `with a as (insert into app_public.addresses (organization_id, address_type, name, line1, city, state, zip)
       values ($1, 'mailing', 'Bears', '1 Main St', 'Austin', 'TX', '78701') returning id)
     update app_public.organizations set mailing_address_id = (select id from a) where id = $1`,
    [fixture.organizationId],
  );
  await makeCheck(owner, rows[0], {
    status: 'approved',
    amount: 700,
    mailed_on: '2025-06-01',
    run_id: run.id,
    printed_at: new Date(),
  });
}
