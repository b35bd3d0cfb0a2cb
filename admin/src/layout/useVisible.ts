import { useQueries } from '@tanstack/react-query';
import { flagsOf, type RestrictedEntry, visibleEntries } from '../../../ui/entries.ts';
import { FeatureFlagDocument } from '../../../ui/generated/graphql.ts';
import { request } from '../../../ui/graphql.ts';
import { currentClaims } from '../../../ui/session.ts';

/** The navigation entries that this user may see, by role and the server's feature flags (B-023 … B-025). */
export function useVisible<Entry extends RestrictedEntry>(entries: readonly Entry[]): Entry[] {
  const role = currentClaims()?.role;
  const on = useQueries({
    queries: flagsOf(entries, role).map((name) => ({
      queryKey: [FeatureFlagDocument.name, { name }],
      queryFn: async () => ((await request(FeatureFlagDocument, { name })).featureFlag ? [name] : []),
      staleTime: 600_000,
      meta: { reference: true },
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  return visibleEntries(entries, role, on);
}
