/** Signs in with second factors on a server, for tests: rightly, or with a wrong answer of a passkey. */
import { Secret, TOTP } from 'otpauth';
import { decodeToken } from '../../ui/session.ts';
import type { TestDatabase } from '../harness/database.ts';
import { TestPasskey } from '../harness/passkey.ts';
import type { TestServer } from '../harness/server.ts';
import { PASSWORD, type Person, people } from './fixture.ts';
import { signing } from './signing.ts';
import { waitUntil } from './wait.ts';

export function secondFactors(server: TestServer, database: TestDatabase) {
  const { post, signIn, works } = signing(server);
  const origin = server.url;
  const as = (token: string, device = 'laptop') => ({ authorization: `Bearer ${token}`, 'x-device': device });
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it reads
  const field = (answer: { body: Record<string, any> }, name: string): any => answer.body[name];

  /** Moves the clock, and waits until the server knows. */
  async function move(to: string): Promise<void> {
    await database.setClock(to);
    await waitUntil(async () => {
      const { rows } = await database.owner.query('select extract(epoch from app_private.clock())::float8 as now');
      const token = field(await signIn(people.stranger, PASSWORD), 'jwt');
      return Math.abs((decodeToken<{ iat: number }>(token)?.iat ?? 0) - rows[0].now) < 20;
    });
  }
  const now = async (): Promise<number> => {
    const { rows } = await database.owner.query('select extract(epoch from app_private.clock())::float8 * 1000 as now');
    return rows[0].now;
  };

  /** Signs in with the password alone. */
  const login = async (person: Person): Promise<string> => field(await signIn(people[person], PASSWORD), 'jwt');

  /** Adds a passkey to the account of a login; returns it with the answer. */
  async function addPasskey(token: string, passkey = new TestPasskey()) {
    const asked = await post('/sign_in_methods/passkeys/options', {}, as(token));
    const { challenge } = field(asked, 'options');
    const added = await post(
      '/sign_in_methods/passkeys',
      { id: asked.body.id, response: passkey.create({ challenge, origin }), name: 'Test key' },
      as(token),
    );
    return { passkey, added };
  }

  /** Signs in by passkey; `change`: what is wrong with the answer. */
  async function passkeyLogin(passkey: TestPasskey, change: Partial<Parameters<TestPasskey['sign']>[0]> = {}) {
    const asked = await post('/user_token/options', {});
    const { challenge } = field(asked, 'passkey');
    const body = { id: asked.body.id, response: passkey.sign({ challenge, origin, ...change }) };
    return { body, answer: await post('/user_token/passkey', body) };
  }

  /** Sets up an authenticator; `who`: a setup or nothing. Returns the app and the answer. */
  async function addAuthenticator(headers: Record<string, string>, who: Record<string, unknown> = {}) {
    const asked = await post('/sign_in_methods/authenticator/options', who, headers);
    const app = new TOTP({ secret: Secret.fromBase32(field(asked, 'key')) });
    const code = app.generate({ timestamp: await now() });
    return {
      app,
      code,
      added: await post('/sign_in_methods/authenticator', { ...who, id: asked.body.id, code }, headers),
    };
  }
  return { post, signIn, works, origin, as, field, move, now, login, addPasskey, passkeyLogin, addAuthenticator };
}
