import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from './dataProvider.ts';
import { messageOf, retryTwice, timedQuery } from './errors.ts';
import type { OperationName, Operations, ResultOf, VariablesOf } from './operationsOf.ts';

type MutationOptions<Data> = {
  /** May be retried after network and server errors; never for checks and emails (S-417). */
  repeatable?: boolean;
  /** The caller shows errors. */
  quiet?: boolean;
  /** Names what the form creates; see `form` of RequestOptions. */
  form?: string;
  onSuccess?: (data: Data) => void;
  onError?: (error: Error) => void;
};

/** A key that is equal for equal variables; null for variables that cannot be compared, such as files. */
function keyOf(variables: unknown): string | null {
  let comparable = true;
  const key = JSON.stringify(variables, (_name, value) => {
    if (value instanceof Blob || value instanceof FormData) comparable = false;
    return value;
  });
  return comparable ? (key ?? '') : null;
}

/**
 * Deduplicates concurrent calls of `action` with equal variables: the second click of a double click gets the first
 * one's promise.
 */
function useOnce<Data, Variables>(action: (variables: Variables) => Promise<Data>) {
  const running = useRef(new Map<string, Promise<Data>>());
  return (variables: Variables): Promise<Data> => {
    const key = keyOf(variables);
    const known = key === null ? undefined : running.current.get(key);
    if (known) return known;
    const started = action(variables);
    if (key === null) return started;
    const tracked = started.finally(() => running.current.delete(key));
    running.current.set(key, tracked);
    return tracked;
  };
}

/**
 * A mutation that runs a custom action, such as an upload. Returns react-query's result; `mutateAsync` joins a pending
 * call with equal variables. Notifies about errors unless `quiet`, and refetches visible queries after success.
 */
export function useAction<Data, Variables>(
  action: (variables: Variables) => Promise<Data>,
  { repeatable = false, quiet = false, onSuccess, onError }: MutationOptions<Data> = {},
): Omit<UseMutationResult<Data, Error, Variables>, 'mutateAsync'> & {
  mutateAsync: (variables: Variables) => Promise<Data>;
} {
  const notify = useNotify();
  const mutation = useMutation<Data, Error, Variables>({
    mutationFn: action,
    retry: (count, error) => repeatable && retryTwice(count, error),
    onError: (error) => {
      if (!quiet) notify(messageOf(error), { type: 'error' });
      onError?.(error);
    },
    ...(onSuccess ? { onSuccess } : {}),
  });
  const mutateAsync = useOnce<Data, Variables>((variables) => mutation.mutateAsync(variables));
  return { ...mutation, mutateAsync };
}

/** A mutation other than CRUD, by name: `const { mutateAsync: approve } = useOperation('approveCheck')`. */
export function useOperation<Name extends OperationName>(name: Name, options: MutationOptions<ResultOf<Name>> = {}) {
  const operations: Operations = useDataProvider<ConsoleDataProvider>();
  return useAction<ResultOf<Name>, VariablesOf<Name>>(
    (variables) => operations[name](variables, options.form ? { form: options.form } : {}),
    options,
  );
}

type QueryOptions = {
  enabled?: boolean;
  /** Rarely changes: not refetched after every mutation. */
  reference?: boolean;
  /** Shows the previous result while variables change. */
  keepPrevious?: boolean;
  /** Never served from the cache (B-394). */
  noCache?: boolean;
};

/**
 * A query other than CRUD, by name: `useOperationQuery('campaignReport', { id })`. `error` is set only if there is no
 * data; after a failed refetch the old data stays.
 */
export function useOperationQuery<Name extends OperationName>(
  name: Name,
  variables: VariablesOf<Name>,
  { enabled = true, reference = false, keepPrevious = false, noCache = false }: QueryOptions = {},
): Pick<UseQueryResult<ResultOf<Name>, Error>, 'data' | 'error' | 'refetch' | 'isPlaceholderData' | 'isFetching'> {
  const operations: Operations = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery<ResultOf<Name>, Error>({
    queryKey: [name, variables],
    queryFn: ({ signal }) => timedQuery(() => operations[name](variables, { signal })),
    enabled,
    staleTime: reference ? 600_000 : 0,
    ...(noCache ? { gcTime: 0 } : {}),
    meta: { reference },
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  return {
    data,
    error: data === undefined || isPlaceholderData ? error : null,
    refetch,
    isPlaceholderData,
    isFetching,
  };
}
