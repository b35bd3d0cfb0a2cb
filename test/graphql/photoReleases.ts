/** A photo between the league, staff and the sponsor's dashboard, over HTTP. */
import sharp from 'sharp';
import { linkToken } from '../harness/linkTokens.ts';
import { postJson } from '../harness/postJson.ts';
import type { TestServer } from '../harness/server.ts';
import type { Fixture } from './fixture.ts';
import { upload } from './upload.ts';

let shade = 20;
/** A picture that differs from all earlier ones. */
const picture = () => {
  shade += 10;
  return sharp({ create: { width: 120, height: 80, channels: 3, background: { r: shade, g: 120, b: 60 } } })
    .jpeg()
    .toBuffer();
};

/** What they do with photos of the fixture's deadline. `tokens`: those of a member of staff and of the league. */
export function photoReleases(server: TestServer, fixture: Fixture, tokens: { admin: string; league: string }) {
  /** The dashboard link of the campaign. */
  const campaign = linkToken('campaign', fixture.campaignId);
  /** Uploads a photo for the fixture's deadline; returns its id. */
  const send = async (fields: Record<string, string> = {}, token = tokens.league) =>
    (
      await upload(server, '/verification_images', token, {
        file: await picture(),
        fields: { verificationDeadlineId: String(fixture.deadlineId), ...fields },
      })
    ).body.id as number;
  /** Verifies a photo. */
  const accept = (id: number) =>
    server.data(
      'mutation ($id: Int!) { reviewVerificationImage(input: {id: $id, status: verified}) { verificationImage { id } } }',
      { id },
      tokens.admin,
    );
  /** The photo on the dashboard of the campaign's link; undefined if it is not there. */
  const onDashboard = async (id: number) =>
    (await server.data('{ dashboardPhotos { id fullSizeUrl thumbnailUrl } }', {}, campaign)).dashboardPhotos.find(
      (image: { id: number }) => image.id === id,
    );
  /** A photo as staff see it. */
  const ofStaff = async (id: number) =>
    (
      await server.data(
        'query ($id: Int!) { verificationImage(id: $id) { version release fullSizeUrl clearUrl } }',
        { id },
        tokens.admin,
      )
    ).verificationImage;
  /** The status of a GET request. */
  const status = async (url: string) => (await fetch(server.url + url)).status;
  /** Makes a blurred or cropped copy of a photo. */
  const copies = async (id: number, body: object, token = tokens.admin) => {
    const response = await postJson(`${server.url}/verification_images/${id}/copies`, body, token);
    // biome-ignore lint/suspicious/noExplicitAny: a copy or an error
    return { status: response.status, body: (await response.json()) as any };
  };
  return { campaign, send, accept, onDashboard, ofStaff, status, copies };
}
