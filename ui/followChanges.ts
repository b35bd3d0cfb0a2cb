import { LiveChannelDocument, type LiveChannelSubscription } from './generated/graphql.ts';
import { operationOf } from './graphql.ts';
import { decodeToken, type LinkClaims, onSessionChange, readToken } from './session.ts';

/** The shortest time between two automatic readings, and how many times as long as the last one took it is at least. */
const PACE_MS = 1000;
const PACE_TIMES = 10;
/** Without input for this long nobody is looking: nothing is read, so that the login can end because it is idle. */
const ATTENDED_MS = 10 * 60_000;
/** After an interruption, all pages of a server read again within this time, not at once. */
const SPREAD_MS = 2000;
/** Until the page's first queries have all started. */
const SETTLE_MS = 100;
/** How many documents the server lets one subscription follow. */
const MAX_DOCUMENTS = 200;
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'visibilitychange'] as const;

/** Dashboards that anybody with the link may open are not followed: many people may read one at once. */
function isFollowed(linkToken: string | undefined): boolean {
  if (linkToken === undefined) return readToken() !== null;
  const claims = decodeToken<LinkClaims>(linkToken);
  return claims?.kind === 'offer' || claims?.user_id !== undefined;
}

/**
 * Follows what a page shows: calls `read` with those of the `shown` documents that may have changed, only while the page
 * is visible and somebody is there; what came in the meantime is read as soon as both are the case. `update` is to be
 * called when the page may show other documents.
 */
export function followChanges(
  shown: () => ReadonlySet<string>,
  read: (documents: ReadonlySet<string>) => Promise<unknown>,
  linkToken?: string,
): { update: () => void; stop: () => void } {
  const due = new Set<string>();
  let followed: ReadonlySet<string> = new Set();
  let endSubscription = () => {};
  let stopped = false;
  let reading = false;
  let lastInput = Date.now();
  let readyAt = 0;
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    if (stopped || reading || due.size === 0) return;
    if (document.visibilityState === 'visible' && Date.now() - lastInput < ATTENDED_MS)
      readTimer ??= setTimeout(() => void readDue(), Math.max(0, readyAt - performance.now()));
  };
  const readDue = async () => {
    readTimer = undefined;
    const documents = new Set([...due].filter((id) => shown().has(id)));
    due.clear();
    if (stopped || documents.size === 0) return;
    reading = true;
    const began = performance.now();
    await read(documents).catch(() => undefined); // what is shown stays
    readyAt = performance.now() + Math.max(PACE_MS, PACE_TIMES * (performance.now() - began));
    reading = false;
    schedule();
  };
  const readAll = () => {
    for (const id of shown()) due.add(id);
    readyAt = performance.now() + Math.random() * SPREAD_MS;
    schedule();
  };

  const subscribe = async () => {
    const documents = new Set([...shown()].slice(0, MAX_DOCUMENTS));
    if (!isFollowed(linkToken) || [...documents].every((id) => followed.has(id))) return;
    followed = documents;
    const { liveClient } = await import('./liveClient.ts'); // loaded after the page, which does not need it
    if (stopped || followed !== documents) return;
    const client = liveClient(linkToken);
    let lost = false;
    const ends = [
      client.on('closed', () => {
        lost = true;
      }),
      client.on('connected', () => {
        if (lost) readAll();
        lost = false;
      }),
      client.subscribe<LiveChannelSubscription>(
        { ...operationOf(LiveChannelDocument), query: '', variables: { documents: [...documents] } },
        {
          next: ({ data }) => {
            for (const id of data?.liveChannel ?? []) due.add(id);
            schedule();
          },
          error: () => undefined, // the page also works without
          complete: () => {
            if (followed !== documents) return;
            again(); // the viewer's rights have changed
            readAll();
          },
        },
      ),
    ];
    endSubscription();
    endSubscription = () => {
      for (const end of ends) end();
    };
  };
  const update = () => {
    settleTimer ??= setTimeout(() => {
      settleTimer = undefined;
      if (!stopped) subscribe().catch(again);
    }, SETTLE_MS);
  };
  const again = () => {
    followed = new Set();
    if (!stopped) update();
  };
  const onInput = () => {
    lastInput = Date.now();
    schedule();
  };
  const forgetSession = onSessionChange(again);
  for (const type of INPUTS) globalThis.addEventListener(type, onInput, { capture: true, passive: true });
  update();
  return {
    update,
    stop() {
      stopped = true;
      clearTimeout(readTimer);
      clearTimeout(settleTimer);
      endSubscription();
      forgetSession();
      for (const type of INPUTS) globalThis.removeEventListener(type, onInput, { capture: true });
    },
  };
}
