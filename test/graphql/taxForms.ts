/** Signing a tax form over HTTP. */
import { installationSecret } from '../../db/settings.ts';
import { taxFormLink } from '../../server/shared/links/taxForm.ts';
import { postJson } from '../harness/postJson.ts';
import type { TestServer } from '../harness/server.ts';

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
