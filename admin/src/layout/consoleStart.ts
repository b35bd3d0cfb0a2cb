import { useEffect, useState } from 'react';
import { setToday } from '../../../ui/clock.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { Settings } from '../store/accountStore.ts';
import { consoleStore } from '../store/consoleStore.ts';

/**
 * Loads the server's date (S-447), its production flag (B-026) and the account's settings. `ready` is true once pages
 * can be shown; if the request fails, this device's date is used and the badge stays.
 */
export function useConsoleStart(): { ready: boolean; production: boolean } {
  const { data, error } = useOperationQuery('consoleStart', {}, { reference: true });
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (data) {
      setToday(data.today);
      consoleStore.load((data.mySettings ?? {}) as Settings);
    }
    if (data || error) setReady(true);
  }, [data, error]);
  return { ready, production: data?.production === true };
}
