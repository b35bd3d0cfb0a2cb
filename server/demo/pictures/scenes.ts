/** The demo's proof: what a league would upload for each kind of capability. */
import {
  background,
  banner,
  box,
  browser,
  fence,
  floor,
  goal,
  infield,
  LIGHTS,
  label,
  paragraph,
  pennant,
  person,
  phone,
  picture,
  pitch,
  table,
  tent,
  trees,
  vignette,
  wave,
} from './parts.ts';

export interface Scene {
  /** The capability's kind; `artwork` is the sponsor's material rather than proof. */
  kind: string;
  name: string;
  svg: string;
}

const GREEN = '#0b6e4f';
const NAVY = '#27406b';
const CLAY = '#c4561f';
const PLUM = '#6b2f5c';

const players = (
  count: number,
  y: number,
  size: number,
  shirt: string,
  options: Parameters<typeof person>[5],
  x0 = 200,
  step = 110,
  seed = 0,
) =>
  Array.from({ length: count }, (_, i) =>
    person(x0 + i * step + wave(i + seed) * 20, y + wave(i * 5 + seed) * 14, size, i + seed, shirt, {
      ...options,
      number: options?.logo ? undefined : 2 + ((i * 7 + seed) % 30),
    }),
  ).join('');

const fenceBanner = (light: keyof typeof LIGHTS, color: string, ground: 'pitch' | 'infield', seed: number) =>
  picture(
    background(LIGHTS[light], 420) +
      trees(420, seed) +
      (ground === 'pitch' ? pitch(420) + goal(1120, 640, 330) : infield(420)) +
      players(5, 660, 120, ground === 'pitch' ? NAVY : CLAY, {}, 260, 150, seed) +
      fence(560, 930) +
      banner(360, 590, 880, 300, color) +
      vignette,
  );

const popUp = (light: keyof typeof LIGHTS, color: string, seed: number) =>
  picture(
    background(LIGHTS[light], 470) +
      trees(470, seed) +
      pitch(470) +
      fence(440, 640) +
      players(4, 800, 300, '#8c97a0', { shorts: '#4a5560', logo: true }, 130, 170, seed) +
      `<ellipse cx="1180" cy="985" rx="230" ry="22" fill="#000" opacity="0.25"/>${box(990, 210, 380, 770, color)}${box(990, 210, 380, 110, '#fff', 'opacity="0.15"')}${pennant(1120, 300, 190, '#fff')}` +
      label(1180, 610, 64, '#fff', 'WELCOME', 'middle') +
      label(1180, 680, 31, '#fff', 'FROM OUR SPONSOR', 'middle') +
      box(970, 975, 420, 16, '#3a4347') +
      vignette,
  );

const team = (light: keyof typeof LIGHTS, shirt: string, logo: boolean, seed: number) =>
  picture(
    background(LIGHTS[light], 400) +
      trees(400, seed) +
      pitch(400) +
      goal(140, 560, 360) +
      players(8, 800, 340, shirt, { logo, shorts: '#f2f2ee' }, 250, 155, seed) +
      players(7, 990, 300, shirt, { logo, shorts: '#f2f2ee' }, 320, 160, seed + 3) +
      vignette,
  );

const warmUps = (light: keyof typeof LIGHTS, shirt: string, seed: number) =>
  picture(
    background(LIGHTS[light], 430) +
      trees(430, seed) +
      pitch(430) +
      Array.from(
        { length: 6 },
        (_, i) =>
          `<polygon points="${240 + i * 200},${900 - (i % 2) * 30} ${222 + i * 200},${944 - (i % 2) * 30} ${258 + i * 200},${944 - (i % 2) * 30}" fill="#ef7d2f"/>`,
      ).join('') +
      players(4, 760, 300, shirt, { logo: true, arms: 'up' }, 330, 270, seed) +
      players(3, 960, 360, shirt, { logo: true }, 450, 330, seed + 2) +
      vignette,
  );

const sampling = (light: keyof typeof LIGHTS, color: string, seed: number) =>
  picture(
    background(LIGHTS[light], 450) +
      trees(450, seed) +
      pitch(450) +
      tent(480, 400, 640, color) +
      players(2, 800, 330, '#f6f4ee', { logo: false, shorts: '#39434a' }, 690, 200, seed) +
      table(540, 720, 520, color) +
      Array.from({ length: 12 }, (_, i) =>
        box(580 + i * 38, 690 - (i % 3) * 6, 26, 34, ['#e3b04b', '#d9622b', '#7fa66a'][i % 3] as string, 'rx="4"'),
      ).join('') +
      players(3, 990, 380, NAVY, { arms: 'down' }, 190, 130, seed + 1) +
      players(2, 980, 350, PLUM, {}, 1240, 150, seed + 4) +
      vignette,
  );

