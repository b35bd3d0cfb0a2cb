/** A stale update over HTTP: refused with the record's current version and values. */
import { describe, expect, it } from '@jest/globals';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { server, fixture } = await apiSetup();
const admin = await server.login(people.admin, PASSWORD);
const update = (call: string, input: Record<string, unknown>, selection: string) =>
  server.graphql(
    `mutation ($input: ${call[0]?.toUpperCase()}${call.slice(1)}Input!) { ${call}(input: $input) { ${selection} } }`,
    { input },
    admin,
  );

describe('an update that states the version it was read with', () => {
  it('generated mutation: passes once, then tells version and values', async () => {
    const { createTestimonial } = await server.data(
      `mutation ($input: CreateTestimonialInput!) { createTestimonial(input: $input) { testimonial { id version } } }`,
      { input: { campaignId: fixture.campaignId, quote: 'Great', attribution: 'Sam' } },
      admin,
    );
    const { id, version } = createTestimonial.testimonial;
    const first = await update('updateTestimonial', { id, version, quote: 'Superb' }, 'testimonial { quote version }');
    expect(first.data.updateTestimonial.testimonial).toEqual({ quote: 'Superb', version: version + 1 });
    const second = await update('updateTestimonial', { id, version, quote: 'Late' }, 'testimonial { quote }');
    expect(second.errors).toMatchObject([
      {
        message: 'This has been changed in the meantime.',
        extensions: {
          code: 'SL409',
          field: 'version',
          version: version + 1,
          current: { id, campaignId: fixture.campaignId, quote: 'Superb', attribution: 'Sam' },
        },
      },
    ]);
    const none = await update('updateTestimonial', { id, quote: 'Overwritten' }, 'testimonial { quote version }');
    expect(none.data.updateTestimonial.testimonial).toEqual({ quote: 'Overwritten', version: version + 2 });
  });

  it('patch mutation: of two who add a question to a campaign, the second is refused', async () => {
    const id = fixture.campaignId;
    const { campaign } = await server.data('query ($id: Int!) { campaign(id: $id) { version } }', { id }, admin);
    const ask = (question: string) =>
      update(
        'updateCampaign',
        { id, version: campaign.version, customQuestions: [{ question }] },
        'campaign { version }',
      );
    const first = await ask('Shirts?');
    expect(first.data.updateCampaign.campaign.version).toBeGreaterThan(campaign.version);
    const { errors } = await ask('Snacks?');
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'SL409',
          field: 'version',
          version: first.data.updateCampaign.campaign.version,
          current: { id, name: 'Acme Spring', seasonName: null },
        },
      },
    ]);
    const after = await server.data(
      'query ($id: Int!) { campaign(id: $id) { customQuestions { question } } }',
      { id },
      admin,
    );
    expect(after.campaign.customQuestions).toEqual([{ question: 'Shirts?' }]);
  });

  it('[O3] is made once when it comes twice, by either kind of mutation', async () => {
    const id = fixture.campaignId;
    const { campaign } = await server.data('query ($id: Int!) { campaign(id: $id) { version } }', { id }, admin);
    const name = (called: string) =>
      update('updateCampaign', { id, version: campaign.version, name: called }, 'campaign { name version }');
    const saved = { name: 'Acme Fall', version: campaign.version + 1 };
    expect((await name('Acme Fall')).data.updateCampaign.campaign).toEqual(saved);
    expect((await name('Acme Fall')).data.updateCampaign.campaign).toEqual(saved);
    expect((await name('Acme Winter')).errors).toMatchObject([
      { extensions: { code: 'SL409', version: saved.version } },
    ]);
    const { updateCampaign } = (
      await update('updateCampaign', { id, version: campaign.version, customQuestions: [] }, 'campaign { version }')
    ).data ?? { updateCampaign: null };
    expect(updateCampaign).toBeNull(); // a value outside the record itself cannot be compared
  });
});
