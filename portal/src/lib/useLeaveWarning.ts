/** Asks before a form with changes is left: by a link, back navigation or closing the window (S-418, L-229, L-230). */
import { useEffect, useRef } from 'react';
import { t } from '../i18n/i18n.ts';
import { confirmBackNavigation } from './guardedLocation.ts';

/** While `dirty`, asks before the page is left; staying preserves all input. `ask`: for tests. */
export function useLeaveWarning(dirty: boolean, ask = (text: string) => globalThis.confirm(text)): void {
  const asking = useRef(ask);
  asking.current = ask;
  useEffect(() => {
    if (!dirty) return;
    let leaving = false;
    const mayLeave = () =>
      asking.current(
        t("It looks like you made some changes that haven't been saved yet. Are you sure you want to leave this page?"),
      );
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onClose = (event: BeforeUnloadEvent) => {
      if (!leaving) event.preventDefault();
    };
    // links within this app and out of it; a new tab or window leaves nothing
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || (link.target && link.target !== '_self')) return;
      if (!/^https?:$/.test(link.protocol) || (link.pathname === location.pathname && link.hash)) return;
      if (mayLeave()) leaving = true;
      else stop(event);
    };
    addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, true);
    const asksNoMore = confirmBackNavigation(mayLeave);
    return () => {
      removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, true);
      asksNoMore();
    };
  }, [dirty]);
}
