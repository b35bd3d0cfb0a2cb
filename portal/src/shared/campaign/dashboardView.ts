/**
 * A dashboard that anybody with the link may open, as the caches in front of the server answer it
 * (server/dashboards/edge.ts): its page reads a snapshot, asks while it is visible whether there is a new one, and
 * reports its view without waiting. What a snapshot does not have, and everything if there is none, is read from the API.
 */
import { useEffect } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { decodeToken, type LinkClaims } from '../../../../ui/session.ts';
import { useLinkView } from '../../lib/linkView.ts';

/** Milliseconds for which a snapshot is taken without asking for a new one, and at most as long again until a page asks. */
const FRESH_MS = 20_000;
const SPREAD_MS = 10_000;

interface Snapshot {
  version: string;
  /** Data by document id and variables. */
  reads: Readonly<Record<string, unknown>>;
}

let held: { token: string; at: number; snapshot: Promise<Snapshot | null> } | null = null;

/** True for a dashboard's link that was made for nobody in particular, if there are caches to answer it. */
function isPublished(token: string | undefined): token is string {
  if (!token || document.querySelector<HTMLMetaElement>('meta[name="sideline:edge"]')?.content !== 'on') return false;
  const claims = decodeToken<LinkClaims>(token);
  return (claims?.kind === 'campaign' || claims?.kind === 'season') && claims.user_id === undefined;
}

async function load(token: string, known: Snapshot | null): Promise<Snapshot | null> {
  const get = async (path: string) => {
    const response = await fetch(`/dashboards/${token}${path}`, {});
    if (!response.ok) throw new Error();
    return response.json();
  };
  try {
    const { version } = await get('');
    return version === known?.version ? known : { version, reads: await get(`/${version}`) };
  } catch {
    return null;
  }
}

/** The snapshot of a dashboard; null if there is none now. */
function snapshotOf(token: string): Promise<Snapshot | null> {
  const at = performance.now();
  if (held?.token !== token || at - held.at > FRESH_MS) {
    const known = held?.token === token ? held.snapshot : null;
    held = { token, at, snapshot: Promise.resolve(known).then((snapshot) => load(token, snapshot)) };
  }
  return held.snapshot;
}

request.reader = async (document, variables, linkToken, ask) => {
  const snapshot = isPublished(linkToken) ? await snapshotOf(linkToken) : null;
  return snapshot?.reads[document.id + JSON.stringify(variables)] ?? ask();
};

/** Counts one view of a dashboard once it is shown, and then follows its snapshots if it is published. */
export function useDashboardView(token: string, shown: boolean): void {
  const published = isPublished(token);
  useLinkView(token, shown && !published);
  useEffect(() => {
    if (!shown || !published) return undefined;
    navigator.sendBeacon?.(`/dashboards/${token}/views`);
    let last = snapshotOf(token);
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(check, FRESH_MS + Math.random() * SPREAD_MS);
    };
    const check = async () => {
      wait();
      if (document.visibilityState !== 'visible') return;
      const [before, now] = await Promise.all([last, snapshotOf(token)]);
      last = Promise.resolve(now);
      if (now && now !== before) globalThis.dispatchEvent(new Event('sideline:changed'));
    };
    wait();
    return () => clearTimeout(timer);
  }, [token, shown, published]);
}
