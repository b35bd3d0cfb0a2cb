import { useEffect, useState } from 'react';
import { setToday } from '../../../ui/clock.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { Settings } from '../store/accountStore.ts';
import { consoleStore } from '../store/consoleStore.ts';

/**
 * Takes over the server's today (S-447), its production flag (B-026) and the account's settings. `ready` once the pages may be shown; without an
 * answer this device's date stands in, and the banner stays.
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
