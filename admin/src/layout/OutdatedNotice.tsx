import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';

const OUTDATED = 'Saved, but this page could not be refreshed. It shows the data from before.';

/** Warns that something was saved but the page could not be refreshed. */
export function OutdatedNotice() {
  const client = useQueryClient();
  const notify = useNotify();
  useEffect(() => {
    let saved = false;
    const stopMutations = client.getMutationCache().subscribe(({ mutation }) => {
      if (mutation?.state.status === 'success') saved = true;
    });
    const stopQueries = client.getQueryCache().subscribe(({ type, query }) => {
      if (!saved || type !== 'updated' || client.isFetching() > 0) return;
      if (query.state.status === 'error' && query.state.data !== undefined && query.isActive())
        notify(OUTDATED, { type: 'warning' });
      saved = false;
    });
    return () => {
      stopMutations();
      stopQueries();
    };
  }, [client, notify]);
  return null;
}