const seminar = (color: string, seed: number) =>
  picture(
    box(0, 0, 1600, 700, '#e6e1d6') +
      floor(700) +
      box(420, 90, 760, 440, '#fdfdfb', 'stroke="#7c7668" stroke-width="10"') +
      box(430, 100, 740, 100, color) +
      label(800, 168, 50, '#fff', 'HEALTHY SEASON TALK', 'middle') +
      paragraph(490, 260, 460, 6) +
      pennant(1020, 270, 150, color) +
      person(330, 760, 460, 1 + seed, color, { shorts: '#2c3440', arms: 'up' }) +
      Array.from(
        { length: 12 },
        (_, i) =>
          `<g transform="translate(${180 + (i % 6) * 250} ${900 + Math.floor(i / 6) * 130})"><rect x="-60" y="-30" width="120" height="170" rx="26" fill="${['#54606b', '#7a5a4b', '#4c6b5c'][i % 3]}"/><circle cy="-66" r="44" fill="${['#3a2a20', '#1e1a18', '#8a6034'][(i + seed) % 3]}"/></g>`,
      ).join(''),
  );

const gym = (color: string, seed: number) =>
  picture(
    `<defs><radialGradient id="vignette" cx="0.5" cy="0.45" r="0.75"><stop offset="0.6" stop-opacity="0"/><stop offset="1" stop-opacity="0.3"/></radialGradient></defs>${box(0, 0, 1600, 640, '#cfd5d2')}` +
      Array.from({ length: 20 }, (_, i) => box(i * 82, 0, 3, 640, '#b5bdb9')).join('') +
      floor(640) +
      banner(430, 180, 740, 260, color, 'PROUD SPONSOR', 'OF YOUTH BASKETBALL') +
      box(1330, 90, 190, 130, '#fff', 'stroke="#555" stroke-width="6"') +
      `<ellipse cx="1425" cy="232" rx="48" ry="12" fill="none" stroke="#d9622b" stroke-width="9"/>` +
      players(5, 930, 380, CLAY, {}, 240, 250, seed) +
      vignette,
  );

const coupons = (color: string, seed: number) =>
  picture(
    box(0, 0, 1600, 1066, '#d9cdb8') +
      box(0, 420, 1600, 646, '#b98f5f') +
      Array.from({ length: 8 }, (_, i) => box(0, 420 + i * 82, 1600, 3, '#a37c4f')).join('') +
      Array.from(
        { length: 14 },
        (_, i) =>
          `<g transform="translate(${190 + (i % 7) * 200} ${520 + Math.floor(i / 7) * 250}) rotate(${(wave(i + seed) - 0.5) * 14})"><rect width="168" height="210" rx="10" fill="#fff"/><rect width="168" height="70" rx="10" fill="${color}"/>${pennant(20, 14, 40, '#fff')}<text x="84" y="120" font-family="DejaVu Sans,Arial,sans-serif" font-size="24" text-anchor="middle" fill="#39423e">FREE</text><rect x="24" y="140" width="120" height="10" fill="#c9d0cc"/><rect x="24" y="162" width="90" height="10" fill="#c9d0cc"/></g>`,
      ).join('') +
      players(5, 420, 330, NAVY, {}, 260, 270, seed),
  );

const website = (color: string, league: string) =>
  picture(
    browser(
      `https://www.${league.toLowerCase().replaceAll(' ', '-')}.test`,
      `${box(90, 150, 1420, 130, '#1e3d33')}${label(150, 235, 62, '#fff', league)}${box(150, 330, 860, 330, '#7ca36b')}${person(400, 640, 260, 2, CLAY)}${person(560, 640, 260, 4, CLAY)}${person(720, 640, 260, 1, NAVY)}${paragraph(150, 710, 860, 7)}` +
        `${box(1070, 330, 380, 250, color, 'rx="14"')}${pennant(1110, 370, 120, '#fff')}${label(1335, 450, 36, '#fff', 'OUR', 'middle')}${label(1335, 500, 36, '#fff', 'SPONSOR', 'middle')}${paragraph(1070, 640, 380, 8)}`,
    ),
  );

const email = (color: string) =>
  picture(
    browser(
      'mail.test/sent',
      `${box(90, 150, 330, 850, '#f5f7f6')}${paragraph(130, 210, 240, 9)}${label(470, 230, 46, '#24302b', 'A word from our season sponsor')}${paragraph(470, 260, 500, 2)}${box(470, 350, 980, 190, color, 'rx="12"')}${pennant(520, 380, 120, '#fff')}` +
        `${label(980, 470, 64, '#fff', 'Thank you, families!', 'middle')}${paragraph(470, 590, 980, 8)}${box(470, 860, 300, 72, CLAY, 'rx="10"')}${label(620, 908, 34, '#fff', 'Read more', 'middle')}`,
    ),
  );

const post = (color: string, light: keyof typeof LIGHTS) =>
  picture(
    phone(
      `<circle cx="600" cy="140" r="30" fill="${GREEN}"/>${label(645, 136, 30, '#1f2926', 'Our League')}${label(645, 166, 22, '#77827d', '2 h')}${paragraph(580, 196, 430, 2)}<svg x="552" y="280" width="496" height="420" viewBox="100 300 1300 760" preserveAspectRatio="xMidYMid slice">${background(LIGHTS[light], 520)}${pitch(520)}${fence(560, 930)}${banner(330, 590, 880, 300, color)}${players(3, 1010, 330, NAVY, {}, 420, 320, 4)}</svg>` +
        `${label(585, 760, 34, '#d14b4b', '♥ 148')}${label(720, 760, 34, '#56615c', '23 comments')}${paragraph(580, 800, 430, 4)}`,
    ),
  );

