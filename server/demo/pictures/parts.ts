/**
 * Parts of the demo's drawings, as SVG text. Everything is drawn; no photograph, no brand. The canvas is 1600 × 1066.
 */

export const WIDTH = 1600;
export const HEIGHT = 1066;

export interface Light {
  sky: readonly [string, string];
  grass: readonly [string, string];
  shade: number;
}
export const LIGHTS: Record<'morning' | 'noon' | 'evening' | 'cloudy', Light> = {
  morning: { sky: ['#a9cfe8', '#f3e6cf'], grass: ['#6fa35a', '#3f7a3d'], shade: 0.16 },
  noon: { sky: ['#6fb1e4', '#d8ecf7'], grass: ['#5fa04c', '#34722f'], shade: 0.2 },
  evening: { sky: ['#49648f', '#f0a76b'], grass: ['#55803f', '#2c5230'], shade: 0.3 },
  cloudy: { sky: ['#b4bec6', '#e2e6e8'], grass: ['#6a9560', '#44693f'], shade: 0.12 },
};

const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

/** A fraction from 0 to 1 that is the same on every run. */
export const wave = (n: number): number => Math.abs((Math.sin(n * 12.9898) * 43758.5453) % 1);

export const background = (light: Light, horizon: number): string =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.sky[0]}"/><stop offset="1" stop-color="${light.sky[1]}"/></linearGradient>
   <linearGradient id="grass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.grass[0]}"/><stop offset="1" stop-color="${light.grass[1]}"/></linearGradient>
   <radialGradient id="vignette" cx="0.5" cy="0.45" r="0.75"><stop offset="0.6" stop-opacity="0"/><stop offset="1" stop-opacity="${light.shade + 0.15}"/></radialGradient></defs>
   ${rect(0, 0, WIDTH, horizon, 'url(#sky)')}${rect(0, horizon, WIDTH, HEIGHT - horizon, 'url(#grass)')}`;

export const trees = (horizon: number, seed: number): string =>
  Array.from({ length: 26 }, (_, i) => {
    const x = i * 66 + wave(i + seed) * 40 - 30;
    const r = 46 + wave(i * 3 + seed) * 44;
    const tone = ['#3c5f3f', '#476b45', '#35563b', '#557a4b'][i % 4];
    return `<ellipse cx="${x}" cy="${horizon - r * 0.5}" rx="${r}" ry="${r * 0.9}" fill="${tone}"/>`;
  }).join('');

/** Stripes of a mown field with chalk lines, seen from the touchline. */
export const pitch = (horizon: number): string =>
  Array.from({ length: 9 }, (_, i) =>
    i % 2
      ? ''
      : `<polygon points="${WIDTH / 2 + (i - 4.5) * 120},${horizon} ${WIDTH / 2 + (i - 3.5) * 120},${horizon} ${WIDTH / 2 + (i - 3.5) * 420},${HEIGHT} ${WIDTH / 2 + (i - 4.5) * 420},${HEIGHT}" fill="#fff" opacity="0.07"/>`,
  ).join('') +
  `<g stroke="#f5f7f2" stroke-width="7" opacity="0.85" fill="none"><path d="M-20 ${horizon + 120} L${WIDTH + 20} ${horizon + 70}"/><path d="M1180 ${horizon + 88} L1500 ${HEIGHT}"/><ellipse cx="640" cy="${horizon + 250}" rx="320" ry="74"/></g>`;

export const infield = (horizon: number): string =>
  `<path d="M-40 ${HEIGHT} L560 ${horizon + 90} Q800 ${horizon + 40} 1040 ${horizon + 90} L1640 ${HEIGHT} Z" fill="#b98656"/><path d="M420 ${HEIGHT} L800 ${horizon + 190} L1180 ${HEIGHT} Z" fill="url(#grass)"/>
   <g stroke="#f7f3ea" stroke-width="8"><path d="M800 ${horizon + 150} L80 ${HEIGHT}"/><path d="M800 ${horizon + 150} L1520 ${HEIGHT}"/></g><rect x="786" y="${horizon + 138}" width="28" height="14" fill="#fff"/>`;

export const floor = (horizon: number): string =>
  rect(0, horizon, WIDTH, HEIGHT - horizon, '#c99a62') +
  Array.from(
    { length: 24 },
    (_, i) =>
      `<path d="M${800 + (i - 12) * 60} ${horizon} L${800 + (i - 12) * 190} ${HEIGHT}" stroke="#a97a45" stroke-width="2" opacity="0.6"/>`,
  ).join('') +
  `<path d="M-20 ${horizon + 150} L1620 ${horizon + 150}" stroke="#f4efe6" stroke-width="8"/><path d="M500 ${HEIGHT} Q800 ${horizon + 190} 1100 ${HEIGHT}" fill="none" stroke="#f4efe6" stroke-width="8"/>`;

/** Chain-link fence between two heights. */
export const fence = (top: number, bottom: number): string => {
  const posts = Array.from({ length: 9 }, (_, i) => rect(i * 200 - 6, top - 14, 12, bottom - top + 24, '#8d979b')).join(
    '',
  );
  return `<defs><pattern id="mesh" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M0 0 L26 26 M26 0 L0 26" stroke="#7d878c" stroke-width="2" opacity="0.75"/></pattern></defs>
    ${rect(0, top, WIDTH, bottom - top, 'url(#mesh)')}${rect(0, top - 8, WIDTH, 10, '#9aa4a8')}${posts}`;
};

const FACE =
  "font-family=\"'Barlow Condensed','DejaVu Sans Condensed','Liberation Sans',Arial,sans-serif\" font-weight=\"700\"";

/** A pennant as the logo of any sponsor. */
export const pennant = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})"><path d="M0 0 L92 30 L0 60 Z" fill="${fill}"/><rect x="-10" y="-8" width="10" height="116" rx="4" fill="${fill}"/></g>`;

