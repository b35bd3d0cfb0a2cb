/**
 * A real provider of OpenID Connect as a process, because tests move its clock. It sends its port to the parent; it is
 * unavailable (503) until /test/clients names its clients. Other requests to /test change its people and clock, and sign
 * logout tokens with its key.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import Provider, { type ClientMetadata } from 'oidc-provider';
import type { Person } from './identityProvider.ts';

const people = new Map<string, Person>();
type LogoutToken = { claims: JWTPayload; key: 'own' | 'foreign' | 'none'; typ: string };
let skew = 0;
const machineNow = Date.now.bind(Date);
Date.now = () => machineNow() + skew * 1000;

const keyOf = async (kid: string) => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
};
const [own, foreign] = [await keyOf('own'), await keyOf('own')];

function providerOf(clients: ClientMetadata[]): RequestListener {
  const provider = new Provider(`http://localhost:${(server.address() as AddressInfo).port}`, {
    clients,
    jwks: { keys: [own] },
    cookies: { keys: ['test'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    async findAccount(_ctx, sub) {
      const { thin, revoked: _revoked, ...claims } = people.get(sub) ?? {};
      return { accountId: sub, claims: async (use) => ({ sub, ...(thin && use === 'id_token' ? {} : claims) }) };
    },
    async loadExistingGrant(ctx) {
      const grant = new provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });

  // asks who somebody is, or takes it from the login hint
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next();
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    const sub = String(ctx.query.as ?? params.login_hint ?? '');
    if (sub === '') {
      const links = [...people].map(([id, { name }]) => `<p><a href="?as=${id}">${name}</a></p>`);
      ctx.type = 'html';
      ctx.body = `<!doctype html><html lang="en"><title>Who are you?</title>${links.join('')}</html>`;
      return;
    }
    const result = people.get(sub)?.revoked ? { error: 'access_denied' } : { login: { accountId: sub } };
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
  });
  return provider.callback();
}

/** A JWT with these claims, signed with the provider's own key, another one, or none. */
async function logoutToken({ claims, key, typ }: LogoutToken): Promise<string> {
  if (key !== 'none')
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'own', typ })
      .sign(await importJWK(key === 'own' ? own : foreign));
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ })}.${part(claims)}.`;
}

let answer: RequestListener = (_req, res) => res.writeHead(503).end();
const server = createServer(async (req, res) => {
  if (!req.url?.startsWith('/test/')) return answer(req, res);
  const body = await json(req);
  if (req.url === '/test/clients') answer = providerOf(body as ClientMetadata[]);
  else if (req.url === '/test/clock') skew = (body as { seconds: number }).seconds;
  else if (req.url === '/test/people')
    for (const [sub, person] of Object.entries(body as Record<string, Person>)) people.set(sub, person);
  res.end(req.url === '/test/logout_token' ? await logoutToken(body as LogoutToken) : '');
}).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit()); // the test file ended
