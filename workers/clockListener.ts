/** Hears when somebody moves the clock (NOTIFY clock), and keeps hearing when its connection breaks. */
import pg from 'pg';

const RETRY_MS = 3000;

/** Calls back at every move of the clock, and after a broken connection is back, since one may have been missed. */
export async function onClockMoved(url: string, moved: () => void): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'sideline worker clock' });
    fresh.on('error', () => {});
    fresh.on('notification', () => moved());
    fresh.on('end', () => {
      if (!stopped && client === fresh) again();
    });
    await fresh.connect();
    await fresh.query('listen clock');
    client = fresh;
  };
  const again = (): void => {
    timer = setTimeout(() => {
      listen().then(moved, again);
    }, RETRY_MS);
  };

  await listen();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
