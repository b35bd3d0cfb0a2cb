import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import type { PendingImageRowFragment } from './generated/graphql.ts';

/** Pictures that are loaded before they are shown. */
const AHEAD = 3;

/** How the context of one pending photo is read; kept while photos are reviewed, as it changes with none of them. */
const contextOf = (provider: ConsoleDataProvider, id: number) => ({
  queryKey: ['pendingPhoto', id],
  queryFn: async () => (await provider.pendingPhoto({ id })).pendingImageListItem,
  staleTime: 600_000,
  meta: { reference: true },
});

export const usePendingPhoto = (id: number) =>
  useQuery(contextOf(useDataProvider<ConsoleDataProvider>(), id)).data ?? null;

/** Loads the next photos and what they are compared with, so that the next one is there at once (M8). */
export function usePrefetchedPhotos(next: readonly PendingImageRowFragment[]): void {
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const ahead = next.slice(0, AHEAD);
  const key = ahead.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say when the photos are others
  useEffect(() => {
    for (const { id, fullSizeUrl } of ahead) {
      if (fullSizeUrl) new Image().src = fullSizeUrl;
      void client.prefetchQuery(contextOf(provider, id));
    }
  }, [key, client, provider]);
}
