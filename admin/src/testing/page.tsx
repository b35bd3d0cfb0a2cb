import { jest } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { AdminContext, memoryStore, Notification, type Store } from 'react-admin';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { readToken, storeToken } from '../../../ui/session.ts';
import { authProvider } from '../auth/authProvider.ts';
import { ChangeNotices } from '../changes/ChangeNotices.tsx';
import { DialogClose } from '../components/DialogButton.tsx';
import { dataProvider } from '../dataProvider/dataProvider.ts';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { i18nProvider } from '../i18nProvider.ts';
import { lightTheme } from '../theme/theme.ts';

/** A live connection that never opens: pages work without it (S-435). Tests of live updates replace it. */
class NoSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = NoSocket.CONNECTING;
  close() {}
}
Object.assign(globalThis, { WebSocket: NoSocket });

/** A request of the page: operation name (or method and path) and variables. */
export type Sent = { name: string; variables: Record<string, never> & { input?: unknown }; body: unknown };
// biome-ignore lint/suspicious/noExplicitAny: each answer has the shape that its operation asks for
type Answers = Record<string, (variables: any) => unknown>;

/** A mocked error response. */
export class Refusal {
  readonly message: string;
  readonly extensions: { code: string; field?: string };
  /** `details`: other error extensions, such as a conflict's `version` and `current`. */
  constructor(message: string, code = 'SL422', field?: string, details: object = {}) {
    this.message = message;
    this.extensions = { ...details, code, ...(field ? { field } : {}) };
  }
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Mocks the server by operation name or "METHOD /path"; returns the list of requests. */
export function fakeServer(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = jest.fn(async (address: unknown, init: RequestInit = {}) => {
    const path = String(address);
    if (path !== '/graphql') {
      const name = `${init.method ?? 'GET'} ${path.split('?')[0]}`;
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
      sent.push({ name, variables: {}, body });
      return answers[name] ? json(await answers[name](body)) : json({ message: `No answer for ${name}` }, 404);
    }
    const { operationName, query, variables } = JSON.parse(String(init.body));
    const name = operationName ?? /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
    sent.push({ name, variables, body: null });
    const answer = await answers[name]?.(variables);
    if (answer === undefined)
      return json({ errors: [{ message: `No answer for ${name}`, extensions: { code: 'SL404' } }] });
    if (answer instanceof Refusal)
      return json({ errors: [{ message: answer.message, extensions: answer.extensions }] });
    return json({ data: answer });
  }) as never;
  return sent;
}

/** The variables of an operation's last request. */
export const lastOf = (sent: readonly Sent[], name: string) =>
  sent.filter((request) => request.name === name).at(-1)?.variables;

export function signIn(role: 'admin' | 'superadmin' = 'admin'): void {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  storeToken(
    `${part({ alg: 'HS256' })}.${part({ role, sub: '7', email: 'dana@sideline.test', name: 'Dana Whitfield' })}.x`,
  );
}

/** Nobody is signed in, and nothing is being left: as when a page has just been loaded. */
export async function freshPage(): Promise<void> {
  signIn();
  await authProvider.checkAuth({});
  localStorage.clear();
  sessionStorage.clear();
}

let here = '';
/** The page's current URL. */
export const address = (): string => here;

const Where = ({ children }: { children: ReactElement }) => {
  const { pathname, search } = useLocation();
  here = pathname + search;
  return children;
};

/** The console's query client without retries. */
const askOnce = () => {
  const client = makeQueryClient();
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false }, ...(mutations ? { mutations } : {}) });
  return client;
};

/**
 * Renders a page at a URL inside the console's providers. `path`: its route pattern; `queryClient`, `store`:
 * replace the default ones; `onClose`: called when a dialog that is the page closes itself.
 */
export function showPage(
  element: ReactElement,
  {
    at = '/',
    path = '/*',
    queryClient = askOnce(),
    store = memoryStore(),
    onClose = () => undefined,
  }: { at?: string; path?: string; queryClient?: QueryClient; store?: Store; onClose?: () => void } = {},
) {
  if (!readToken()) signIn();
  const page = (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      queryClient={queryClient}
      store={store}
    >
      <Where>
        <DialogClose value={onClose}>{element}</DialogClose>
      </Where>
      <ChangeNotices />
      <Notification />
    </AdminContext>
  );
  return render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path={path} element={page} />
        {path === '/*' ? null : (
          <Route
            path="/*"
            element={
              <Where>
                <p>Another page</p>
              </Where>
            }
          />
        )}
      </Routes>
    </MemoryRouter>,
  );
}

/** Renders a page; returns a function that navigates away and back while the console stays open. */
export function showVisits(element: ReactElement, place?: { at: string; path: string }): () => Promise<void> {
  let stay: (there: boolean) => void = () => undefined;
  const Visits = () => {
    const [there, setThere] = useState(true);
    stay = setThere;
    return there ? element : <p>Another page</p>;
  };
  showPage(<Visits />, place);
  return async () => {
    act(() => stay(false));
    await new Promise((resolve) => setTimeout(resolve, 10)); // Unused queries are garbage collected in a later task.
    act(() => stay(true));
  };
}
