import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type ColorName, cssName, dark, light, tokensCss } from './tokens.ts';

const luminance = (hex: string) => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};
const contrast = (a: string, b: string) => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

describe('design tokens', () => {
  it('tokens.css has exactly the values of tokens.ts', () => {
    expect(readFileSync(join(process.cwd(), 'ui/generated/tokens.css'), 'utf8')).toBe(tokensCss());
  });

  it('names follow the CSS of the designs', () => {
    expect([cssName('field600'), cssName('onFill'), cssName('prospectingBg'), cssName('bar2'), cssName('t12')]).toEqual(
      ['--field-600', '--on-fill', '--prospecting-bg', '--bar-2', '--t-12'],
    );
  });

  it('dark mode follows the device and can be forced', () => {
    expect(tokensCss()).toContain('@media (prefers-color-scheme: dark)');
    expect(tokensCss()).toContain(':root:not([data-theme="light"])');
    expect(tokensCss()).toContain(':root[data-theme="dark"]');
  });

  const pairs: [ColorName, ColorName, number][] = [
    ['ink', 'chalk', 7],
    ['ink', 'paper', 7],
    ['inkSoft', 'chalk', 7],
    ['inkSoft', 'paper', 7],
    ['inkFaint', 'chalk', 4.5],
    ['inkFaint', 'paper', 4.5],
    ['onFill', 'clay600', 4.5],
    ['onFill', 'field600', 4.5],
    ['field600', 'chalk', 4.5],
    ['field600', 'field50', 4.5],
    ['control', 'chalk', 3],
    ['control', 'paper', 3],
    ['prospecting', 'prospectingBg', 4.5],
    ['qualified', 'qualifiedBg', 4.5],
    ['proposed', 'proposedBg', 4.5],
    ['confirmed', 'confirmedBg', 4.5],
    ['inactive', 'inactiveBg', 4.5],
    ['danger', 'dangerBg', 4.5],
    ['danger', 'chalk', 4.5],
    ['onTurfSoft', 'turf', 7],
    ['onTurf', 'turfDeep', 7],
    ['barSoft', 'bar', 4.5],
    ['focus', 'chalk', 3],
    ['mapLabel', 'mapLand', 4.5],
  ];
  it.each(pairs)('%s on %s reaches %d:1 in both color schemes', (text, ground, least) => {
    for (const mode of [light, dark] as Record<ColorName, string>[]) {
      expect(contrast(mode[text], mode[ground])).toBeGreaterThanOrEqual(least);
    }
  });
});
