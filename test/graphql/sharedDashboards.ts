/** A dashboard that anybody with the link may open, with a photo, as a cache in front of the server asks for it. */

import type { TestDatabase } from '../harness/database.ts';
import { linkToken } from '../harness/linkTokens.ts';
import type { TestServer } from '../harness/server.ts';
import type { Fixture } from './fixture.ts';
import { photoFiles } from './photoFiles.ts';
import { picture } from './upload.ts';

/** Adds a photo that is shown; returns it with the tokens of both dashboards and what reads them at a URL. */
export async function sharedDashboard({ owner }: TestDatabase, server: Pick<TestServer, 'filesDir'>, fixture: Fixture) {
  const { rows } = await owner.query('select * from app_public.verification_deadlines where id = $1', [
    fixture.deadlineId,
  ]);
  const photoId = await photoFiles(owner, server.filesDir)(rows[0], await picture().jpeg().toBuffer());
  const of = (userId?: number) => (userId === undefined ? {} : { user_id: userId });
  return {
    photoId,
    campaign: (userId?: number) => linkToken('campaign', fixture.campaignId, of(userId)),
    season: (userId?: number) =>
      linkToken('season', fixture.sponsorId, { season: 'spring', year: 2026, ...of(userId) }),
    hide: (hidden = true) =>
      owner.query('update app_public.verification_images set hidden = $2 where id = $1', [photoId, hidden]),
  };
}

/** The paths of the pictures in an answer. */
export const picturesIn = (answer: string): string[] => answer.match(/\/files\/[^"\\]+/g) ?? [];

/** Reads a dashboard at a server or cache: the version that it names, and the snapshot of it. */
export async function readDashboard(url: string, token: string, headers: Record<string, string> = {}) {
  const named = await fetch(`${url}/dashboards/${token}`, { headers });
  const { version } = (await named.json()) as { version: string };
  const snapshot = await fetch(`${url}/dashboards/${token}/${version}`, { headers });
  return { version, named, snapshot, body: await snapshot.text() };
}
