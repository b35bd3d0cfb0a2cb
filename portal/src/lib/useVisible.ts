/** The navigation entries visible to this user: by role, and by the server's feature flags (B-023 to B-025). */
import { useEffect, useState } from 'react';
import { flagsOf, type RestrictedEntry, visibleEntries } from '../../../ui/entries.ts';
import { FeatureFlagDocument } from '../../../ui/generated/graphql.ts';
import { request } from '../../../ui/graphql.ts';
import { useSession } from './useSession.ts';

export function useVisible<Entry extends RestrictedEntry>(entries: readonly Entry[]): Entry[] {
  const role = useSession()?.role;
  const names = flagsOf(entries, role).join();
  const [on, setOn] = useState<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    for (const name of names.split(',').filter(Boolean))
      request(FeatureFlagDocument, { name }).then(
        (answer) => current && answer.featureFlag && setOn((before) => [...before, name]),
        () => undefined, // without a response the entry stays hidden
      );
    return () => {
      current = false;
    };
  }, [names]);
  return visibleEntries(entries, role, on);
}
