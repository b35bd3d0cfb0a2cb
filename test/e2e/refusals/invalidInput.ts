/** What makes no sense is refused with a sentence. */
import { describe, expect, it } from '@jest/globals';
import { codes, login, server } from './setup.ts';

describe('nonsense', () => {
  it('is refused by the calls with an error message, never with an internal error', async () => {
    const send = async (path: string, body: string, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const answer = await fetch(server.url + path, { method: 'POST', headers, body });
      return [answer.status, await answer.text()] as const;
    };
    const nul = '\\u0000';
    const tries: [string, string, number][] = [
      ['/graphql', JSON.stringify({ query: '{ today }', variables: { x: 'a'.repeat(10_000_000) } }), 413],
      ['/graphql', '{"query": ', 400],
      ['/graphql', '[]', 400],
      ['/sponsors', `{"name": "A${nul}B"}`, 400],
      ['/sponsors', '{"name": "   "}', 422],
      ['/sponsors/1/campaigns', '{"name": "x", "season": "monsoon", "year": 2027}', 400],
      ['/sponsors/1/campaigns', '{"name": {}, "season": [], "year": "2027 or 1=1"}', 400],
      ['/user_token', `{"auth": {"email": "x${nul}@x.test", "password": "x"}}`, 400],
      ['/account_recovery', `{"email": "x${nul}@x.test"}`, 400],
    ];
    for (const [path, body, status] of tries) {
      const [got, text] = await send(path, body, path.startsWith('/sponsors') ? login.admin : undefined);
      expect([path, body.slice(0, 60), got]).toEqual([path, body.slice(0, 60), status]);
      expect(text).not.toMatch(/SL500/);
    }
    const long = await server.graphql(
      'mutation ($n: String!) { createSponsor(input: {name: $n}) { sponsor { id } } }',
      { n: 'long '.repeat(100_000) },
      login.admin,
    );
    expect(codes(long)).toEqual(['23514']);
    expect(long.errors?.[0]?.extensions?.field).toBe('name');
    expect((await fetch(`${server.url}/%E0%A4%A`)).status).toBe(400);
  });

  it('in many alphabets is kept as it was written', async () => {
    const name = '⚽ نادي الرياضة Ñandú 東京';
    const { createSponsor } = await server.data(
      'mutation ($n: String!) { createSponsor(input: {name: $n}) { sponsor { name } } }',
      { n: name },
      login.admin,
    );
    expect(createSponsor.sponsor.name).toBe(name);
  });
});
