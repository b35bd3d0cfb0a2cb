/** The map's colours from the tokens of the page, kept up with light and dark. */
import { useEffect, useState } from 'react';
import { type ColorName, cssName, light } from '../tokens.ts';

const names = ['mapSea', 'mapLand', 'mapLine', 'field600', 'field300', 'onFill', 'clay600', 'chalk'] as const;
export type MapColors = Record<(typeof names)[number], string>;

function read(): MapColors {
  const style = getComputedStyle(document.documentElement);
  const value = (name: ColorName) => style.getPropertyValue(cssName(name)).trim() || light[name];
  return Object.fromEntries(names.map((name) => [name, value(name)])) as MapColors;
}

/** Colours now, and again when the device or `data-theme` changes the ground. */
export function useMapColors(): MapColors {
  const [colors, setColors] = useState(read);
  useEffect(() => {
    const update = () => setColors(read());
    const media = matchMedia('(prefers-color-scheme: dark)');
    const observer = new MutationObserver(update);
    media.addEventListener('change', update);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      media.removeEventListener('change', update);
      observer.disconnect();
    };
  }, []);
  return colors;
}
