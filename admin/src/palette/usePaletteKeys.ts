import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Item } from './items.ts';

/**
 * The active option, and the palette's keyboard support: arrows, Home, End and Enter. MUI's `useAutocomplete` is ten
 * times larger, and its Enter would open a result of an earlier text.
 */
export function usePaletteKeys(text: string, items: readonly Item[], isWaiting: boolean, choose: (item: Item) => void) {
  const [active, setActive] = useState(0);
  // Enter before the response waits for it and opens the first result: the displayed results belong to an earlier text.
  const [isEntered, setIsEntered] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing starts again at the first result
  useEffect(() => {
    setActive(0);
    setIsEntered(false);
  }, [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the answer
  useEffect(() => {
    if (!isEntered || isWaiting) return;
    setIsEntered(false);
    const item = items[active];
    if (item) choose(item);
  }, [isEntered, isWaiting]);
  const last = Math.max(items.length - 1, 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey) return; // Keys of an input method editor, or selecting text.
    if (event.key === 'ArrowDown') setActive((now) => Math.min(now + 1, last));
    else if (event.key === 'ArrowUp') setActive((now) => Math.max(now - 1, 0));
    else if (event.key === 'Home') setActive(0);
    else if (event.key === 'End') setActive(last);
    else if (event.key === 'Enter') setIsEntered(true);
    else return;
    event.preventDefault();
  };
  return { active: Math.min(active, last), setActive, onKeyDown };
}