const survey = (color: string) =>
  picture(
    phone(
      `${box(552, 70, 496, 130, color)}${label(800, 152, 44, '#fff', 'FAMILY SURVEY', 'middle')}${label(580, 255, 25, '#1f2926', 'How far do you drive to games?')}${['Under 10 minutes', '10 to 20 minutes', '20 to 40 minutes', 'Longer'].map((text, i) => `${box(580, 300 + i * 92, 440, 72, i === 1 ? '#dcefe6' : '#f2f4f3', 'rx="12"')}<circle cx="616" cy="${336 + i * 92}" r="14" fill="${i === 1 ? color : '#fff'}" stroke="#8a9590" stroke-width="3"/>${label(650, 347 + i * 92, 30, '#33403a', text)}`).join('')}${box(580, 720, 440, 84, CLAY, 'rx="14"')}${label(800, 775, 40, '#fff', 'Next', 'middle')}${paragraph(640, 850, 320, 1)}`,
    ),
  );

const photoDay = (light: keyof typeof LIGHTS, shirt: string, seed: number) =>
  picture(
    background(LIGHTS[light], 420) +
      trees(420, seed) +
      pitch(420) +
      players(6, 780, 340, shirt, { shorts: '#20262a' }, 420, 160, seed) +
      box(330, 470, 1000, 30, '#fff', 'opacity="0"') +
      `<g transform="translate(190 1000)"><path d="M0 0 L-70 60 M0 0 L70 60 M0 0 V60" stroke="#20262a" stroke-width="14"/><path d="M0 0 V-210" stroke="#20262a" stroke-width="16"/><rect x="-80" y="-300" width="170" height="110" rx="16" fill="#14191b"/><circle cx="30" cy="-245" r="42" fill="#2d3a44" stroke="#55626b" stroke-width="8"/></g>` +
      person(330, 1010, 420, 3 + seed, '#3b474e', { shorts: '#242b2f' }) +
      vignette,
  );

const artwork = picture(
  `${box(0, 0, 1600, 1066, '#f4f1ea')}${box(100, 250, 1400, 566, GREEN, 'rx="24"')}${pennant(220, 370, 320, '#fff')}${label(1010, 540, 98, '#fff', 'PROUD SPONSOR', 'middle')}${label(1010, 640, 66, '#fff', 'OF YOUTH SPORTS', 'middle')}${label(800, 930, 40, '#58635e', '6 feet wide, 4 feet tall · print at 150 dpi', 'middle')}`,
);

export const SCENES: readonly Scene[] = [
  { kind: 'game_signage', name: 'banner-outfield', svg: fenceBanner('noon', GREEN, 'infield', 1) },
  { kind: 'game_signage', name: 'banner-sideline', svg: fenceBanner('morning', NAVY, 'pitch', 2) },
  { kind: 'game_signage', name: 'banner-evening', svg: fenceBanner('evening', CLAY, 'pitch', 5) },
  { kind: 'game_signage', name: 'pop-up-entrance', svg: popUp('cloudy', GREEN, 3) },
  { kind: 'game_signage', name: 'gym-wall', svg: gym(PLUM, 2) },
  { kind: 'team_game_jersey', name: 'team-in-jerseys', svg: team('noon', GREEN, true, 1) },
  { kind: 'team_game_jersey', name: 'team-before-goal', svg: team('evening', NAVY, true, 6) },
  { kind: 'warm_up', name: 'warm-ups-cones', svg: warmUps('morning', CLAY, 2) },
  { kind: 'warm_up', name: 'warm-ups-cloudy', svg: warmUps('cloudy', GREEN, 5) },
  { kind: 'sampling', name: 'tent-samples', svg: sampling('noon', GREEN, 1) },
  { kind: 'sampling', name: 'tent-evening', svg: sampling('evening', CLAY, 4) },
  { kind: 'seminar', name: 'talk', svg: seminar(NAVY, 1) },
  { kind: 'coupon', name: 'flyers', svg: coupons(CLAY, 2) },
  { kind: 'photos', name: 'photo-day', svg: photoDay('morning', NAVY, 1) },
  { kind: 'photos', name: 'photo-day-evening', svg: photoDay('evening', GREEN, 4) },
  { kind: 'website_banner', name: 'home-page', svg: website(GREEN, 'River City Youth Soccer') },
  { kind: 'website_banner', name: 'home-page-blue', svg: website(NAVY, 'Northside Little League') },
  { kind: 'dedicated_email', name: 'email', svg: email(GREEN) },
  { kind: 'social_media_post', name: 'post', svg: post(GREEN, 'noon') },
  { kind: 'social_media_post', name: 'post-evening', svg: post(CLAY, 'evening') },
  { kind: 'survey', name: 'survey', svg: survey(GREEN) },
  { kind: 'artwork', name: 'artwork', svg: artwork },
];