/** A printed banner with grommets. */
export const banner = (
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  text = 'PROUD SPONSOR',
  line = 'OF OUR LEAGUE',
): string =>
  `<g><path d="M${x} ${y} q${w / 2} ${h * 0.05} ${w} 0 l${-w * 0.006} ${h} q${-w / 2} ${h * 0.04} ${-w * 0.988} 0 Z" fill="${color}"/>
   <path d="M${x} ${y} q${w / 2} ${h * 0.05} ${w} 0 l0 ${h * 0.16} q${-w / 2} ${h * 0.05} ${-w} 0 Z" fill="#fff" opacity="0.16"/>
   ${pennant(x + w * 0.06, y + h * 0.28, h * 0.42, '#fff')}
   <text x="${x + w * 0.64}" y="${y + h * 0.5}" ${FACE} font-size="${h * 0.2}" fill="#fff" text-anchor="middle">${text}</text>
   <text x="${x + w * 0.64}" y="${y + h * 0.76}" ${FACE} font-size="${h * 0.135}" fill="#fff" opacity="0.92" text-anchor="middle">${line}</text>
   ${[0.02, 0.34, 0.66, 0.98].map((part) => `<circle cx="${x + w * part}" cy="${y + h * 0.07}" r="5" fill="#d7dde0" stroke="#7c868b"/>`).join('')}</g>`;

const SKIN = ['#f0c7a2', '#c98f63', '#8d5a3b', '#e2ae84', '#6f4630'];
const HAIR = ['#3a2a20', '#1e1a18', '#b98a4b', '#6d4326', '#241d1a'];

/** A standing player or parent; feet at y, `size` tall. With `logo`, the shirt shows the pennant. */
export const person = (
  x: number,
  y: number,
  size: number,
  n: number,
  shirt: string,
  options: { shorts?: string; logo?: boolean; number?: number; arms?: 'up' | 'down' } = {},
): string => {
  const skin = SKIN[n % SKIN.length];
  const { shorts = '#2b3338', logo = false, number, arms = 'down' } = options;
  const arm = arms === 'up' ? 'M-26 -122 L-48 -176 M26 -122 L50 -172' : 'M-26 -122 L-38 -72 M26 -122 L38 -72';
  return `<g transform="translate(${x} ${y}) scale(${size / 200})"><ellipse cx="4" cy="2" rx="44" ry="8" fill="#000" opacity="0.22"/>
    <path d="M-13 -66 L-16 -6 M13 -66 L16 -6" stroke="${skin}" stroke-width="17" stroke-linecap="round"/><path d="M-16 -30 L-17 -6 M16 -30 L17 -6" stroke="#fff" stroke-width="17"/>
    <path d="M-26 -4 h18 v6 h-22 Z M8 -4 h18 l4 6 h-22 Z" fill="#1d2326"/><path d="${arm}" stroke="${skin}" stroke-width="14" stroke-linecap="round"/>
    <path d="M-28 -86 h56 l4 34 h-28 l-4 -12 -4 12 h-28 Z" fill="${shorts}"/><path d="M-30 -132 q30 -14 60 0 l14 30 -16 6 v16 h-56 v-16 l-16 -6 Z" fill="${shirt}"/>
    <path d="M-30 -132 q30 -14 60 0 l3 8 q-33 -12 -66 0 Z" fill="#fff" opacity="0.28"/>${logo ? pennant(-14, -116, 26, '#fff') : ''}
    ${number === undefined ? '' : `<text x="0" y="-92" ${FACE} font-size="30" fill="#fff" text-anchor="middle">${number}</text>`}
    <rect x="-8" y="-150" width="16" height="18" fill="${skin}"/><circle cx="0" cy="-166" r="23" fill="${skin}"/><path d="M-24 -168 a24 24 0 0 1 48 0 q-8 -12 -24 -12 t-24 12 Z" fill="${HAIR[(n * 7) % HAIR.length]}"/>
    <circle cx="-8" cy="-164" r="2.6" fill="#2a211c"/><circle cx="8" cy="-164" r="2.6" fill="#2a211c"/><path d="M-8 -154 q8 7 16 0" stroke="#5b352a" stroke-width="2.6" fill="none"/></g>`;
};

