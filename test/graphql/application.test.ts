/** The wizard's operations over HTTP, with the page's own documents: all work with the application's link, none with any other. */
import { describe, expect, it } from '@jest/globals';
import * as documents from '../../portal/src/features/application/generated/graphql.ts';
import { operationOf } from '../../ui/graphql.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { apiSetup } from './setup.ts';
import { linkTokens } from './tokens.ts';
import { wizardInputs } from './wizardInputs.ts';

/** The page's documents by the names of their operations. */
const named = new Map(Object.values(documents).map((document) => [document.name, document]));
type Document = Parameters<typeof operationOf>[0];
const { database, server, fixture } = await apiSetup();
const link = linkTokens(fixture).application;
const { accepted, program, saves } = await wizardInputs(database, fixture);

interface View {
  saved: {
    sponsorshipApplicationView: {
      applicationProgress: Record<string, boolean>;
      answers: Record<string, Record<string, unknown>>;
      savedIds: number[] | null;
      completionPercentage: number;
      stamps: Record<string, string>;
    };
  };
}
const save = async (document: Document, input: Record<string, unknown>) =>
  ((await server.data(document, { input }, link)) as unknown as View).saved.sponsorshipApplicationView;

describe('the wizard over HTTP', () => {
  it('[L-119] [L-121] the view and the options answer under the application’s link', async () => {
    const seen = (await server.data(documents.SponsorshipApplicationViewDocument, {}, link)) as {
      sponsorshipApplicationView: unknown;
    };
    expect(seen.sponsorshipApplicationView).toMatchObject({
      organizationId: fixture.organizationId,
      organizationName: 'Bears',
      completionPercentage: 0,
    });
    const options = (await server.data(documents.SponsorshipApplicationOptionsDocument, {}, link)) as {
      sponsorshipApplicationOptionsList: { interestsList: unknown[] };
      sports: unknown[];
    };
    expect(options.sponsorshipApplicationOptionsList.interestsList).toHaveLength(10);
    expect(options.sports.length).toBeGreaterThan(10);
  });

  it.each(saves)('[L-109] [L-195] %s saves %s and answers the progress of now', async (name, step, input) => {
    const view = await save(named.get(name) as Document, (await input()) as Record<string, unknown>);
    expect(view.applicationProgress[step]).toBe(true);
  });

  it('[L-095] [L-111] a step is kept as typed and cleared by empty values', async () => {
    const kept = await save(documents.SaveApplicationStepDataDocument, {
      stepId: 'programs',
      formData: { programs: [{ id: 0, name: 'Hal' }] },
    });
    expect(kept).toMatchObject({ savedStepId: 'programs', savedFormData: { programs: [{ id: 0, name: 'Hal' }] } });
    expect(await save(documents.SaveApplicationStepDataDocument, { stepId: '', formData: {} })).toMatchObject({
      savedStepId: null,
      savedFormData: null,
    });
  });

  it.each([2000, 25_000])('a draft %i levels deep is refused, not recursed into', async (levels) => {
    const deep = '['.repeat(levels) + ']'.repeat(levels);
    const { id } = documents.SaveApplicationStepDataDocument;
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${link}` },
      body: `{"documentId":"${id}","variables":{"input":{"stepId":"programs","formData":${deep}}}}`,
    });
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toContain('SL500');
  });

  it('[L-131] refusals carry the code and the field, and a changed step says so', async () => {
    const refused = async (name: string, input: Record<string, unknown>) => {
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${link}` },
        body: JSON.stringify({ ...operationOf(named.get(name) as Document), variables: { input } }),
      });
      const { errors } = (await answer.json()) as {
        errors?: { message: string; extensions: Record<string, unknown> }[];
      };
      return [answer.status < 500, errors?.[0]?.message, errors?.[0]?.extensions.code, errors?.[0]?.extensions.field];
    };
    const wrong = { ...(await program()), id: 0, maxAge: 5 };
    expect(await refused('UpsertSponsorableProperties', { programs: [wrong] })).toEqual([
      true,
      'Youngest must be less than Oldest',
      'SL422',
      'programs.0.minAge',
    ]);
    expect(await refused('UpsertPhotos', { ...accepted(), stamp: 'outdated' })).toEqual([
      true,
      'This step was changed somewhere else in the meantime.',
      'SL409',
      'stamp',
    ]);
    expect((await refused('UpsertPhotos', { ...accepted(), organizationId: fixture.otherOrganizationId }))[2]).toBe(
      'SL403',
    );
    expect((await refused('UpsertPhotos', { ...accepted(), price: 1e30 }))[0]).toBe(true);
    expect(
      (await refused('SaveApplicationStepData', { stepId: 'programs', formData: { text: 'x'.repeat(70_000) } }))[2],
    ).toBe('SL422');
  });

  it('[L-010] [L-122] no other token opens any of it', async () => {
    const tokens = [
      linkToken('offer', fixture.offers.proposed),
      linkToken('league', fixture.organizationId),
      linkToken('deadline', fixture.deadlineId),
      await server.login('league@example.test', 'Field-Day-9'),
    ];
    const inputs = await Promise.all(saves.map(async ([name, , input]) => [name, await input()] as const));
    for (const token of tokens)
      for (const [name, input] of inputs) {
        const answer = await fetch(`${server.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ ...operationOf(named.get(name) as Document), variables: { input } }),
        });
        const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
        expect([name, errors?.[0]?.extensions.code]).toEqual([name, 'SL403']);
      }
    const stale = linkToken('application', fixture.organizationId, { v: 2 });
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${stale}` },
      body: JSON.stringify({ ...operationOf(documents.SponsorshipApplicationViewDocument), variables: {} }),
    });
    expect(answer.status).toBe(401);
  });

  it('[L-114] events of the wizard are taken', async () => {
    expect(
      await server.data(
        documents.TrackApplicationEventDocument,
        { input: { event: 'step-viewed', stepId: 'photos', completionPercentage: 40 } },
        link,
      ),
    ).toEqual({ trackApplicationEvent: { tracked: true } });
  });
});
