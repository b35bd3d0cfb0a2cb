/** The recaps of a dashboard's link, asked for again while one is being made. */
import { useCallback, useEffect, useState } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { isUnderWay, type Recap, type RecapFormat } from './formats.ts';
import { MakeRecapDocument, RecapsDocument } from './generated/graphql.ts';

/** Milliseconds between two questions. */
const POLL_MS = 1500;

export interface Recaps {
  recaps: readonly Recap[];
  loading: boolean;
  error: unknown;
  refetch: () => Promise<void>;
  make: (format: RecapFormat) => Promise<void>;
}

export function useRecaps(token: string, what: 'campaign' | 'season'): Recaps {
  const { data, loading, error, refetch } = useQuery(
    RecapsDocument,
    { ofSeason: what === 'season' },
    { linkToken: token, keepFailures: true },
  );
  const [asked, setAsked] = useState(0);
  const recaps = data?.recaps ?? [];
  const waiting = recaps.some(isUnderWay);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the next wait
  useEffect(() => {
    if (!waiting) return;
    const next = setTimeout(() => void refetch().finally(() => setAsked((count) => count + 1)), POLL_MS);
    return () => clearTimeout(next);
  }, [waiting, refetch, asked, data]);
  const make = useCallback(
    async (format: RecapFormat) => {
      await request(MakeRecapDocument, { format }, { linkToken: token });
      await refetch();
    },
    [token, refetch],
  );
  return { recaps, loading, error, refetch, make };
}