export const tent = (x: number, y: number, w: number, color: string): string =>
  `<g>${[0.03, 0.97].map((part) => rect(x + w * part - 6, y, 12, 420, '#dfe4e6')).join('')}<polygon points="${x - 24},${y + 20} ${x + w / 2},${y - 190} ${x + w + 24},${y + 20}" fill="${color}"/>
   <polygon points="${x + w / 2},${y - 190} ${x + w + 24},${y + 20} ${x + w * 0.62},${y + 20}" fill="#000" opacity="0.14"/>${rect(x - 24, y + 18, w + 48, 62, color)}${rect(x - 24, y + 18, w + 48, 8, '#fff', 'opacity="0.5"')}
   <text x="${x + w / 2}" y="${y + 64}" ${FACE} font-size="40" fill="#fff" text-anchor="middle">PROUD SPONSOR</text></g>`;

export const table = (x: number, y: number, w: number, color: string): string =>
  `${rect(x, y, w, 20, '#f4f1ea')}${rect(x + 8, y + 20, w - 16, 150, color)}${pennant(x + w / 2 - 30, y + 44, 80, '#fff')}`;

export const goal = (x: number, y: number, w: number): string =>
  `<g stroke="#f6f8f8" stroke-width="10" fill="none"><path d="M${x} ${y} v${-w * 0.36} h${w} v${w * 0.36}"/></g><g stroke="#eef2f2" stroke-width="2" opacity="0.6">${Array.from({ length: 13 }, (_, i) => `<path d="M${x + (w / 13) * i} ${y - w * 0.36} l${(6 - i) * 4} ${w * 0.36}"/>`).join('')}${Array.from({ length: 6 }, (_, i) => `<path d="M${x} ${y - w * 0.06 * i} h${w}"/>`).join('')}</g>`;

/** A screen for digital proof: browser window or phone, filled by the caller. */
export const browser = (address: string, inner: string): string =>
  `${rect(0, 0, WIDTH, HEIGHT, '#dfe3e1')}${rect(90, 70, 1420, 930, '#fff', 'rx="18"')}<path d="M90 150 v-62 q0 -18 18 -18 h1384 q18 0 18 18 v62 Z" fill="#eef1ef"/>
   ${['#e0645a', '#e8b84a', '#67b46b'].map((fill, i) => `<circle cx="${132 + i * 36}" cy="110" r="11" fill="${fill}"/>`).join('')}${rect(270, 90, 1000, 40, '#fff', 'rx="20"')}
   <text x="300" y="118" font-family="DejaVu Sans,Liberation Sans,Arial,sans-serif" font-size="21" fill="#58635e">${address}</text>${inner}`;

export const phone = (inner: string): string =>
  `${rect(0, 0, WIDTH, HEIGHT, '#d5dad3')}${rect(0, 820, WIDTH, 246, '#b9a88e')}<ellipse cx="810" cy="1010" rx="330" ry="30" fill="#000" opacity="0.18"/>${rect(530, 40, 540, 970, '#14191b', 'rx="64"')}${rect(552, 70, 496, 910, '#fff', 'rx="42"')}${rect(720, 52, 160, 12, '#2a3134', 'rx="6"')}${inner}`;

export const label = (x: number, y: number, size: number, fill: string, value: string, anchor = 'start'): string =>
  `<text x="${x}" y="${y}" ${FACE} font-size="${size}" fill="${fill}" text-anchor="${anchor}">${value}</text>`;

/** Gray lines that represent a paragraph. */
export const paragraph = (x: number, y: number, w: number, lines: number): string =>
  Array.from({ length: lines }, (_, i) =>
    rect(x, y + i * 30, w * (i === lines - 1 ? 0.6 : 0.92 + wave(i + x) * 0.08), 12, '#c9d0cc', 'rx="6"'),
  ).join('');

export const box = rect;

/** A complete drawing. */
export const picture = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inner}</svg>`;
export const vignette = rect(0, 0, WIDTH, HEIGHT, 'url(#vignette)');
