/**
 * The design tokens of the portal's CSS, the console's MUI theme, maps and emails. `tokens.css` is generated from this
 * file by `npm run generate`; a test checks its contents and the contrast. Names are camelCase here and
 * kebab-case in CSS: `field600` is `--field-600`, `onFill` is `--on-fill`.
 */

/** Colors that depend on the color scheme, in the light one. */
export const light = {
  chalk: '#ffffff',
  paper: '#faf9f6',
  raised: '#ffffff',
  sunken: '#f3f1ec',
  row: '#f7f6f2',
  line: '#e4e1d9',
  lineStrong: '#c9c4b8',
  /** Borders of inputs: at least 3:1 on chalk and paper. */
  control: '#837c6f',
  ink: '#17201c',
  inkSoft: '#4b5750',
  inkFaint: '#656f69',
  /** Text on field600 and clay600. */
  onFill: '#ffffff',
  field50: '#eaf5f0',
  field100: '#cfe8dc',
  field300: '#7cc0a0',
  field600: '#0b6e4f',
  field700: '#085740',
  field900: '#063a2b',
  clay50: '#fdf1ea',
  clay600: '#b8491a',
  clay700: '#96390f',
  focus: '#1d4ed8',
  prospecting: '#475c78',
  prospectingBg: '#eaeff5',
  qualified: '#5b3fa6',
  qualifiedBg: '#f0ecfa',
  proposed: '#825400',
  proposedBg: '#fdf3dc',
  confirmed: '#0b6e4f',
  confirmedBg: '#e3f4ec',
  inactive: '#5c645f',
  inactiveBg: '#efefec',
  danger: '#b3261e',
  dangerBg: '#fdecea',
  /** The portal's green header background: dark in both color schemes. */
  turf: '#073f2f',
  turfDeep: '#052d22',
  onTurf: '#ffffff',
  onTurfSoft: '#c9e5d8',
  turfLine: 'rgb(255 255 255 / 0.13)',
  turfFocus: '#ffd479',
  /** The console's top bar: dark in both color schemes. */
  bar: '#063a2b',
  bar2: '#0b4c38',
  barInk: '#ffffff',
  barSoft: '#b9d8ca',
  barLine: 'rgb(255 255 255 / 0.2)',
  barFocus: '#ffd9a8',
  mapSea: '#dfe9e8',
  mapLand: '#f7f5ef',
  mapLine: '#cdc8bb',
  mapLabel: '#4b5750',
  veil: 'rgb(9 16 13 / 0.6)',
  shadow: '0 1px 2px rgb(23 32 28 / 0.08), 0 4px 16px rgb(23 32 28 / 0.06)',
} as const;

/** Name of a color token. */
export type ColorName = keyof typeof light;

/** The same colors in the dark color scheme. */
export const dark: Record<ColorName, string> = {
  chalk: '#141a17',
  paper: '#0d1210',
  raised: '#1a221e',
  sunken: '#101613',
  row: '#18201c',
  line: '#2a332e',
  lineStrong: '#43504a',
  control: '#78877f',
  ink: '#eef2ef',
  inkSoft: '#b7c1bb',
  inkFaint: '#8f9a94',
  onFill: '#0b1410',
  field50: '#10281f',
  field100: '#16392b',
  field300: '#3c8f6c',
  field600: '#4cc38f',
  field700: '#7ad8ae',
  field900: '#c6f0dc',
  clay50: '#33190c',
  clay600: '#f08a57',
  clay700: '#f7ab85',
  focus: '#93b4ff',
  prospecting: '#a9bdd8',
  prospectingBg: '#1c2631',
  qualified: '#c3b1f5',
  qualifiedBg: '#261f3b',
  proposed: '#f1c667',
  proposedBg: '#33270b',
  confirmed: '#67d6a5',
  confirmedBg: '#0f2c20',
  inactive: '#a6aea9',
  inactiveBg: '#222826',
  danger: '#ff9d94',
  dangerBg: '#3a1512',
  turf: '#0a2f23',
  turfDeep: '#072119',
  onTurf: '#ffffff',
  onTurfSoft: '#c9e5d8',
  turfLine: 'rgb(255 255 255 / 0.09)',
  turfFocus: '#ffd479',
  bar: '#0a2219',
  bar2: '#12362a',
  barInk: '#ffffff',
  barSoft: '#9fc4b2',
  barLine: 'rgb(255 255 255 / 0.16)',
  barFocus: '#ffd9a8',
  mapSea: '#0b1513',
  mapLand: '#1a221e',
  mapLine: '#4b5b52',
  mapLabel: '#b7c1bb',
  veil: 'rgb(0 0 0 / 0.68)',
  shadow: '0 1px 2px rgb(0 0 0 / 0.4), 0 4px 16px rgb(0 0 0 / 0.3)',
};

/** Type, spacing and shape, the same in both color schemes. Font sizes are in rem, spacing in pixels. */
export const measures = {
  fontDisplay: '"Barlow Condensed", "Barlow-wide Narrow", "Barlow-wide Arial", "Arial Narrow", sans-serif',
  fontText: '"Inter", "Inter-wide Arial", system-ui, sans-serif',
  t12: '0.75rem',
  t14: '0.875rem',
  t16: '1rem',
  t20: '1.25rem',
  t25: '1.5625rem',
  t31: '1.953rem',
  t39: '2.441rem',
  t49: '3.05rem',
  t61: '3.815rem',
  t76: '4.768rem',
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '24px',
  s6: '32px',
  s7: '48px',
  s8: '64px',
  gap: '24px',
  radius: '8px',
  radiusPill: '999px',
  quick: '120ms ease-out',
  tap: '48px',
  formWidth: '800px',
  page: '1200px',
  /** Height of the portal's top bar. */
  topH: '64px',
  /** Heights and widths of the console's layout. */
  barH: '48px',
  navW: '200px',
  keysH: '28px',
} as const;

/** CSS custom property of a token name, e.g. `field600` → `--field-600`. */
export function cssName(name: string): string {
  return `--${name.replace(/([A-Z])/g, '-$1').replace(/([a-z])(\d)/g, '$1-$2')}`.toLowerCase();
}

/** The contents of `tokens.css`. Dark mode follows the device unless `data-theme` on the root element overrides it. */
export function tokensCss(): string {
  const lines = (values: Record<string, string>, indent: string) =>
    Object.entries(values)
      .map(([name, value]) => `${indent}${cssName(name)}: ${value};`)
      .join('\n');
  return `/* Made by \`npm run generate\` from ui/tokens.ts; not to be edited. */
:root {
  color-scheme: light;
${lines(light, '  ')}
${lines(measures, '  ')}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
${lines(dark, '    ')}
  }
}
:root[data-theme="dark"] {
  color-scheme: dark;
${lines(dark, '  ')}
}
@media (prefers-reduced-motion: reduce) {
  :root {
    --quick: 0ms;
  }
}
`;
}
