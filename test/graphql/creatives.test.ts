/** Creative templates of default deadlines, creatives of running sponsorships, and replacing the latter from the former. */
import { describe, expect, it } from '@jest/globals';
import { makeDefaultDeadline } from '../harness/factories.ts';
import { creativeOperations } from './creativeOperations.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';
import { pdf, upload } from './upload.ts';

const { database, server, fixture } = await apiSetup();
const tokens: Record<string, string> = await loginTokens(server, 'admin', 'league', 'sponsor');
const { id: defaultId } = await makeDefaultDeadline(database.owner, fixture.campaignCapabilityId, {
  name: 'Banner up',
  requires_creatives: true,
});
const operations = creativeOperations(database, server, fixture, tokens, defaultId);
const { call, createText, templates, creatives, events } = operations;

const refused = (answer: { errors?: { message: string; extensions?: { code?: string; field?: string | null } }[] }) => {
  const [error] = answer.errors ?? [];
  return error && { message: error.message, code: error.extensions?.code, field: error.extensions?.field ?? undefined };
};

describe('templates', () => {
  it('[S-140] there is nothing to replace while no offer has the deadline', async () => {
    await database.owner.query(`update app_public.verification_deadlines set name = 'Another' where id = $1`, [
      fixture.deadlineId,
    ]);
    const answer = await call(
      'replaceCreatives',
      { defaultVerificationDeadlineId: defaultId, offerIds: [fixture.offers.confirmed] },
      'offers { id }',
    );
    expect(refused(answer)).toMatchObject({
      message: 'No offers with this deadline exist so there are no creatives to replace.',
      field: 'offerIds',
    });
    await database.owner.query(`update app_public.verification_deadlines set name = 'Banner up' where id = $1`, [
      fixture.deadlineId,
    ]);
  });

  it('[S-131] [S-132] a text is added, changed and deleted; it needs a name and content', async () => {
    const { data } = await createText();
    const { id, renderedContent } = data.createCreativeContentTemplate.creativeContentTemplate;
    expect(renderedContent).toContain('Dear');
    const update = await call(
      'updateCreativeContentTemplate',
      { id, name: 'Letter', content: '<p>Hello</p>' },
      'creativeContentTemplate { name content }',
    );
    expect(update.data.updateCreativeContentTemplate.creativeContentTemplate).toEqual({
      name: 'Letter',
      content: '<p>Hello</p>',
    });
    expect(refused(await createText({ name: ' ' }))?.message).toBe('Please give a name.');
    expect(refused(await createText({ content: ' ' }))?.message).toBe('Please give a content.');
    expect((await call('deleteCreativeContentTemplate', { id }, 'clientMutationId')).errors).toBeUndefined();
    expect((await templates()).defaultVerificationDeadline.creativeContentTemplates).toEqual([]);
  });

  it.each(['Dear {{sponsor_name}}', 'Dear {{league_name}', 'Dear {{league_name}} }}', 'Dear {{{league_name}}}'])(
    '[S-132] the tags of %j are refused',
    async (content) => {
      expect(refused(await createText({ content }))).toEqual({
        message: 'invalid mustache tag',
        code: 'SL422',
        field: 'content',
      });
    },
  );

  it('[S-136] [S-137] target_location needs a place that the campaign looks at', async () => {
    expect(refused(await createText({ content: 'Near {{target_location}}' }))?.message).toBe(
      'Cannot create creative content template due to no targeting locations',
    );
  });

  it('[S-133] [S-134] a file is added under its name and deleted; missingCreatives follows', async () => {
    const send = (fields: Record<string, string>, file: Uint8Array = pdf) =>
      upload(server, '/creative_file_templates', tokens.admin as string, { file, fields, name: 'banner.pdf' });
    expect((await templates()).defaultVerificationDeadline.missingCreatives).toBe(true);
    const { status, body } = await send({ defaultVerificationDeadlineId: String(defaultId), name: 'Banner: artwork' });
    expect({ status, name: body.name }).toEqual({ status: 201, name: 'Banner_ artwork' });
    const { missingCreatives, creativeFileTemplates } = (await templates()).defaultVerificationDeadline;
    expect(missingCreatives).toBe(false);
    expect(creativeFileTemplates).toMatchObject([{ name: 'Banner_ artwork', contentType: 'application/pdf' }]);
    expect((await send({ defaultVerificationDeadlineId: String(defaultId) }, new Uint8Array())).status).toBe(422);
    const gone = await call(
      'deleteCreativeFileTemplate',
      { id: creativeFileTemplates[0].id },
      'creativeFileTemplate { id name fullSizeUrl contentType }',
    );
    expect(gone.errors).toBeUndefined();
    expect(gone.data.deleteCreativeFileTemplate.creativeFileTemplate.fullSizeUrl).toBeNull();
    expect((await templates()).defaultVerificationDeadline.missingCreatives).toBe(true);
  });

  it('[S-131] [S-133] are changed by staff only', async () => {
    for (const who of ['league', 'sponsor']) {
      expect(refused(await createText({}, who))?.code).toBe('SL403');
      expect(
        (
          await upload(server, '/creative_file_templates', tokens[who] as string, {
            file: pdf,
            fields: { defaultVerificationDeadlineId: String(defaultId) },
          })
        ).status,
      ).toBe(403);
    }
  });
});

