import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Item } from './items.ts';

/** The option that the keyboard is on, and the keys of the palette: arrows, Home, End and Enter. */
export function usePaletteKeys(text: string, items: readonly Item[], isWaiting: boolean, choose: (item: Item) => void) {
  const [active, setActive] = useState(0);
  // Enter before the answer opens its first result: results of the earlier text are not what was meant
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
    if (event.nativeEvent.isComposing || event.shiftKey) return; // an input method's own keys; selecting text
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
