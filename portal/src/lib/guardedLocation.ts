/**
 * The location that the router shows. It follows the address bar, except while a form with changes refuses a back
 * navigation: then it stays, and the address bar is set back.
 */
import { useSyncExternalStore } from 'react';
import { navigate } from 'wouter/use-browser-location';

const inAddressBar = () => location.pathname + location.search;

let shown = inAddressBar();
let restoring = false;
const guards = new Map<() => boolean, string>();
const subscribers = new Set<() => void>();

function show(): void {
  shown = inAddressBar();
  for (const update of subscribers) update();
}

addEventListener('popstate', () => {
  if (restoring) {
    restoring = false;
    return;
  }
  // a jump to an anchor does not leave the page
  restoring = [...guards].some(([mayLeave, address]) => address !== inAddressBar() && !mayLeave());
  if (restoring) history.forward();
  else show();
});
// events of the router's `navigate`
for (const event of ['pushState', 'replaceState']) addEventListener(event, show);

function subscribe(update: () => void): () => void {
  subscribers.add(update);
  return () => subscribers.delete(update);
}

const path = () => shown.split('?', 1)[0] ?? '/';
const search = () => shown.slice(path().length);

/** The location hook of the router: the path shown, and the function that changes it. */
export const useGuardedLocation = Object.assign(
  (): [string, typeof navigate] => [useSyncExternalStore(subscribe, path), navigate],
  { searchHook: () => useSyncExternalStore(subscribe, search) },
);

/** Asks before a back navigation leaves the current URL; false from `mayLeave` restores the URL. Returns the function that removes it. */
export function confirmBackNavigation(mayLeave: () => boolean): () => void {
  guards.set(mayLeave, inAddressBar());
  return () => void guards.delete(mayLeave);
}
