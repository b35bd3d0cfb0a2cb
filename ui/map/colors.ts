/** The map's colors from the page's tokens, updated with the color scheme. */
import { useEffect, useState } from 'react';
import { type ColorName, cssName, light } from '../tokens.ts';

const names = [
  'mapSea',
  'mapLand',
  'mapLine',
  'mapLabel',
  'field600',
  'field300',
  'onFill',
  'clay600',
  'chalk',
  'ink',
  'confirmed',
  'prospecting',
  'inactive',
] as const;
export type MapColors = Record<(typeof names)[number], string>;

function read(): MapColors {
  const style = getComputedStyle(document.documentElement);
  const value = (name: ColorName) => style.getPropertyValue(cssName(name)).trim() || light[name];
  return Object.fromEntries(names.map((name) => [name, value(name)])) as MapColors;
}

/** The current colors; updates when the device or `data-theme` changes the color scheme. */
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