describe('creatives of an offer', () => {
  it('[S-308] [S-313] [S-339] a text is added, changed and deleted, filled for the league, and is in the log', async () => {
    const made = await call(
      'createCreativeContent',
      { verificationDeadlineId: fixture.deadlineId, name: 'Letter', content: '<p>Dear {{league_name}}</p>' },
      'creativeContent { id renderedContent }',
    );
    expect(made.errors).toBeUndefined();
    const { id, renderedContent } = made.data.createCreativeContent.creativeContent;
    expect(renderedContent).toBe('<p>Dear Bears</p>');
    await call('updateCreativeContent', { id, name: 'Letter 2' }, 'creativeContent { id }');
    await call('deleteCreativeContent', { id }, 'clientMutationId');
    expect(await events()).toEqual(['Added: Letter', 'Changed: Letter 2', 'Removed: Letter 2']);
  });
});

describe('replacing', () => {
  const replace = (offerIds: unknown[], who = 'admin', id = defaultId) =>
    call('replaceCreatives', { defaultVerificationDeadlineId: id, offerIds }, 'offers { id status }', who);

  it('[S-138] without templates nothing is taken away', async () => {
    expect(refused(await replace([fixture.offers.confirmed]))?.code).toBe('SL409');
  });

  it('[S-138] [S-141] the templates replace what was there, and the log records it once', async () => {
    await upload(server, '/creative_files', tokens.admin as string, {
      file: pdf,
      fields: { verificationDeadlineId: String(fixture.deadlineId), name: 'old.pdf' },
    });
    await createText({ name: 'New letter' });
    await upload(server, '/creative_file_templates', tokens.admin as string, {
      file: pdf,
      fields: { defaultVerificationDeadlineId: String(defaultId), name: 'new.pdf' },
    });
    expect((await templates()).defaultVerificationDeadline.offersToReplace).toEqual([{ id: fixture.offers.confirmed }]);
    const before = await events();
    const { data } = await replace([fixture.offers.confirmed, fixture.offers.confirmed]);
    expect(data.replaceCreatives.offers).toEqual([{ id: fixture.offers.confirmed, status: 'confirmed' }]);
    expect(await creatives()).toEqual({
      creativeContents: [{ id: expect.any(Number), name: 'New letter', renderedContent: '<p>Dear Bears</p>' }],
      creativeFiles: [{ name: 'new.pdf' }],
    });
    expect((await events()).slice(before.length)).toEqual(['Replaced by the templates of: Banner up']);
  });

  it('[S-141] an offer that is not confirmed or of another campaign is refused, and all stay as they are', async () => {
    const before = await creatives();
    for (const ids of [
      [fixture.offers.confirmed, fixture.offers.proposed],
      [fixture.offers.confirmed, 999_999],
    ])
      expect(refused(await replace(ids))).toMatchObject({
        message: 'Only confirmed offers of this campaign can be chosen.',
      });
    expect(refused(await replace([]))).toMatchObject({ message: 'Choose at least one offer.', field: 'offerIds' });
    expect(refused(await replace([fixture.offers.confirmed], 'admin', 999_999))?.code).toBe('SL404');
    for (const who of ['league', 'sponsor'])
      expect(refused(await replace([fixture.offers.confirmed], who))?.code).toBe('SL403');
    expect(await creatives()).toEqual(before);
  });
});
