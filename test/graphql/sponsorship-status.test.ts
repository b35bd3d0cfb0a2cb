/** The page that emails to a league lead to without a login: what it shows, to whom, and when its link ends. */
import { expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { signLink } from '../../server/shared/links/links.ts';
import { signStatus } from '../../server/shared/links/sponsorshipStatus.ts';
import { people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';
import { pdf, upload } from './upload.ts';

const { database, server, fixture } = await apiSetup();
const secret = installationSecret();
const now = () => Date.now() / 1000;
const get = (token: string) => fetch(`${server.url}/sponsorship_status/${token}`);
const offerId = fixture.offers.confirmed;
const token = signStatus(offerId, 1, secret, now(), undefined, 'check_approved');

it('[V11] shows status, photos and checks without a login, and no address, payee or person', async () => {
  await database.owner.query(
    `with a as (insert into app_public.addresses (organization_id, address_type, name, line1, city, state, zip)
       select organization_id, 'mailing', 'A secret payee', '1 Secret Road', 'Erie', 'PA', '16507' from app_public.offers where id = $1 returning id)
     insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo, status, number, recipient_name, mailing_address_id)
     select o.id, o.organization_id, o.sponsor_id, 10, 'memo', 'approved', 900001, 'A secret payee', a.id
     from app_public.offers o, a where o.id = $1`,
    [offerId],
  );
  const answer = await get(token);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const text = await answer.text();
  const shown = JSON.parse(text);
  expect(shown).toMatchObject({
    status: 'confirmed',
    offerId,
    checks: [{ amount: 10, status: 'approved', number: null }],
  });
  expect(shown.deadlines).toContainEqual(
    expect.objectContaining({ id: fixture.deadlineId, url: expect.stringMatching(/^\/respond-to-deadline\/[\w.-]+$/) }),
  );
  expect(text).not.toMatch(/secret|@|Erie/i);
});

it('shows checks by links of emails about payments only, and by none that does not say which email it was in', async () => {
  const shown = async (kind?: string) => (await get(signStatus(offerId, 1, secret, now(), people.league, kind))).json();
  for (const kind of ['check_approved', 'check_mailed', 'check_voided'])
    expect([kind, await shown(kind)]).toMatchObject([kind, { checks: [{ amount: 10 }] }]);
  for (const kind of ['rejected_image', 'creatives', 'acceptance', undefined])
    expect([kind, await shown(kind)]).toMatchObject([kind, { checks: null, checkLateSince: null }]);
});

it('shows no checks to an address that became a helper’s, and none late', async () => {
  const shown = async (role: string) => {
    await database.owner.query(
      `update app_public.organization_users m set role = $2 from app_public.offers o
       where o.id = $1 and m.organization_id = o.organization_id and m.user_id = $3`,
      [offerId, role, fixture.users.league],
    );
    return (await get(signStatus(offerId, 1, secret, now(), people.league, 'check_approved'))).json();
  };
  expect((await shown('helper')).checks).toBeNull();
  expect(await shown('owner')).toMatchObject({ checks: [{ amount: 10 }] });
});

it('[V11] shows the artwork of its sponsorship only, texts filled in and clean, with files that open', async () => {
  const { admin } = await loginTokens(server, 'admin');
  await database.owner.query(
    `insert into app_public.verification_deadlines (asset_id, offer_id, organization_id, sponsor_id, name, deadline, verification_reminder_instructions)
     select a.id, a.offer_id, a.organization_id, a.sponsor_id, 'Of another offer', app_private.today() + 10, 'Send it'
     from app_public.assets a where a.offer_id = $1`,
    [fixture.offers.proposed],
  );
  await database.owner.query(
    `insert into app_public.creative_contents (verification_deadline_id, name, content)
     select d.id, case when d.id = $1 then 'Ours' else 'Theirs' end, '<p onclick="x()">Go {{league_name}}</p><script>alert(1)</script>'
     from app_public.verification_deadlines d`,
    [fixture.deadlineId],
  );
  await upload(server, '/creative_files', admin as string, {
    file: pdf,
    name: 'banner.pdf',
    fields: { verificationDeadlineId: String(fixture.deadlineId), name: 'Our banner' },
  });
  const text = await (await get(token)).text();
  expect(text).not.toMatch(/Theirs|script|onclick|\{\{|"tags"|"key"/);
  const { texts, files } = JSON.parse(text).deadlines.find(({ id }: { id: number }) => id === fixture.deadlineId);
  expect(texts).toEqual([{ id: expect.any(Number), name: 'Ours', content: expect.stringMatching(/^<p>Go \w/) }]);
  const [file] = files;
  expect([files.length, file.name]).toEqual([1, 'Our banner']);
  const opened = await fetch(server.url + file.url);
  expect([opened.status, Buffer.from(await opened.arrayBuffer()).equals(pdf)]).toEqual([200, true]);
  expect((await fetch(`${server.url}${file.url}x`)).status).toBe(404);
});

it('[V11] offers no upload by a deadline’s link that was revoked, and again by a renewed one', async () => {
  const urlOf = async () =>
    (await (await get(token)).json()).deadlines.find(({ id }: { id: number }) => id === fixture.deadlineId).url;
  const before = await urlOf();
  await database.owner.query(`select app_private.revoke_link_versions('deadline', $1)`, [String(fixture.deadlineId)]);
  expect(await urlOf()).toBeNull();
  await database.owner.query(`select app_private.raise_link_version('deadline', $1)`, [String(fixture.deadlineId)]);
  expect([before, null]).not.toContain(await urlOf());
});

it('[V11] is not opened by another kind of link, another secret, another version, or after its days', async () => {
  for (const other of [
    signLink({ kind: 'offer', id: offerId, v: 1 }, secret, now()),
    signStatus(offerId, 1, 'another secret, 32 characters or more', now()),
    signStatus(offerId, 2, secret, now()),
    signStatus(offerId, 1, secret, now() - 200 * 86_400),
    signStatus(2_000_000_000, 1, secret, now()),
    `${token}x`,
  ])
    expect((await get(other)).status).toBe(404);
  // and it opens nothing else
  expect((await server.graphql('{ offerToAccept { id } }', {}, token)).data?.offerToAccept ?? null).toBeNull();
});

it('[V11] ends when staff revoke the links of the offer', async () => {
  expect((await get(token)).status).toBe(200);
  await database.owner.query(
    `insert into app_private.link_versions (kind, record_id, version, revoked_at) values ('offer', $1, 1, app_private.clock())`,
    [String(offerId)],
  );
  expect((await get(token)).status).toBe(404);
});
