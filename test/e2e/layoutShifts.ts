/** Measures how far the content of a page moves while its data arrives late. */
import { signedPath } from '../harness/linkTokens.ts';
import type { Fixture } from './flows/fixture.ts';
import type { Visitor } from './setup.ts';

/** Milliseconds by which each answer of the API is late. */
const LATE = 1000;
/** Milliseconds without a request after which a page counts as loaded. */
const QUIET = 1500;

export interface BusyPage {
  name: string;
  as: 'superadmin' | 'league' | 'sponsor' | null;
  path: (fixture: Fixture) => string | Promise<string>;
}

/** The path of a dashboard of the demo's sponsor: of its campaign with the most offers, or of that campaign's season. */
async function dashboard({ rows }: Fixture, kind: 'campaign' | 'season'): Promise<string> {
  const [row] = await rows<{ id: number; sponsor: number; season: string; year: number; v: number; season_v: number }>(
    `select c.id, c.sponsor_id as sponsor, c.season, c.year, app_private.link_version('campaign', c.id::text) as v,
       app_private.link_version('season', c.sponsor_id || ':' || c.season || ':' || c.year) as season_v
     from app_public.campaigns c join app_public.sponsor_users m on m.sponsor_id = c.sponsor_id
     join app_public.users u on u.id = m.user_id and u.email = 'sponsor@sideline.test'
     where c.status = 'active' order by (select count(*) from app_public.offers o where o.campaign_id = c.id) desc, c.id limit 1`,
  );
  if (!row) throw new Error('The demo has no campaign of the sponsor.');
  const { id, sponsor, season, year, v, season_v } = row;
  return kind === 'campaign'
    ? signedPath({ kind, id, v, context: kind })
    : signedPath({ kind, id: sponsor, season, year, v: season_v, context: kind });
}
const campaign = (fixture: Fixture) => dashboard(fixture, 'campaign');

/** The pages that are opened most. */
export const busyPages: BusyPage[] = [
  { name: 'the home of a sponsor', as: 'sponsor', path: () => '/sponsor-dashboard' },
  { name: 'a campaign', as: 'sponsor', path: campaign },
  { name: 'a season', as: 'sponsor', path: (fixture) => dashboard(fixture, 'season') },
  { name: 'a list of assets', as: null, path: async (fixture) => `${await campaign(fixture)}/evidence/assets` },
  { name: 'the photos', as: null, path: async (fixture) => `${await campaign(fixture)}/evidence/photos` },
  { name: 'the home of a league', as: 'league', path: () => '/organization-dashboard' },
  {
    name: 'an offer by link',
    as: null,
    path: async (fixture) => fixture.link('offer', await fixture.offer('proposed')),
  },
  { name: 'the work of staff', as: 'superadmin', path: () => '/my-work' },
  { name: 'the organizations', as: 'superadmin', path: () => '/organizations' },
  {
    name: 'an offer of the console',
    as: 'superadmin',
    path: async (fixture) => `/offers/${await fixture.offer('confirmed')}`,
  },
];

/** Delays the API, and records from the start how far content moves, and what moved it. */
export async function observeShifts(page: Visitor): Promise<void> {
  await page.route(/\/(graphql|me)\b/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue().catch(() => undefined); // the page may be gone
  });
  // test machines lack the system fonts that are shown until the web fonts are loaded (styles/fonts.css)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { --font-display: "Barlow Condensed" !important; --font-text: "Inter" !important }');
      document.adoptedStyleSheets = [sheet];
      document.fonts.forEach((face) => void face.load().catch(() => undefined));
    });
  });
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        const sources = entry.sources.map(({ node, previousRect: a, currentRect: b }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class') ?? ''} ${a.y}+${a.height} to ${b.y}+${b.height}`;
        });
        shifts.push({ value: entry.value, sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts once nothing more is loaded, and what moved most. */
export async function shiftsOf(page: Visitor): Promise<{ total: number; sources: string[] }> {
  await page.waitForTimeout(LATE);
  let quietSince = Date.now();
  for (const end = quietSince + 20_000; Date.now() - quietSince < QUIET && Date.now() < end; ) {
    await page.waitForTimeout(100);
    if (page.openRequests.size > 0) quietSince = Date.now();
  }
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; sources: string[] }[] }).shifts,
  );
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    sources: shifts
      .sort((a, b) => b.value - a.value)
      .slice(0, 6)
      .map(({ value, sources }) => `${value.toFixed(3)} ${sources.slice(0, 3).join(', ')}`),
  };
}
