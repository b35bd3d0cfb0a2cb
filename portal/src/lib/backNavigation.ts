/**
 * Hears that the browser has gone back before the router does. Chromium calls the listeners of a window in the order in which
 * they were added, whatever their phase: this one is added when the site starts, and the router's once it draws.
 */

const guards = new Map<() => boolean, string>();
let returning = false;

const here = () => location.pathname + location.search;

addEventListener(
  'popstate',
  (event) => {
    if (!returning) {
      // a jump to another part of the page leaves nothing
      const stays = [...guards].some(([mayLeave, address]) => address !== here() && !mayLeave());
      if (!stays) return;
      history.forward(); // the address has changed already: it is put back
    }
    returning = !returning;
    event.stopImmediatePropagation();
  },
  true,
);

/** Asks before the browser goes back from the address of now; a no puts the address back. Returns the end of it. */
export function confirmBackNavigation(mayLeave: () => boolean): () => void {
  guards.set(mayLeave, here());
  return () => void guards.delete(mayLeave);
}
