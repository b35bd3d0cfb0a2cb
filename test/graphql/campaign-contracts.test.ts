/** A contract over HTTP: drawn up by staff, signed by the sponsor's link, and what links and sponsors are refused (issue 35, 4). */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { signContractLink } from '../../server/shared/links/contractLink.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { database, server, fixture } = await apiSetup();
const { admin, sponsor, league } = await loginTokens(server, 'admin', 'sponsor', 'league');

const CREATE = `mutation ($input: CreateCampaignContractInput!) { createCampaignContract(input: $input) {
  campaignContract { id version status versionNumber amounts dueDates } } }`;
const input = {
  campaignId: fixture.campaignId,
  totalSpend: '1000.00',
  startsOn: '2030-01-01',
  endsOn: '2030-06-30',
  billingName: '=cmd()',
  billingAddress: '1 Main St',
  billingEmail: 'ap@northlight.test',
  amounts: ['400', '600'],
  dueDates: ['2030-03-01', '2030-06-01'],
};
const secret = installationSecret();
const seconds = () => Math.floor(Date.now() / 1000);
const open = async (token: string, suffix = '', signature?: unknown) => {
  const answer = await fetch(`${server.url}/contract-links/${token}${suffix}`, {
    ...(signature
      ? { method: 'POST', body: JSON.stringify({ signature }), headers: { 'content-type': 'application/json' } }
      : {}),
  });
  const type = answer.headers.get('content-type') ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: a contract or an error
  return { status: answer.status, body: (type.includes('json') ? await answer.json() : await answer.text()) as any };
};
const { createCampaignContract } = await server.data(CREATE, { input }, admin);
const { id } = createCampaignContract.campaignContract;
const LINK = `{ linkState(kind: "contract", recordId: "${id}") { url version expiresAt } }`;

describe('a contract', () => {
  it('is drawn up by staff; a wrong sum is refused with a message', async () => {
    expect(createCampaignContract.campaignContract).toMatchObject({
      status: 'draft',
      versionNumber: 1,
      amounts: ['400.00', '600.00'],
      dueDates: ['2030-03-01', '2030-06-01'],
    });
    const UPDATE = `mutation ($id: Int!, $version: Int!, $amounts: [BigFloat!]) {
      updateCampaignContract(input: { id: $id, version: $version, amounts: $amounts }) { campaignContract { id } } }`;
    const { errors } = await server.graphql(UPDATE, { id, version: 1, amounts: ['400', '599.99'] }, admin);
    expect(errors?.[0]?.message).toBe('The invoices do not add up to the total spend.');
    for (const token of [sponsor, league, linkToken('campaign', fixture.campaignId)])
      expect((await server.graphql(CREATE, { input }, token)).errors?.[0]?.message).toBeTruthy();
  });

  it('opens by its link once it was sent, shows the PDF, and is signed once', async () => {
    expect((await server.graphql(LINK, {}, admin)).errors?.[0]?.extensions?.code).toBe('SL404');
    await server.data(
      `mutation { sendContractForSignature(input: { contractId: ${id} }) { campaignContract { status } } }`,
      {},
      admin,
    );
    const { linkState } = await server.data(LINK, {}, admin);
    const token = linkState.url.split('/').at(-1);
    expect(linkState.url).toContain(`${server.url}/sign-contract/`);
    expect(new Date(linkState.expiresAt).getTime()).toBeGreaterThan(Date.now() + 59 * 86_400_000);
    expect((await open(token)).body).toMatchObject({
      state: 'preparing',
      total_spend: '1000.00',
      invoiced_before: '0.00',
    });
    const pdf = Buffer.from('%PDF-1.7 drawn');
    writeFileSync(path.join(server.filesDir, 'drawn.pdf'), pdf);
    await database.owner.query(
      `with f as (insert into app_private.files (storage_key, content_type, byte_size, sha256) values ('drawn.pdf', 'application/pdf', $2, $3) returning id)
       update app_public.campaign_contracts set drawn_file_id = f.id from f where campaign_contracts.id = $1`,
      [id, pdf.byteLength, createHash('sha256').update(pdf).digest()],
    );
    expect((await open(token)).body).toMatchObject({
      state: 'open',
      sha256: createHash('sha256').update(pdf).digest('hex'),
    });
    expect(await open(token, '/contract.pdf')).toEqual({ status: 200, body: '%PDF-1.7 drawn' });
    expect((await open(token, '', { signer_name: ' ', agreed: true })).body).toMatchObject({ field: 'signerName' });
    const both = await Promise.all([1, 2].map(() => open(token, '', { signer_name: 'Sue', agreed: true })));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const SIGN = `mutation { signContract(input: { contractId: ${id}, signerName: "Ann", agreed: true }) { campaignContract { status signerName signerAddress staffSignerName } } }`;
    expect((await server.graphql(SIGN, {}, sponsor)).errors?.[0]?.message).toBeTruthy();
    expect((await server.data(SIGN, {}, admin)).signContract.campaignContract).toMatchObject({
      status: 'signed',
      signerName: 'Sue',
      signerAddress: expect.stringMatching(/127\.0\.0\.1|::1/),
      staffSignerName: 'Ann',
    });
  });

  it('does not open by an expired, foreign or revoked link', async () => {
    const expired = signContractLink(id, 1, secret, seconds() - 70 * 86_400);
    expect(await open(expired)).toEqual({ status: 200, body: { state: 'expired' } });
    expect((await open(expired, '', { signer_name: 'Sue', agreed: true })).status).toBe(404);
    expect((await open(expired, '/contract.pdf')).status).toBe(404);
    for (const token of [
      linkToken('campaign', id),
      signContractLink(id, 1, 'another secret of thirty-two characters', seconds()),
      'abc',
    ])
      expect((await open(token)).status).toBe(404);
    expect((await open(signContractLink(9_999_999, 1, secret, seconds()))).status).toBe(404);
    await server.data(
      `mutation { revokeLink(input: { kind: "contract", recordId: "${id}" }) { link { version } } }`,
      {},
      admin,
    );
    const revoked = signContractLink(id, 1, secret, seconds());
    expect(await open(revoked)).toEqual({ status: 200, body: { state: 'revoked' } });
    expect((await open(revoked, '/contract.pdf')).status).toBe(404);
  });
});
