import { useEffect } from 'react';
import { useResourceContext, useStore } from 'react-admin';

/** Converts column ranks from positions in `before` to positions in `now`; new columns come last. */
export function translateRanks(ranks: readonly number[], before: readonly string[], now: readonly string[]): number[] {
  const kept = ranks.flatMap((index) => {
    const source = before[index];
    return source !== undefined && now.includes(source) ? [now.indexOf(source)] : [];
  });
  return [...kept, ...now.map((_source, index) => index).filter((index) => !kept.includes(index))];
}

/**
 * react-admin stores the column order by position, so adding or removing a column would shift everybody's. This stores
 * the sources along with the ranks and converts the ranks when the columns change.
 */
export function useStableColumnOrder(sources: readonly string[]): void {
  const resource = useResourceContext();
  const [ranks, setRanks] = useStore<number[] | undefined>(`${resource}.datatable_columnRanks`);
  const [before, setBefore] = useStore<string[] | undefined>(`${resource}.columnSources`);
  const now = sources.join();
  useEffect(() => {
    if (!ranks || before?.join() === now) return;
    const current = now.split(',');
    if (before) setRanks(translateRanks(ranks, before, current));
    setBefore(current);
  }, [ranks, before, now, setRanks, setBefore]);
}
