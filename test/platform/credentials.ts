/** Everything with which a client identifies itself and that a server signs with its secret. */
import { signLink } from '../../server/shared/links/links.ts';
import { unsubscribeToken } from '../../server/shared/links/unsubscribe.ts';
import type { Fixture } from '../graphql/fixture.ts';
import { loginTokens } from '../graphql/tokens.ts';
import { picture, upload } from '../graphql/upload.ts';
import { liveClient } from '../harness/liveClient.ts';
import type { ServerProcess } from '../harness/server.ts';

/** One of each credential that a server signs, created through its API or, if a job would send it, with its secret. */
export async function makeCredentials(server: ServerProcess, fixture: Fixture, secret: string) {
  const seconds = Math.floor(Date.now() / 1000);
  const { admin, league } = await loginTokens(server, 'admin', 'league');
  const photo = await upload(server, '/verification_images', admin, {
    file: await picture().jpeg().toBuffer(),
    fields: { verificationDeadlineId: String(fixture.deadlineId) },
  });
  const view = await server.data(
    'mutation ($userId: Int!) { viewAsUser(input: { userId: $userId }) { jwt } }',
    { userId: fixture.users.sponsor },
    admin,
  );
  const calendar = await server.data(
    'query ($id: Int!) { organization(id: $id) { id calendarUrl } }',
    { id: fixture.organizationId },
    league,
  );
  const recovery = signLink({ kind: 'recovery', id: fixture.users.stranger, v: 0 }, secret, seconds);
  return {
    admin: admin,
    view: view.viewAsUser.jwt as string,
    link: signLink({ kind: 'offer', id: fixture.offers.proposed, v: 1 }, secret, seconds),
    paths: {
      file: photo.body.fullSizeUrl as string,
      calendar: new URL(calendar.organization.calendarUrl).pathname,
      recovery: `/reset_password/${recovery}`,
      unsubscribing: `/unsubscriptions/${unsubscribeToken('dana@example.test', null, secret)}`,
    },
  };
}

/** Whether a server accepts each of these credentials, on each of the ways that they are sent. */
export async function acceptedCredentials(
  server: ServerProcess,
  { admin, view, link, paths }: Awaited<ReturnType<typeof makeCredentials>>,
) {
  const asks = async (token: string) => (await server.graphql('{ sports { id } }', {}, token)).errors === undefined;
  const status = async (address: string, token?: string) =>
    (await fetch(server.url + address, token ? { headers: { authorization: `Bearer ${token}` } } : {})).status === 200;
  const live = liveClient(server, admin);
  const answered = await new Promise<boolean>((resolve) =>
    live.subscribe(
      { query: '{ sports { id } }' },
      { next: () => resolve(true), error: () => resolve(false), complete() {} },
    ),
  );
  await live.dispose();
  return {
    login: await asks(admin),
    restLogin: await status('/sports', admin),
    live: answered,
    view: await asks(view),
    link: await asks(link),
    restLink: await status('/sports', link),
    ...Object.fromEntries(
      await Promise.all(Object.entries(paths).map(async ([name, path]) => [name, await status(path)])),
    ),
  };
}
