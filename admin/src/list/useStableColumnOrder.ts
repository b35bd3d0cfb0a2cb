import { useEffect } from 'react';
import { useResourceContext, useStore } from 'react-admin';

/** Ranks by position in `now` for columns that were ranked by position in `before`; new columns come last. */
export function translateRanks(ranks: readonly number[], before: readonly string[], now: readonly string[]): number[] {
  const kept = ranks.flatMap((index) => {
    const source = before[index];
    return source !== undefined && now.includes(source) ? [now.indexOf(source)] : [];
  });
  return [...kept, ...now.map((_source, index) => index).filter((index) => !kept.includes(index))];
}

/**
 * react-admin keeps the order of columns by position, so a column that is added or removed would move everybody's. This keeps
 * the sources that the ranks were made for beside them, and translates the ranks when the columns have changed.
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
