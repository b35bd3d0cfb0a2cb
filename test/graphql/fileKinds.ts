/** Files of every kind in the small fixture, and who receives their URLs. */
import { createHash } from 'node:crypto';
import { expect } from '@jest/globals';
import type { TestDatabase } from '../harness/database.ts';
import type { TestServer } from '../harness/server.ts';
import type { Fixture } from './fixture.ts';
import { pdf, picture, upload } from './upload.ts';

/** A kind of file, a query for its URLs with its variables, and the readers who receive one. */
type FileKind = [kind: string, query: string, variables: () => Record<string, number>, readers: readonly string[]];

/** Uploads a file of each kind with an admin's token, and adds a contract; returns the kinds. */
export async function makeFileKinds(
  { owner }: TestDatabase,
  server: TestServer,
  fixture: Fixture,
  admin: string,
): Promise<FileKind[]> {
  const one = async (text: string, values: unknown[]) => (await owner.query(text, values)).rows[0].id as number;
  const defaultDeadlineId = await one(
    `insert into app_public.default_verification_deadlines (campaign_capability_id, name, deadline, verification_reminder_instructions)
     values ($1, 'Photo', app_private.today() + 9, 'Show it') returning id`,
    [fixture.campaignCapabilityId],
  );
  const photo = await picture().jpeg().toBuffer();
  const send = async (path: string, fields: Record<string, number>, file: Uint8Array = photo) => {
    const texts = Object.fromEntries(Object.entries(fields).map(([name, id]) => [name, String(id)]));
    expect((await upload(server, path, admin, { file, fields: { name: 'A file', ...texts } })).status).toBe(201);
  };
  await send('/verification_images', { verificationDeadlineId: fixture.deadlineId });
  await send('/creative_files', { verificationDeadlineId: fixture.deadlineId }, pdf);
  await send('/creative_file_templates', { defaultVerificationDeadlineId: defaultDeadlineId }, pdf);
  await send('/sponsor_logos', { sponsor_id: fixture.sponsorId });
  await send('/sponsor_facing_goal_images', { campaign_id: fixture.campaignId });
  const contract = await one(
    `insert into app_private.files (storage_key, content_type, byte_size, sha256)
     values ('contracts/1-1-aa.pdf', 'application/pdf', $1, $2) returning id`,
    [pdf.length, createHash('sha256').update(pdf).digest()],
  );
  await owner.query(
    `insert into app_public.offer_contracts (offer_id, organization_id, sponsor_id, version_number, file_id)
     select id, organization_id, sponsor_id, 1, $2 from app_public.offers where id = $1`,
    [fixture.offers.confirmed, contract],
  );
  return [
    [
      'a verification image',
      'query ($id: Int!) { verificationDeadline(id: $id) { verificationImages { fullSizeUrl thumbnailUrl } } }',
      () => ({ id: fixture.deadlineId }),
      ['admin', 'league', 'offerLink'],
    ],
    [
      'a creative file',
      'query ($id: Int!) { verificationDeadline(id: $id) { creativeFiles { fullSizeUrl thumbnailUrl } } }',
      () => ({ id: fixture.deadlineId }),
      ['admin', 'league', 'offerLink'],
    ],
    [
      'a creative file template',
      'query ($id: Int!) { defaultVerificationDeadline(id: $id) { creativeFileTemplates { fullSizeUrl } } }',
      () => ({ id: defaultDeadlineId }),
      ['admin'],
    ],
    [
      'a goal image',
      'query ($id: Int!) { campaign(id: $id) { sponsorFacingGoalImageUrl } }',
      () => ({ id: fixture.campaignId }),
      ['admin'],
    ],
    [
      'a sponsor’s logo', // leagues see the sponsors of their offers once these are proposed
      'query ($id: Int!) { sponsor(id: $id) { logoFullSizeUrl logoThumbnailUrl } }',
      () => ({ id: fixture.sponsorId }),
      ['admin', 'league', 'sponsor', 'offerLink', 'otherOfferLink'],
    ],
    [
      'a logo on a campaign’s dashboard',
      'query ($id: Int!) { dashboardSponsors(filter: {id: {equalTo: $id}}) { logoThumbnailUrl } }',
      () => ({ id: fixture.sponsorId }),
      ['campaignLink'],
    ],
    [
      'a contract',
      'query ($id: Int!) { offer(id: $id) { offerContracts { contractUrl } } }',
      () => ({ id: fixture.offers.confirmed }),
      ['admin', 'league'],
    ],
  ];
}
