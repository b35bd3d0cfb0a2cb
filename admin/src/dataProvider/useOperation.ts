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
import { messageOf, reading, twiceMore } from './errors.ts';
import type { OperationName, Operations, ResultOf, VariablesOf } from './operationsOf.ts';

type MutationOptions<Data> = {
  /** May be sent again after a failure of network or server; never for checks and e-mails (S-417). */
  repeatable?: boolean;
  /** The caller shows errors itself. */
  quiet?: boolean;
  onSuccess?: (data: Data) => void;
  onError?: (error: Error) => void;
};

/** A key for equal variables; null for those that cannot be compared, such as files. */
function keyOf(variables: unknown): string | null {
  let comparable = true;
  const key = JSON.stringify(variables, (_name, value) => {
    if (value instanceof Blob || value instanceof FormData) comparable = false;
    return value;
  });
  return comparable ? (key ?? '') : null;
}

/** Runs `action` once for equal variables at a time: the second click of a double click gets the first one's promise. */
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
 * A mutation by an action of its own, such as an upload. react-query's result, whose `mutateAsync` joins a call that already
 * runs with the same variables; errors are notified unless `quiet`, and what is shown is read again after success.
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
    retry: (count, error) => repeatable && twiceMore(count, error),
    onError: (error) => {
      if (!quiet) notify(messageOf(error), { type: 'error' });
      onError?.(error);
    },
    ...(onSuccess ? { onSuccess } : {}),
  });
  const mutateAsync = useOnce<Data, Variables>((variables) => mutation.mutateAsync(variables));
  return { ...mutation, mutateAsync };
}

/** A mutation that is no CRUD, by its name: `const { mutateAsync: approve } = useOperation('approveCheck')`. */
export function useOperation<Name extends OperationName>(name: Name, options: MutationOptions<ResultOf<Name>> = {}) {
  const operations: Operations = useDataProvider<ConsoleDataProvider>();
  return useAction<ResultOf<Name>, VariablesOf<Name>>((variables) => operations[name](variables), options);
}

type QueryOptions = {
  enabled?: boolean;
  /** Changes rarely: not read again after every save. */
  reference?: boolean;
  /** Show the last result while the variables change. */
  keepPrevious?: boolean;
  /** Only ever from the network: nothing of an earlier visit is shown (B-394). */
  noCache?: boolean;
};

/**
 * A query that is no list or record of a resource, by its name: `useOperationQuery('campaignReport', { id })`. `error` is set
 * only while there is nothing to show: what is shown stays when reading it again fails.
 */
export function useOperationQuery<Name extends OperationName>(
  name: Name,
  variables: VariablesOf<Name>,
  { enabled = true, reference = false, keepPrevious = false, noCache = false }: QueryOptions = {},
): Pick<UseQueryResult<ResultOf<Name>, Error>, 'data' | 'error' | 'refetch' | 'isPlaceholderData' | 'isFetching'> {
  const operations: Operations = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery<ResultOf<Name>, Error>({
    queryKey: [name, variables],
    queryFn: ({ signal }) => reading(() => operations[name](variables, { signal })),
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
