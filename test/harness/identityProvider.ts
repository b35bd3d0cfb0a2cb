/** A provider of OpenID Connect for tests, on a port of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';

/** Claims of a person. `thin`: they are only at the userinfo endpoint; `revoked`: the provider signs them in no longer. */
export type Person = {
  name?: string;
  email?: string;
  email_verified?: boolean;
  groups?: string[];
  thin?: boolean;
  revoked?: boolean;
};

export type TestIdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

/** Starts it; it is unavailable until `serve` is called, and servers may be configured with its issuer before. */
export async function startIdentityProvider() {
  const child = spawn(process.execPath, [path.join(projectDir, 'test/harness/identityProviderProcess.ts')], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [port] = await once(child, 'message');
  const issuer = `http://localhost:${port}`;
  const ask = async (what: string, body: unknown): Promise<string> => {
    const response = await fetch(`${issuer}/test/${what}`, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
    return response.text();
  };
  return {
    issuer,
    /** Has a client for each of the server's providers, whose id is their client id and secret. */
    serve: (serverUrl: string, ids: string[]) =>
      ask(
        'clients',
        ids.map((id) => ({
          client_id: id,
          client_secret: id,
          redirect_uris: [`${serverUrl}/login/callback/${id}`],
          token_endpoint_auth_method: 'client_secret_post',
          backchannel_logout_uri: `${serverUrl}/auth/oidc/${id}/backchannel-logout`,
          backchannel_logout_session_required: true,
        })),
      ),
    /** Adds or replaces people by subject. */
    people: (people: Record<string, Person>) => ask('people', people),
    /** Moves the provider's clock to so many seconds from the machine's. */
    moveClock: (seconds: number) => ask('clock', { seconds }),
    /** A logout token with these claims. `key`: the provider's own, another one, or none. */
    logoutToken: (claims: Record<string, unknown>, key: 'own' | 'foreign' | 'none' = 'own', typ = 'logout+jwt') =>
      ask('logout_token', { claims, key, typ }),
    /** Opens an authorization URL in a new browser, as this person; returns the query with which it is sent back. */
    async answer(authorizationUrl: string, subject: string): Promise<string> {
      const cookies = new Map<string, string>();
      let at = new URL(authorizationUrl);
      at.searchParams.set('login_hint', subject);
      while (at.origin === issuer) {
        const response = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        });
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        const to = response.headers.get('location');
        if (!to) throw new Error(`The provider did not redirect: ${response.status} ${await response.text()}`);
        at = new URL(to, at);
      }
      return at.search;
    },
    async stop(): Promise<void> {
      if (child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
