/** Signing in by device code (RFC 8628) or key, and where sign-ins are stored. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apiKeyHash } from '../../ui/apiKeys.ts';
import { Client } from './client.ts';
import { CommandError, EXIT, wrongUse } from './errors.ts';
import { readLine, say, write, writeJson } from './output.ts';

/** A key; byDevice: it was made for this sign-in, and ends with it. */
type Login = { key: string; byDevice: boolean };
type Logins = { current?: string | undefined; servers: Record<string, Login> };
export type LoginOptions = { server?: string; key?: boolean; json?: boolean };

const { SIDELINE_KEY, SIDELINE_SERVER, XDG_CONFIG_HOME = '' } = process.env;
const configDir = path.isAbsolute(XDG_CONFIG_HOME) ? XDG_CONFIG_HOME : path.join(os.homedir(), '.config');
const file = path.join(configDir, 'sideline', 'servers.json');

function readLogins(): Logins {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { servers: {} };
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Stores a server's login and makes the server the current one; null removes it. Only the user can read the file. */
function storeLogin(server: string, login: Login | null): void {
  const { [server]: _, ...servers } = readLogins().servers;
  if (login) servers[server] = login;
  const current = login ? server : Object.keys(servers)[0];
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ current, servers }, null, 2), { mode: 0o600 });
  renameSync(`${file}.${process.pid}`, file);
}

/** The URL of the server: `given`, SIDELINE_SERVER, or that of the last sign-in. Errors: none is known, or no HTTPS. */
function serverUrl(given: string | undefined): string {
  const text = given || SIDELINE_SERVER || readLogins().current;
  if (!text) throw new CommandError('Please sign in: sideline login --server https://…', EXIT.signIn);
  const url = URL.parse(text);
  if (url && /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$))/.test(url.origin)) return url.origin;
  throw wrongUse(`The server is a URL that starts with https://, not "${text}".`);
}

/** A client with the key of SIDELINE_KEY or of the last sign-in. Errors: there is none. */
export function clientFor(options: LoginOptions, login?: Login): Client {
  const server = serverUrl(options.server);
  const key = login?.key ?? (SIDELINE_KEY?.trim() || readLogins().servers[server]?.key);
  if (!key) throw new CommandError(`Please sign in: sideline login --server ${server}`, EXIT.signIn);
  return new Client(server, key);
}

/** The OAuth library with the server's metadata (RFC 8414). */
async function oauthOf(server: string) {
  const oauth = await import('openid-client');
  const execute = server.startsWith('http:') ? [oauth.allowInsecureRequests] : [];
  const options = { algorithm: 'oauth2', execute } as const;
  const configuration = await oauth.discovery(new URL(server), 'sideline-cli', undefined, oauth.None(), options);
  return { ...oauth, configuration };
}

async function loginByDevice(server: string): Promise<Login> {
  try {
    const { initiateDeviceAuthorization, pollDeviceAuthorizationGrant, configuration } = await oauthOf(server);
    const device = await initiateDeviceAuthorization(configuration, {});
    say(`Open ${device.verification_uri_complete ?? device.verification_uri}`);
    say(`Allow access if the page shows the code ${device.user_code}. Waiting for you …`);
    const { access_token: key } = await pollDeviceAuthorizationGrant(configuration, device);
    return { key, byDevice: true };
  } catch (error) {
    const { message, error: code } = error as Error & { error?: string };
    const exit = code === 'access_denied' ? EXIT.refused : EXIT.failed;
    throw new CommandError(`Signing in by browser failed: ${message}. With a key: sideline login --key`, exit);
  }
}

/** Signs in, and stores the login once it works. */
async function login(_: string[], options: LoginOptions): Promise<void> {
  const server = serverUrl(options.server);
  const typed = options.key && { key: await readLine('API key: ', true), byDevice: false };
  if (typed && !(await apiKeyHash(typed.key))) throw wrongUse('This is not an API key.');
  const next = typed || (await loginByDevice(server));
  const { email } = await clientFor({ server }, next).me();
  storeLogin(server, next);
  say(`Signed in at ${server} as ${email}.`);
}

/** Removes the login of a server, and ends the key that was made for it. */
async function logout(_: string[], options: LoginOptions): Promise<void> {
  const server = serverUrl(options.server);
  const { [server]: stored } = readLogins().servers;
  storeLogin(server, null);
  if (!stored?.byDevice) return say('Signed out. The key itself works until you revoke it in Sideline.');
  try {
    const { tokenRevocation, configuration } = await oauthOf(server);
    await tokenRevocation(configuration, stored.key);
  } catch (error) {
    throw new CommandError(
      `Signed out, but the key works until you revoke it in Sideline: ${(error as Error).message}`,
    );
  }
  say(`Signed out of ${server}.`);
}

async function whoami(_: string[], options: LoginOptions): Promise<void> {
  const client = clientFor(options);
  const me = { server: client.server, ...(await client.me()) };
  const lines = [`${me.email} (${me.role}) at ${me.server}, until ${me.expiresAt}`, ...(me.scopes ?? ['everything'])];
  await (options.json ? writeJson(me) : write(`${lines.join('\n')}\n`));
}

export const commands = { login, logout, whoami };
