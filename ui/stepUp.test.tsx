import { expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError, request, rest, type TypedDocument } from './graphql.ts';
import { useStepUp } from './stepUp.ts';

const approve: TypedDocument<{ done: boolean }, object> = { id: 'Approve-id', name: 'ApproveCheck', kind: 'mutation' };

/** A server that refuses everything with SL428 until `proved` is set; returns the requests that it got. */
function server() {
  const state = { proved: false, calls: [] as string[] };
  globalThis.fetch = jest.fn(async (path: unknown, init: unknown) => {
    state.calls.push(`${path} ${(init as RequestInit).body}`);
    const graphql = path === '/graphql';
    const refused = { message: 'Please confirm that it is you.', extensions: { code: 'SL428' } };
    const body = state.proved ? { data: { done: true } } : { errors: [refused], error: refused.message, code: 'SL428' };
    return { ok: state.proved || graphql, status: state.proved || graphql ? 200 : 428, json: async () => body };
  }) as unknown as typeof fetch;
  return state;
}

it('requests that are refused together ask once, and each is sent again with the same input', async () => {
  const state = server();
  const { result } = renderHook(() => useStepUp());
  const sent = [1, 2].map((id) => request(approve, { input: { checkId: id } }));
  const file = rest('POST', '/check-runs/1/checks.pdf', { reason: 'Lost' });
  await waitFor(() => expect(result.current).not.toBeNull());
  await waitFor(() => expect(state.calls).toHaveLength(3));
  state.proved = true;
  act(() => result.current?.(true));
  expect(await Promise.all([...sent, file])).toHaveLength(3);
  expect(state.calls.slice(3).sort()).toEqual(state.calls.slice(0, 3).sort());
  expect(result.current).toBeNull();
});

it('a request fails with the server’s message if the person does not prove who it is, or no page can ask', async () => {
  const state = server();
  await expect(request(approve, {})).rejects.toMatchObject({ code: 'SL428' });
  const { result } = renderHook(() => useStepUp());
  const sent = request(approve, {}).catch((error: unknown) => error);
  await waitFor(() => expect(result.current).not.toBeNull());
  act(() => result.current?.(false));
  expect(await sent).toBeInstanceOf(ApiError);
  expect(state.calls).toHaveLength(2);
});
