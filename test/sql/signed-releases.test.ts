/** Photo releases that parents sign by a league's QR code: who reads, signs and removes them, and when their link ends. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeSponsorUser, type Row } from '../harness/factories.ts';
import { proving } from './proving.ts';
import { signing } from './signing.ts';
import { type Ask, asking, makeStaff, owning, refusal, serving } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const _server = serving(db);
const { admin, adminId } = await makeStaff(db);
const { running } = proving(db);
const anonymous = asking(db, 'anonymous');
const { sign, page, link, change, names, league } = signing(db);

describe('a signature', () => {
  it('is read by its league and staff, and by nobody else', async () => {
    const { organization, member, offer, deadline, campaign } = await running();
    const stranger = await league();
    await sign(organization.id);
    expect(await names(asking(db, { role: 'organization', userId: member.id }))).toEqual(['Rosa Diaz']);
    expect(await names(admin)).toContain('Rosa Diaz');
    expect(await names(stranger.ask)).toEqual([]);
    for (const persona of [
      { link: 'offer', id: offer.id },
      { link: 'application', id: organization.id, offer_id: offer.id },
      { link: 'league', id: organization.id },
      { link: 'deadline', id: deadline.id },
      { link: 'campaign', id: campaign.id },
      { link: 'season', id: campaign.sponsor_id, season: campaign.season, year: campaign.year },
    ] as const)
      expect([persona, await refusal(names(asking(db, persona)))]).toMatchObject([persona, { code: '42501' }]);
    const brand = await makeSponsorUser(db.owner, campaign.sponsor_id);
    const sponsor = asking(db, { role: 'sponsor', userId: brand.id });
    for (const ask of [sponsor, anonymous]) expect(await refusal(names(ask))).toMatchObject({ code: '42501' });
  });

  it('is stored once, clean and trimmed, however often the form is sent', async () => {
    const { id, ask } = await league();
    for (const signer of ['  Rosa\u200b Diaz\n', 'Rosa Diaz']) await sign(id, { signer });
    await sign(id, { children: null });
    expect(await ask('select signer_name, child_names from app_public.signed_releases order by id')).toEqual([
      { signer_name: 'Rosa Diaz', child_names: 'Ana, Luis' },
      { signer_name: 'Rosa Diaz', child_names: '' },
    ]);
    expect(await link(ask, id)).toMatchObject({ signed_releases_count: 2 });
  });

  it.each([
    ['signer_name', { signer: null }],
    ['signer_name', { signer: ' \u200b ' }],
    ['signer_name', { signer: 'x'.repeat(201) }],
    ['child_names', { children: 'x'.repeat(100_000) }],
    ['adult', { adult: false }],
    ['adult', { adult: null }],
    ['agreed', { agreed: false }],
    ['agreed', { agreed: null }],
  ])('without a valid %s is refused', async (field, given) => {
    const { id, ask } = await league();
    expect(await refusal(sign(id, given))).toMatchObject({ code: 'SL422', field });
    expect(await names(ask)).toEqual([]);
  });

  it('is stored by the server alone, which has verified the link', async () => {
    const { id, ask } = await league();
    for (const viewer of [ask, admin, anonymous])
      expect(await refusal(sign(id, {}, viewer))).toMatchObject({ code: '42501' });
    for (const write of [
      `insert into app_public.signed_releases (organization_id, season, year, signer_name) values (${id}, 'spring', 2040, 'X')`,
      `update app_public.signed_releases set signer_name = 'X'`,
      'delete from app_public.signed_releases',
    ])
      for (const viewer of [ask, admin]) expect(await refusal(viewer(write))).toMatchObject({ code: '42501' });
  });

  it('beyond 5,000 of a season is refused', async () => {
    const { id } = await league();
    await own(
      `insert into app_public.signed_releases (organization_id, season, year, signer_name)
       select $1, 'spring', 2040, 'Signer ' || n from generate_series(1, 5000) n`,
      [id],
    );
    expect(await refusal(sign(id))).toMatchObject({ code: 'SL429' });
    await sign(id, { season: 'fall' });
  });

  it('does not release a photo', async () => {
    const fixture = await running();
    const { season, year } = fixture.campaign;
    await sign(fixture.organization.id, { season, year });
    const ask = asking(db, { role: 'organization', userId: fixture.member.id });
    expect(
      await ask(
        `select app_public.verification_deadlines_signed_releases_count(d) as count, (s).stated_at
         from app_public.verification_deadlines d
         cross join lateral app_public.verification_deadlines_release_statement(d) s where d.id = $1`,
        [fixture.deadline.id],
      ),
    ).toEqual([{ count: 1, stated_at: null }]);
  });

  it('is removed by its league or staff, and the history says by whom, without the names', async () => {
    const { id, member, ask } = await league();
    for (const signer of ['Rosa Diaz', 'Ken Ito']) await sign(id, { signer });
    const [rosa, ken] = (await ask('select id from app_public.signed_releases order by id')) as [Row, Row];
    const stranger = await league();
    const remove = (by: Ask, { id: release }: Row) => by('select app_public.remove_signed_release($1)', [release]);
    expect(await refusal(remove(stranger.ask, rosa))).toMatchObject({ code: 'SL404' });
    await remove(ask, rosa);
    await remove(admin, ken);
    expect(await refusal(remove(ask, rosa))).toMatchObject({ code: 'SL404' });
    expect(await names(ask)).toEqual([]);
    const log = await own(
      `select user_id, old_values, new_values from app_private.audit_log
       where table_name = 'organizations' and row_id = $1::text and new_values ? 'signed_release' order by id`,
      [id],
    );
    expect(log.map(({ user_id }) => user_id)).toEqual([member.id, adminId]);
    expect(log[0]).toMatchObject({
      old_values: { signed_release: expect.stringMatching(/^spring 2040, signed on \d{4}-\d\d-\d\d$/) },
      new_values: { signed_release: 'removed' },
    });
    const [{ kept }] = (await own(
      `select count(*)::int as kept from app_private.audit_log where (old_values::text || new_values::text) ~ 'Rosa Diaz|Ken Ito'`,
    )) as [Row];
    expect(kept).toBe(0);
  });

  it('goes with its organization', async () => {
    const { id } = await league();
    await sign(id);
    await admin('select app_public.delete_organization($1)', [id]);
    expect(await own('select 1 from app_public.signed_releases where organization_id = $1', [id])).toEqual([]);
    expect(await page(id)).toBeUndefined();
    expect(await refusal(sign(id))).toMatchObject({ code: 'SL404' });
  });
});

describe('the link', () => {
  it('shows its league and nothing else, until 30 days after the season', async () => {
    const { id, ask } = await league();
    expect(await page(id)).toMatchObject({ id, state: 'open' });
    expect(Object.keys((await page(id)) ?? {})).toEqual(['id', 'organization', 'state']);
    expect(await link(ask, id)).toMatchObject({ version: 1, revoked_at: null, expires_on: '2040-07-30' });
    await db.withClock(new Date('2040-07-30T12:00:00-05:00'), async () => expect((await page(id))?.state).toBe('open'));
    await db.withClock(new Date('2040-07-31T12:00:00-05:00'), async () => {
      expect((await page(id))?.state).toBe('expired');
      expect(await refusal(sign(id))).toMatchObject({ code: 'SL404' });
    });
  });

  it.each([
    ['winter', '2041-03-31'],
    ['spring', '2040-06-30'],
    ['summer', '2040-09-30'],
    ['fall', '2040-11-30'],
  ])('%s ends on its last day of the terms', async (season, end) => {
    expect(await own('select app_private.season_end($1, 2040)::text as day', [season])).toEqual([{ day: end }]);
  });

  it('is revoked and renewed by its league or staff, and what was signed stays', async () => {
    const { id, ask } = await league();
    await sign(id);
    expect(await change(ask, 'revoke', id)).toEqual([{ version: null }]);
    expect(await change(ask, 'revoke', id)).toEqual([{ version: null }]);
    expect(await link(ask, id)).toMatchObject({
      version: null,
      revoked_at: expect.any(Date),
      signed_releases_count: 1,
    });
    expect((await page(id))?.state).toBe('revoked');
    expect(await refusal(sign(id, { signer: 'Too late' }))).toMatchObject({ code: 'SL404' });
    expect(await change(admin, 'renew', id)).toEqual([{ version: 2 }]);
    expect([(await page(id))?.state, (await page(id, 2))?.state]).toEqual(['revoked', 'open']);
    await sign(id, { version: 2, signer: 'Ken Ito' });
    expect(await names(ask)).toEqual(['Rosa Diaz', 'Ken Ito']);
    const told = await own(
      `select new_values ->> 'photo_release_link' as link from app_private.audit_log
       where table_name = 'organizations' and row_id = $1::text and new_values ? 'photo_release_link' order by id`,
      [id],
    );
    expect(told).toEqual([{ link: 'revoked' }, { link: 'version 2' }]);
  });

  it('of another league is neither seen nor changed, and a season needs a year', async () => {
    const { id } = await league();
    const stranger = await league();
    expect(await link(stranger.ask, id)).toBeUndefined();
    for (const what of ['renew', 'revoke'] as const) {
      expect(await refusal(change(stranger.ask, what, id))).toMatchObject({ code: 'SL404' });
      const call = `app_public.${what}_photo_release_link`;
      expect(await refusal(admin(`select ${call}($1, null, 2040)`, [id]))).toMatchObject({
        code: 'SL422',
        field: 'season',
      });
      expect(await refusal(admin(`select ${call}($1, 'spring', 20400)`, [id]))).toMatchObject({
        code: 'SL422',
        field: 'year',
      });
    }
    expect((await page(id))?.state).toBe('open');
  });

  it('of a merged league collects for the surviving one, which can revoke it; what both have is kept once', async () => {
    const [a, b] = [await league(), await league()];
    await sign(a.id);
    await sign(b.id);
    await sign(b.id, { signer: 'Ken Ito' });
    await admin('select app_public.merge_organizations($1, $2, $3)', [a.id, b.id, {}]);
    expect(await names(a.ask)).toEqual(['Rosa Diaz', 'Ken Ito']);
    expect(await page(b.id)).toMatchObject({ id: a.id, state: 'open' });
    await sign(b.id, { signer: 'Mia Roe' });
    expect(await names(a.ask)).toHaveLength(3);
    await change(a.ask, 'revoke', a.id);
    expect((await page(b.id))?.state).toBe('revoked');
  });
});
