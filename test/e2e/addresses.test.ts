/** The routes in a browser: each URL opens its page for the intended users, and tells others where to go. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator } from '../harness/browser.ts';
import { makeOffer } from '../harness/factories.ts';
import { createSetup, type Setup, until, type Visitor } from './setup.ts';

let setup: Setup;
let staff: Visitor;
let league: Visitor;
let sponsor: Visitor;
let admin: Visitor;
let nobody: Visitor;

beforeAll(async () => {
  setup = await createSetup();
  staff = await setup.person('superadmin');
  league = await setup.person('league');
  sponsor = await setup.person('sponsor');
  admin = await setup.person('admin');
  nobody = await setup.visitor();
}, 180_000);
afterAll(() => setup?.stop());

const one = async (sql: string): Promise<Record<string, number>> => (await setup.db.owner.query(sql)).rows[0];
/** Opens a URL and waits for its headline; returns the URL that it led to. */
async function open(page: Visitor, path: string, heading?: string | RegExp): Promise<string> {
  await page.goto(setup.server.url + path);
  await page
    .getByRole('heading', { level: 1, ...(heading ? { name: heading } : {}) })
    .first()
    .waitFor();
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
const campaign = () =>
  one(`select c.id, c.sponsor_id as sponsor from app_public.campaigns c
    where exists (select from app_public.offers o where o.campaign_id = c.id and o.status = 'confirmed') order by c.id limit 1`);

it('[S-006] [S-007] the planner: its root, sponsors, a campaign and a seasonal goal', async () => {
  expect(await open(staff, '/campaign-planner')).toBe('/campaign-planner/sponsors');
  const { id, sponsor: owner } = await campaign();
  const base = `/campaign-planner/sponsors/${owner}`;
  for (const path of [
    '/campaign-planner/sponsors/add',
    base,
    `${base}/campaigns/add`,
    `${base}/campaigns/${id}`,
    `${base}/seasonal-goal/spring/2027`,
  ]) {
    expect(await open(staff, path)).toBe(path);
    expect(await staff.getByText('was not found').count()).toBe(0);
  }
  expect(staff.errors).toEqual([]);
});

it('[S-008] [S-009] [S-010] a campaign’s search leads to its properties with an offer, to its filters without', async () => {
  const { id, sponsor: owner } = await campaign();
  const { id: empty } = await one(
    `insert into app_public.campaigns (sponsor_id, name, season, year) values (${owner}, 'Nobody yet', 'fall', 2027) returning id`,
  );
  const base = `/campaign-planner/sponsors/${owner}/campaigns`;
  expect(await open(staff, `${base}/${id}/campaign-search`)).toBe(`/campaign-targeting/${id}?tab=properties`);
  expect(await open(staff, `${base}/${empty}/campaign-search`)).toBe(`/campaign-targeting/${empty}?tab=filters`);
  for (const status of ['rejected', 'unqualified', 'canceled'])
    await makeOffer(setup.db.owner, { campaign_id: empty, status });
  expect(await open(staff, `${base}/${empty}/campaign-search`)).toBe(`/campaign-targeting/${empty}?tab=filters`);
  await makeOffer(setup.db.owner, { campaign_id: empty, status: 'rejected_by_league' });
  expect(await open(staff, `${base}/${empty}/campaign-search`)).toBe(`/campaign-targeting/${empty}?tab=properties`);
  expect(await open(staff, `${base}/${id}/leagues`)).toBe(`/campaign-targeting/${id}?tab=properties`);
  expect(await open(staff, `${base}/${id}/filters`)).toBe(`/campaign-targeting/${id}?tab=filters`);
});

it('[S-015] [B-001] an old verification leads to its offer; checks are there for a superadmin', async () => {
  const { id } = await one(`select id from app_public.offers where status = 'confirmed' order by id limit 1`);
  expect(await open(staff, `/verifications/${id}`)).toBe(`/offers/${id}`);
  expect(await open(staff, '/checks')).toBe('/checks');
});

it('[S-012] [S-013] the other pages of staff, of leagues and of links open at their addresses', async () => {
  const { id } = await campaign();
  const ids =
    await one(`select (select min(id) from app_public.offers) as offer, (select min(id) from app_public.locations) as place,
    (select min(f.id) from app_public.search_filters f join app_public.location_filters l on l.id = f.id) as filter,
    (select min(m.organization_id) from app_public.organization_users m join app_public.users u on u.id = m.user_id
     where u.email = 'league@sideline.test') as organization`);
  const opened: [Visitor, string[]][] = [
    [staff, [`/offers/${ids.offer}`, '/verifications/pending', '/league-import', '/organizations']],
    [staff, [`/prospect-campaign/${id}`, `/prospect-filter/${ids.filter}`, `/prospect-location/${ids.place}`]],
    [league, ['/league-packages', `/organizations/${ids.organization}/capability-form`]],
    [nobody, ['/invitation/x', '/recover-account/x', '/accept-offer/x', '/qualify/x', '/respond-to-deadline/x']],
    [nobody, ['/welcome/x', '/organization-self-signup']],
  ];
  for (const [page, paths] of opened)
    for (const path of paths) {
      expect(await open(page, path)).toBe(path);
      expect([path, await page.getByText(/was not found|This page is out of bounds/).count()]).toEqual([path, 0]);
    }
});

it('[B-015] [B-028] an organization’s page is the console for staff, the portal for its own people, and nothing for others', async () => {
  const { id } = await one(`select m.organization_id as id from app_public.organization_users m
    join app_public.users u on u.id = m.user_id where u.email = 'league@sideline.test' order by 1 limit 1`);
  const { id: other } = await one(`select id from app_public.organizations where id not in (select m.organization_id
    from app_public.organization_users m join app_public.users u on u.id = m.user_id where u.email = 'league@sideline.test') limit 1`);
  const users = `/organizations/${id}/users`;
  expect(await open(staff, `/leagues/${id}/users`)).toBe(users);
  await staff.getByRole('link', { name: 'Capabilities' }).waitFor();
  expect(await open(league, users)).toBe(users);
  await league.getByRole('button', { name: 'Add User' }).waitFor();
  expect(await league.getByRole('link', { name: 'Capabilities' }).count()).toBe(0);
  await open(league, `/organizations/${other}/users`, 'This page is out of bounds.');
  expect(await open(league, `/organizations/${id}/comments`)).toBe('/organization-dashboard');

  await sponsor.goto(setup.server.url + users);
  await sponsor.waitForURL(/\/sponsor-dashboard$/);
  await sponsor.getByText('That page is for leagues.').waitFor();

  await nobody.goto(setup.server.url + users);
  await nobody.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === users);
  await nobody.getByText('Please log in to open the page you requested.').waitFor();
  for (const page of [league, sponsor, nobody]) expect(page.errors).toEqual([]);
});

