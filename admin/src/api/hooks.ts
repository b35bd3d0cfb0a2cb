import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useNotify } from 'react-admin';
import { request, type TypedDocument } from '../../../ui/graphql.ts';
import { messageOf, reading, twiceMore } from './errors.ts';

type ReadOptions = {
  /** False: do not ask yet. */
  enabled?: boolean;
  /** Reference lists change rarely and are not asked again after every save. */
  reference?: boolean;
  /** Show the last answer while variables change. */
  keep?: boolean;
  /** Only ever from the network: nothing is shown from an earlier visit (B-394). */
  fresh?: boolean;
};

/** What a document answered. */
export type Reading<Data> = {
  data: Data | undefined;
  /** Why there is nothing to show. What is shown already stays, and with it what was typed there, when asking again fails. */
  error: Error | null;
  refetch: () => Promise<unknown>;
  /** The data is the answer to earlier variables; the one to these is on its way. */
  older: boolean;
};

/** Reads a document. What it answered is asked again after every successful call. */
export function useDocument<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  { enabled = true, reference = false, keep = false, fresh = false }: ReadOptions = {},
): Reading<Data> {
  const { data, error, refetch, isPlaceholderData } = useQuery<Data, Error>({
    queryKey: [document.text, variables],
    queryFn: ({ signal }) => reading(() => request(document, variables, { signal })),
    enabled,
    staleTime: reference ? 600_000 : 0,
    ...(fresh ? { gcTime: 0 } : {}),
    meta: { reference },
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  });
  return { data, error: data === undefined || isPlaceholderData ? error : null, refetch, older: isPlaceholderData };
}

type CallOptions = {
  /** May be sent again after a network or server failure; never for checks and e-mails (S-417). */
  repeatable?: boolean;
  /** The caller shows failures itself. */
  quiet?: boolean;
};

/** A mutation: `call(variables)` answers its data or throws; what is on screen is asked again afterwards. */
export function useCall<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  { repeatable = false, quiet = false }: CallOptions = {},
) {
  return useAction((variables: Variables) => request(document, variables), { repeatable, quiet });
}

/** What makes two calls the same one; null for those that cannot be compared. */
function sameness(variables: unknown): string | null {
  let comparable = true;
  const key = JSON.stringify(variables, (_name, value) => {
    if (value instanceof Blob || value instanceof FormData) comparable = false;
    return value;
  });
  return comparable ? (key ?? '') : null;
}

/** The same for a REST call or any other promise. A call made again while it runs is the first one: a double click saves once. */
export function useAction<Data, Variables>(
  action: (variables: Variables) => Promise<Data>,
  { repeatable = false, quiet = false }: CallOptions = {},
) {
  const refresh = useRefreshAll();
  const notify = useNotify();
  const { mutateAsync, isPending, error } = useMutation<Data, Error, Variables>({
    mutationFn: action,
    networkMode: 'always', // without a network a call fails and says so, instead of waiting in silence for one
    retry: (count, error) => repeatable && twiceMore(count, error),
    onSuccess: refresh,
    onError: (error) => {
      if (!quiet) notify(messageOf(error), { type: 'error' });
    },
  });
  const running = useRef(new Map<string, Promise<Data>>());
  const call = useCallback(
    (variables: Variables): Promise<Data> => {
      const key = sameness(variables);
      if (key === null) return mutateAsync(variables);
      const known = running.current.get(key);
      if (known) return known;
      const started = mutateAsync(variables).finally(() => running.current.delete(key));
      running.current.set(key, started);
      return started;
    },
    [mutateAsync],
  );
  return { call, busy: isPending, failure: error };
}

const OLD_NEWS = 'That is done, but this page could not be brought up to date. It shows what was known before.';

/** Asks everything on screen again, reference lists excepted; says so when what is shown is old now. */
export function useRefreshAll() {
  const queries = useQueryClient();
  const notify = useNotify();
  return useCallback(async () => {
    await queries.invalidateQueries({ predicate: (query) => query.meta?.reference !== true });
    const shown = queries.getQueryCache().findAll({ type: 'active' });
    if (shown.some(({ state }) => state.status === 'error' && state.data !== undefined))
      notify(OLD_NEWS, { type: 'warning' });
  }, [queries, notify]);
}
