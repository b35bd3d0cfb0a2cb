import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges } from '../../../ui/followChanges.ts';
import { isTyped } from '../form/unsaved.ts';
import { documentIdOf } from './operationsOf.ts';

/**
 * Refetches visible queries when something that they show changes. A record that somebody is editing is left to the
 * notice in its header and to the question when it is saved.
 */
export function useLiveQueries(): void {
  const client = useQueryClient();
  useEffect(() => {
    const cache = client.getQueryCache();
    const shown = () =>
      new Set(cache.findAll({ type: 'active' }).flatMap(({ queryKey }) => documentIdOf(queryKey) ?? []));
    const following = followChanges(shown, (documents) =>
      client.invalidateQueries({
        type: 'active',
        predicate: ({ queryKey }) =>
          documents.has(documentIdOf(queryKey) ?? '') && !(isTyped() && queryKey[1] === 'getOne'),
      }),
    );
    const stop = cache.subscribe(({ type }) => {
      if (type === 'observerAdded') following.update();
    });
    return () => {
      stop();
      following.stop();
    };
  }, [client]);
}
