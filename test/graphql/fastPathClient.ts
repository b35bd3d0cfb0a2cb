/** Queries whose responses are compared between Grafast and the compiled plans of the fast path. */
import { expect } from '@jest/globals';
import { postJson } from '../harness/postJson.ts';
import type { TestServer } from '../harness/server.ts';
import { graphqlResponses } from './graphqlResponses.ts';

type Variables = Record<string, unknown>;

/** Sends queries to a server and tells from its metrics whether a compiled plan produced the response. */
export function fastPathClient(server: TestServer, metricsUrl: string) {
  let documents = 0;
  const post = async (query: string, variables: Variables, token?: string): Promise<string> =>
    (await postJson(`${server.url}/graphql`, { query, variables }, token)).text();
  /** Grafast's own response: the comment makes a new document. */
  const byGrafast = (query: string, variables: Variables, token?: string) =>
    post(`${query} # ${++documents}`, variables, token);

  /** Repeats a query until its plan is compiled for these variables; returns the last response, and whether a compiled plan made it. */
  async function ask(query: string, variables: Variables, token?: string) {
    await post(query, variables, token);
    await post(query, variables, token);
    const before = await graphqlResponses(metricsUrl, 'compiled');
    const text = await post(query, variables, token);
    return { text, compiled: (await graphqlResponses(metricsUrl, 'compiled')) > before };
  }

  /** Compares the response of the compiled plan, or of Grafast if `compiled` is false, with Grafast's own; returns it. */
  async function expectTheSame(query: string, variables: Variables, token: string | undefined, compiled: boolean) {
    const expected = await byGrafast(query, variables, token);
    const answer = await ask(query, variables, token);
    expect(answer).toEqual({ text: expected, compiled });
    return JSON.parse(answer.text);
  }
  return { post, byGrafast, ask, expectTheSame };
}
