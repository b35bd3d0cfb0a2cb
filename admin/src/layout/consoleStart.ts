import { useEffect, useState } from 'react';
import { setToday } from '../../../ui/clock.ts';
import { useDocument } from '../api/hooks.ts';
import { ConsoleStartDocument } from './documents.ts';

/**
 * Takes over the server's today (S-447) and its production flag (B-026). `ready` once the pages may be shown; without an
 * answer this device's date stands in, and the banner stays.
 */
export function useConsoleStart(): { ready: boolean; production: boolean } {
  const { data, error } = useDocument(ConsoleStartDocument, {}, { reference: true });
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (data) setToday(data.today);
    if (data || error) setReady(true);
  }, [data, error]);
  return { ready, production: data?.production === true };
}
