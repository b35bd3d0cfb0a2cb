/**
 * Handles back navigation before the router does. Chromium calls the listeners of a window in the order in which
 * they were added, in either phase: this one is added when the site starts, the router's when it first renders.
 */

const guards = new Map<() => boolean, string>();
let returning = false;

const here = () => location.pathname + location.search;

addEventListener(
  'popstate',
  (event) => {
    if (!returning) {
      // a jump to an anchor does not leave the page
      const stays = [...guards].some(([mayLeave, address]) => address !== here() && !mayLeave());
      if (!stays) return;
      history.forward(); // the URL has already changed: restore it
    }
    returning = !returning;
    event.stopImmediatePropagation();
  },
  true,
);

/** Asks before a back navigation leaves the current URL; false from `mayLeave` restores the URL. Returns the function that removes it. */
export function confirmBackNavigation(mayLeave: () => boolean): () => void {
  guards.set(mayLeave, here());
  return () => void guards.delete(mayLeave);
}