it('[B-029] [B-305] organizations and the three prospecting pages are for staff alone', async () => {
  const { id } = await campaign();
  const { place, filter } = await one(`select (select min(id) from app_public.locations) as place,
    (select min(id) from app_public.location_filters) as filter`);
  expect(await open(staff, '/organizations', /^Search [\d,]+ Organizations$/)).toBe('/organizations');
  expect(await staff.title()).toBe('All Organizations · Sideline');
  const prospecting = [`/prospect-campaign/${id}`, `/prospect-filter/${filter}`, `/prospect-location/${place}`];
  for (const path of prospecting) {
    expect(await open(staff, path)).toBe(path);
    expect(await staff.title()).toMatch(/^Prospecting: .+ · Sideline$/);
  }
  for (const path of ['/organizations', ...prospecting])
    for (const [page, home] of [
      [league, '/organization-dashboard'],
      [sponsor, '/sponsor-dashboard'],
      [nobody, '/login'],
    ] as const) {
      await page.goto(setup.server.url + path);
      await page.waitForURL((url) => url.pathname === home);
    }
});

it('[B-002] a plain admin opens the list, an organization with its ten tabs, its mails and its releases, targeting and prospecting', async () => {
  const heading = (name: string) => admin.getByRole('heading', { level: 2, name, exact: true });
  const { id } = await campaign();
  const { place, filter, organization } = await one(`select (select min(id) from app_public.locations) as place,
    (select min(id) from app_public.location_filters) as filter, (select min(id) from app_public.organizations) as organization`);
  const base = `/organizations/${organization}`;
  /** Content that only this tab shows. */
  const tabs: [path: string, shows: Locator][] = [
    [base, heading('Contact')],
    [`${base}/locations`, heading('Play Locations')],
    [`${base}/program`, heading('Sponsorable properties')],
    [`${base}/capabilities`, admin.getByRole('link', { name: '+ Add Capability' })],
    [`${base}/packages`, admin.getByRole('button', { name: 'Create Package' })],
    [`${base}/shippinginfo`, heading('Mailing Address')],
    [`${base}/campaigns`, heading('Active Offers')],
    [`${base}/preQuals`, heading('PreQual Responses')],
    [`${base}/comments`, heading('Comments')],
    [`${base}/users`, heading('Users')],
    [`${base}/mails`, heading('Mails')],
    [`${base}/releases`, heading('Signed photo releases')],
  ];
  expect(await open(admin, '/organizations')).toBe('/organizations');
  expect(await open(admin, base)).toBe(base);
  const links = admin.getByRole('navigation', { name: 'Organization', exact: true }).getByRole('link');
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(shown).toEqual(tabs.map(([path]) => path));
  for (const [path, shows] of tabs) {
    await admin.locator(`nav[aria-label="Organization"] a[href="${path}"]`).click();
    await shows.waitFor();
    expect(new URL(admin.url()).pathname).toBe(path);
    expect(await admin.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  }
  const prospecting = [`/prospect-campaign/${id}`, `/prospect-filter/${filter}`, `/prospect-location/${place}`];
  for (const path of [`/campaign-targeting/${id}`, ...prospecting]) {
    expect(await open(admin, path)).toBe(path);
    expect(await admin.getByText(/was not found|Something went wrong/).count()).toBe(0);
  }
  expect(admin.errors).toEqual([]);
});

it('[B-246] [B-266] targeting is one page at two addresses, its panel 550 pixels wide', async () => {
  const { id, sponsor: owner } = await campaign();
  for (const path of [`/campaign-planner/sponsors/${owner}/campaigns/${id}/targeting`, `/campaign-targeting/${id}`]) {
    expect(await open(staff, path)).toBe(path);
    await staff.getByRole('tablist', { name: 'Targeting views' }).waitFor();
    expect((await staff.getByRole('region', { name: 'Targeting', exact: true }).boundingBox())?.width).toBe(550);
  }
});

it('[S-405] [L-328] dashboards are for their people and for staff', async () => {
  expect(await open(staff, '/sponsor-dashboard')).toBe('/sponsor-dashboard');
  expect(await open(staff, '/organization-dashboard', 'Sponsorships')).toBe('/organization-dashboard');
  expect(await open(league, '/organization-dashboard', 'Sponsorships')).toBe('/organization-dashboard');
  await league.goto(`${setup.server.url}/sponsor-dashboard`);
  await league.waitForURL(/\/organization-dashboard$/);
});

it('[S-369] [S-397] logging out ends the session on the server too, and an open page of another tab follows', async () => {
  await open(admin, '/organizations');
  const token = await admin.evaluate(() => localStorage.getItem('sideline.token'));
  const tab = await admin.context().newPage();
  await tab.goto(`${setup.server.url}/logout`);
  await tab.waitForURL(/\/login$/);
  await admin.waitForURL((url) => url.pathname === '/login');
  await admin.getByText('Your session has ended. Please log in again.').waitFor();
  await until(async () => {
    const answer = await fetch(`${setup.server.url}/sports`, { headers: { authorization: `Bearer ${token}` } });
    return answer.status === 401;
  });
});

it('[S-019] an unknown or malformed URL shows the not-found page', async () => {
  await open(nobody, '/nowhere/at/all', 'This page is out of bounds.');
  await open(nobody, '/%E0%A4%A', 'This page is out of bounds.');
  await open(nobody, '/accept-offer/half%', /expired/);
  expect(nobody.errors).toEqual([]);
});
