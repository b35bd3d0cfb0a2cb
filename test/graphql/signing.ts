/** Requests to the REST endpoints for accounts, for tests. */
import type { TestServer } from '../harness/server.ts';

export function signing(server: TestServer) {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return {
    post,
    signIn: (email: string, password: string) => post('/user_token', { auth: { email, password } }),
    /** Requests something that requires a valid token. */
    works: async (token: string) => {
      const answer = await fetch(`${server.url}/sports`, { headers: { authorization: `Bearer ${token}` } });
      return answer.status;
    },
  };
}
