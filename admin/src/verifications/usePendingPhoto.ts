import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import type { PendingImageRowFragment } from './generated/graphql.ts';

/** Number of images preloaded. */
const AHEAD = 3;

/** Query options for the context of a pending photo; cached during the review because decisions do not change it. */
const contextOf = (provider: ConsoleDataProvider, id: number) => ({
  queryKey: ['pendingPhoto', id],
  queryFn: async () => (await provider.pendingPhoto({ id })).pendingImageListItem,
  staleTime: 600_000,
  meta: { reference: true },
});

export const usePendingPhoto = (id: number) =>
  useQuery(contextOf(useDataProvider<ConsoleDataProvider>(), id)).data ?? null;

/** Preloads the next photos and their context, so that the next one appears immediately (M8). */
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
