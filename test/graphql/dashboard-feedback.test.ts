/** The documents with which a sponsor's user answers on a dashboard and staff answer them, over HTTP. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeAsset, makeCampaignCapability, makeDeadline, makeImage } from '../harness/factories.ts';
import { people } from './fixture.ts';
import { operationText } from './operationText.ts';
import { apiSetup } from './setup.ts';
import { linkTokens, loginTokens } from './tokens.ts';

const { database, server, fixture } = await apiSetup();
const { admin, sponsor, league } = await loginTokens(server, 'admin', 'sponsor', 'league');
const link = linkTokens(fixture).campaign;
let photo: number;
let shown: number;

beforeAll(async () => {
  const { rows } = await database.owner.query(
    `select * from app_public.offers where campaign_id = $1 and status = 'confirmed' limit 1`,
    [fixture.campaignId],
  );
  const capability = await makeCampaignCapability(database.owner, fixture.campaignId, { capability_id: 2 });
  const deadline = await makeDeadline(database.owner, await makeAsset(database.owner, rows[0], capability.id));
  photo = (await makeImage(database.owner, deadline, { status: 'verified' })).id;
  shown = (await makeImage(database.owner, deadline, { status: 'verified' })).id;
});

const comment = (token: string, input: object = {}) =>
  server.graphql(
    operationText('CommentOnDashboard'),
    { input: { section: 'goal', campaignId: fixture.campaignId, body: 'Great', clientKey: randomUUID(), ...input } },
    token,
  );
const codeOf = ({ errors }: Awaited<ReturnType<typeof comment>>) => errors?.[0]?.extensions?.code;

describe('feedback over the API', () => {
  it('[S-002] is written with the login of a sponsor’s user, not with the dashboard’s link', async () => {
    for (const token of [link, league, admin]) expect(codeOf(await comment(token))).toBe('SL403');
    expect(codeOf(await comment(sponsor))).toBeUndefined();
    expect(await comment(sponsor, { body: 'x'.repeat(2001) })).toMatchObject({
      errors: [{ extensions: { code: 'SL422', field: 'body' } }],
    });
    const { rows } = await database.owner.query('select body from app_public.sponsor_feedback');
    expect(rows).toEqual([{ body: 'Great' }]);
  });

  it('cannot be written by staff who view the portal as that user', async () => {
    const { viewAsUser } = await server.data(
      'mutation ($id: Int!) { viewAsUser(input: {userId: $id}) { jwt } }',
      { id: fixture.users.sponsor },
      admin,
    );
    const read = await server.data(
      operationText('SponsorFeedback'),
      { campaignIds: [fixture.campaignId] },
      viewAsUser.jwt,
    );
    expect(read).toMatchObject({ campaigns: [{ id: fixture.campaignId }], feedback: [{ body: 'Great', mine: true }] });
    expect(codeOf(await comment(viewAsUser.jwt))).toBe('SL403');
  });

  it('a request goes to staff and its outcome back', async () => {
    await server.data(
      operationText('RequestPhotoChange'),
      { input: { verificationImageId: photo, wish: 'hide' } },
      sponsor,
    );
    const { photoRequestsConnection: open } = await server.data(
      operationText('OpenPhotoRequests'),
      { today: 'photo_requests' },
      admin,
    );
    expect(open).toMatchObject({ totalCount: 1, nodes: [{ wish: 'hide', verificationImage: { id: photo } }] });
    expect((await server.data(operationText('MyWork'), {}, admin)).myWork.photoRequests).toBe(1);
    await server.data(operationText('AnswerPhotoRequest'), { input: { id: open.nodes[0].id, status: 'done' } }, admin);
    const { requests } = await server.data(
      operationText('SponsorFeedback'),
      { campaignIds: [fixture.campaignId] },
      sponsor,
    );
    expect(requests).toMatchObject([{ status: 'done', wish: 'hide' }]);
    const again = await server.graphql(
      operationText('RequestPhotoChange'),
      { input: { verificationImageId: photo, wish: 'feature' } },
      sponsor,
    );
    expect(codeOf(again)).toBe('SL404'); // it is no longer on the dashboard
  });
});

describe('feedback on a whole season over the API', () => {
  const season = { sponsorId: fixture.sponsorId, season: 'spring', year: 2026 };
  const onSeason = { campaignId: null, section: 'delivery', body: 'A strong season' };
  const seasonOf = (token: string) => server.graphql(operationText('SeasonFeedback'), season, token);

  it('[S-002] is written by a sponsor’s user and read by staff with its sponsor, not by link or league', async () => {
    for (const token of [link, linkTokens(fixture).season, league, admin])
      expect(codeOf(await comment(token, { ...onSeason, ...season }))).toBe('SL403');
    for (const token of [link, linkTokens(fixture).season, league]) expect(codeOf(await seasonOf(token))).toBe('SL403');
    expect(codeOf(await comment(sponsor, { ...onSeason, ...season }))).toBeUndefined();
    for (const [token, mine] of [
      [sponsor, true],
      [admin, false],
    ] as const)
      expect(await seasonOf(token)).toMatchObject({
        data: { seasons: [{}], feedback: [{ section: 'delivery', body: 'A strong season', mine }] },
      });
    const { feedback } = await server.data(
      operationText('CampaignFeedback'),
      { campaignId: fixture.campaignId, ...season },
      admin,
    );
    expect(feedback.nodes[0]).toMatchObject({
      body: 'A strong season',
      sponsor: { id: fixture.sponsorId },
      year: 2026,
    });
    expect(await server.data(operationText('SponsorSeasonFeedback'), season, admin)).toMatchObject({
      reactions: { totalCount: 0 },
      feedback: { totalCount: 1, nodes: [{ section: 'delivery', user: { email: people.sponsor } }] },
    });
  });

  it('is neither read nor written by a user who sees only a part of it', async () => {
    const limit = (states: string[] | null) =>
      database.owner.query('update app_public.sponsor_users set states = $1 where user_id = $2', [
        states,
        fixture.users.sponsor,
      ]);
    await limit(['TX']);
    expect(await seasonOf(sponsor)).toMatchObject({ data: { seasons: [], feedback: [] } });
    expect(codeOf(await comment(sponsor, { ...onSeason, ...season }))).toBe('SL404');
    await limit(null);
    expect(await seasonOf(sponsor)).toMatchObject({ data: { seasons: [{}], feedback: [{}] } });
  });

  it('is about the sections of a season, and of a season that is on the dashboards', async () => {
    expect(codeOf(await comment(sponsor, { ...onSeason, ...season, section: 'results' }))).toBe('23514');
    expect(codeOf(await comment(sponsor, { ...onSeason, ...season, year: 2001 }))).toBe('SL404');
  });
});

describe('a request that is taken back', () => {
  it('is no longer open for staff, who see who took it back', async () => {
    await server.data(
      operationText('RequestPhotoChange'),
      { input: { verificationImageId: shown, wish: 'feature' } },
      sponsor,
    );
    const { photoRequestsConnection: open } = await server.data(
      operationText('OpenPhotoRequests'),
      { today: 'photo_requests' },
      admin,
    );
    const input = { id: open.nodes[0].id };
    for (const token of [link, league, admin])
      expect(codeOf(await server.graphql(operationText('WithdrawPhotoRequest'), { input }, token))).toBe('SL403');
    await server.data(operationText('WithdrawPhotoRequest'), { input }, sponsor);
    expect(
      (await server.data(operationText('OpenPhotoRequests'), { today: 'photo_requests' }, admin))
        .photoRequestsConnection.totalCount,
    ).toBe(0);
    const { answeredRequests } = await server.data(
      operationText('CampaignFeedback'),
      { campaignId: fixture.campaignId, sponsorId: fixture.sponsorId, season: 'spring', year: 2026 },
      admin,
    );
    expect(answeredRequests.nodes[0]).toMatchObject({
      ...input,
      status: 'withdrawn',
      answeredBy: { email: people.sponsor },
    });
    const answer = await server.graphql(
      operationText('AnswerPhotoRequest'),
      { input: { ...input, status: 'done' } },
      admin,
    );
    expect(codeOf(answer)).toBe('SL409');
  });
});

describe('notes over the API', () => {
  it('[S-068] are published by staff and reach the link as clean text', async () => {
    const { result } = await server.data(
      operationText('CampaignNotesCreate'),
      {
        input: {
          campaignId: fixture.campaignId,
          title: 'Kickoff',
          body: '<p onclick="x()">We <b>won</b>.<script>alert(1)</script></p>',
        },
      },
      admin,
    );
    const clean = '<p>We <b>won</b>.</p>';
    expect(result.record).toMatchObject({ body: clean, published: false });
    const shown = async () => (await server.data(operationText('DashboardNotes'), {}, link)).notes.nodes;
    expect(await shown()).toEqual([]);
    await server.data(
      operationText('CampaignNotesUpdate'),
      { input: { id: result.record.id, version: result.record.version, published: true } },
      admin,
    );
    expect(await shown()).toMatchObject([{ title: 'Kickoff', body: clean, campaign: { id: fixture.campaignId } }]);
    expect(
      codeOf(
        await server.graphql(
          operationText('CampaignNotesCreate'),
          { input: { campaignId: fixture.campaignId, body: 'Hi' } },
          sponsor,
        ),
      ),
    ).toBe('SL403');
  });
});
