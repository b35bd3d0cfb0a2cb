/** Logos of the invented sponsors: a shape and a color each. */
const COLORS = [
  '#1d4e89',
  '#0f8b8d',
  '#6b4226',
  '#d98c1f',
  '#5b2a86',
  '#b3261e',
  '#2e7d4f',
  '#8a6d3b',
  '#1f7aa8',
  '#34495e',
  '#3a6ea5',
  '#a8471f',
];
const SHAPES = [
  '<path d="M128 36 L150 110 L220 128 L150 146 L128 220 L106 146 L36 128 L106 110 Z" fill="#fff"/>',
  '<path d="M78 76 q50 -40 100 0 q16 60 -20 112 q-14 10 -18 -26 q-12 -30 -24 0 q-4 36 -18 26 q-36 -52 -20 -112 Z" fill="#fff"/>',
  '<path d="M128 40 L186 128 H158 L206 196 H50 L98 128 H70 Z" fill="#fff"/>',
  '<circle cx="128" cy="128" r="44" fill="#fff"/><g stroke="#fff" stroke-width="14" stroke-linecap="round"><path d="M128 40 V58 M128 198 V216 M40 128 H58 M198 128 H216 M66 66 l13 13 M177 177 l13 13 M190 66 l-13 13 M79 177 l-13 13"/></g>',
  '<path d="M48 196 h160 v-16 h-160 Z M56 100 L128 52 L200 100 Z M66 108 h18 v64 h-18 Z M104 108 h18 v64 h-18 Z M136 108 h18 v64 h-18 Z M172 108 h18 v64 h-18 Z" fill="#fff"/>',
  '<path d="M44 150 a84 84 0 0 1 168 0" fill="none" stroke="#fff" stroke-width="18"/><path d="M128 150 L176 92" stroke="#fff" stroke-width="14" stroke-linecap="round"/><circle cx="128" cy="150" r="16" fill="#fff"/>',
];

/** The logo of the n-th sponsor as SVG, 256 × 256. */
export const logo = (n: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 256 256"><rect width="256" height="256" rx="${n % 2 ? 128 : 44}" fill="${COLORS[n % COLORS.length]}"/>${SHAPES[n % SHAPES.length]}</svg>`;
