/** Every page of the console: its URL with ids from the demo, and what it shows once its data is loaded. */
import type { Locator } from '../../harness/browser.ts';
import type { Visitor } from '../setup.ts';
import type { Fixture } from './fixture.ts';

export interface ConsolePage {
  /** Also the name of its pictures. */
  name: string;
  path: (fixture: Fixture) => string | Promise<string>;
  /** Text that appears with the page's data. */
  ready: (page: Visitor) => Locator;
  /** Opens a dialog or menu on the page before it is checked. */
  open?: (page: Visitor) => Promise<void>;
  /** Rules of axe that the page cannot meet: markers on a map lie where the places are. */
  except?: string[];
}

const rows = (page: Visitor) => page.locator('tbody tr').first();
const heading = (page: Visitor) => page.getByRole('heading', { level: 1 });
/** A timeline or calendar. */
const dates = (page: Visitor) => page.locator('section[aria-label=Timeline],table').first();
const field = (label: string) => (page: Visitor) => page.getByLabel(label).first();
const press = (name: string | RegExp) => async (page: Visitor) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};
const busiest = {
  organization: ({ id }: Fixture) =>
    id(`select organization_id as id from app_public.offers group by 1 order by count(*) desc, 1 limit 1`),
  campaign: ({ id }: Fixture) =>
    id(`select campaign_id as id from app_public.offers group by 1 order by count(*) desc, 1 limit 1`),
  sponsor: ({ id }: Fixture) =>
    id(`select sponsor_id as id from app_public.campaigns group by 1 order by count(*) desc, 1 limit 1`),
  offer: ({ id }: Fixture) =>
    id(`select o.id from app_public.offers o join app_public.verification_deadlines d on d.offer_id = o.id
        where o.status = 'confirmed' group by o.id order by count(*) desc, o.id limit 1`),
};

const organization =
  (tab = '') =>
  async (fixture: Fixture) =>
    `/organizations/${await busiest.organization(fixture)}${tab}`;
const sponsor =
  (tab = '') =>
  async (fixture: Fixture) =>
    `/campaign-planner/sponsors/${await busiest.sponsor(fixture)}${tab}`;
const campaign =
  (tab = '') =>
  async (fixture: Fixture) => {
    const id = await busiest.campaign(fixture);
    const [row] = await fixture.rows<{ sponsor: number }>(
      'select sponsor_id as sponsor from app_public.campaigns where id = $1',
      [id],
    );
    return `/campaign-planner/sponsors/${row?.sponsor}/campaigns/${id}${tab}`;
  };

export const consolePages: ConsolePage[] = [
  { name: 'organizations', path: () => '/organizations', ready: rows },
  { name: 'organization-add', path: () => '/organizations?add', ready: (page) => page.getByRole('dialog') },
  { name: 'duplicates', path: () => '/organizations/duplicates', ready: heading },
  {
    name: 'merge',
    path: async ({ rows: ask }) => {
      const found = await ask<{ id: number }>('select id from app_public.organizations order by name, id limit 2');
      return `/organizations/${found[0]?.id}/merge/${found[1]?.id}`;
    },
    ready: (page) => page.getByRole('radiogroup').first(),
  },
  { name: 'organization', path: organization(), ready: field('Contact email') },
  { name: 'play-locations', path: organization('/locations'), ready: heading, except: ['target-size'] },
  { name: 'programs', path: organization('/program'), ready: rows },
  { name: 'organization-capabilities', path: organization('/capabilities'), ready: heading },
  { name: 'packages', path: organization('/packages'), ready: heading },
  { name: 'shipping-info', path: organization('/shippinginfo'), ready: heading },
  { name: 'organization-campaigns', path: organization('/campaigns'), ready: rows },
  { name: 'pre-quals', path: organization('/preQuals'), ready: heading },
  { name: 'comments', path: organization('/comments'), ready: heading },
  { name: 'organization-users', path: organization('/users'), ready: heading },
  { name: 'organization-mails', path: organization('/mails'), ready: heading },
  { name: 'organization-releases', path: organization('/releases'), ready: heading },
  {
    name: 'season',
    path: async ({ rows: ask }) => {
      const [goal] = await ask<{ id: number; day: string }>(
        `select id, leagues_confirmed_goal_date::text as day from app_public.campaigns
         where leagues_confirmed_goal_date > app_private.today() order by 2, 1 limit 1`,
      );
      return `/season?campaignId=${goal?.id}&date=${goal?.day}`;
    },
    ready: dates,
  },
  { name: 'season-month', path: () => '/season?view=month', ready: dates },
  { name: 'sponsors', path: () => '/campaign-planner/sponsors', ready: heading },
  {
    name: 'roll-over',
    path: async (fixture) => `/campaign-planner/roll-over?campaigns=${await busiest.campaign(fixture)}`,
    ready: (page) => page.getByRole('checkbox', { name: /^Make .* again$/ }),
    open: press(/^Edit the next season of /),
  },
  { name: 'sponsor-add', path: () => '/campaign-planner/sponsors/add', ready: field('Name') },
  { name: 'sponsor', path: sponsor(), ready: heading },
  { name: 'sponsor-users', path: sponsor('/users'), ready: heading },
  { name: 'seasonal-dashboard', path: sponsor('/seasonal-dashboard'), ready: heading },
  { name: 'campaign-add', path: sponsor('/campaigns/add'), ready: heading },
  { name: 'campaigns', path: () => '/campaign-planner/campaigns', ready: rows },
  { name: 'campaign', path: campaign(), ready: field('Goal') },
  {
    name: 'forecast',
    path: async ({ rows: ask }) => {
      // two nights, so that the page says why the number changed
      await ask('select app_private.forecast_campaigns(app_private.today() - 7), app_private.forecast_campaigns()');
      const [one] = await ask<{ id: number; sponsor_id: number }>(
        `select c.id, c.sponsor_id from app_private.campaign_forecasts f join app_public.campaigns c on c.id = f.campaign_id
         where f.day = app_private.today() and f.target > 0 order by f.sent desc, c.id limit 1`,
      );
      return `/campaign-planner/sponsors/${one?.sponsor_id}/campaigns/${one?.id}/forecast`;
    },
    ready: (page) => page.getByRole('img', { name: /Likely/ }),
    open: (page) => page.getByText('Show as table').click(),
  },
  { name: 'campaign-dashboard', path: campaign('/dashboard'), ready: heading },
  { name: 'requirements', path: campaign('/requirements'), ready: heading },
  { name: 'sponsorship-application', path: campaign('/sponsorship-application'), ready: heading },
  { name: 'included-leagues', path: campaign('/included-leagues'), ready: heading },
  { name: 'primary-contacts', path: campaign('/primary-contacts'), ready: heading },
  { name: 'campaign-search', path: campaign('/campaign-search'), ready: heading },
  {
    name: 'targeting',
    path: async (fixture) => `/campaign-targeting/${await busiest.campaign(fixture)}?tab=filters`,
    ready: heading,
  },
  {
    name: 'targeting-properties',
    path: async (fixture) => `/campaign-targeting/${await busiest.campaign(fixture)}?tab=properties`,
    ready: (page) => page.locator('[data-index]').first(),
  },
  {
    name: 'targeting-steps',
    path: async (fixture) => `/campaign-targeting/${await busiest.campaign(fixture)}?tab=steps`,
    ready: (page) => page.getByRole('heading', { name: 'One step more' }),
  },
  {
    name: 'prospecting',
    path: async (fixture) => `/prospect-campaign/${await busiest.campaign(fixture)}`,
    ready: heading,
  },
  { name: 'offers', path: () => '/campaign-planner/offers', ready: rows },
  {
    name: 'offer',
    path: async (fixture) => `/offers/${await busiest.offer(fixture)}`,
    ready: (page) => page.getByRole('heading', { name: /Verification/ }).first(),
  },
  { name: 'pending-photos', path: () => '/verifications/pending', ready: heading },
  { name: 'unreleased-photos', path: () => '/verifications/unreleased', ready: heading },
  { name: 'rejection-reasons', path: () => '/verifications/reasons', ready: rows },
  { name: 'mails', path: () => '/mails', ready: heading },
  { name: 'mail-samples', path: () => '/mails/samples', ready: heading },
  { name: 'today', path: () => '/today?who=team', ready: rows },
  { name: 'sends', path: () => '/sends', ready: rows },
  {
    name: 'sends-month',
    path: () => '/sends?view=month',
    ready: heading,
    open: (page) => page.getByLabel('Kind').waitFor(),
  },
  { name: 'my-work', path: () => '/my-work', ready: heading },
  { name: 'sponsor-comments', path: sponsor('/comments'), ready: heading },
  { name: 'campaign-comments', path: campaign('/comments'), ready: heading },
  { name: 'league-import', path: () => '/league-import', ready: heading },
  { name: 'checks', path: () => '/checks', ready: rows },
  { name: 'check-runs', path: () => '/checks/runs', ready: rows },
  {
    name: 'check-run',
    path: async ({ rows: ask }) => {
      const found = await ask<{ id: number }>('select max(id) as id from app_public.check_runs');
      return `/checks/runs/${found[0]?.id}`;
    },
    ready: rows,
  },
  { name: 'deposit-runs', path: () => '/checks/deposits', ready: rows },
  {
    name: 'deposit-run',
    path: async ({ id }) => `/checks/deposits/${await id('select max(id) as id from app_public.deposit_runs')}`,
    ready: rows,
  },
  { name: 'deposit-returns', path: () => '/checks/deposits', ready: rows, open: press('Upload returns') },
  { name: 'outstanding-checks', path: () => '/checks/outstanding', ready: heading },
  { name: 'check-month', path: async ({ day }) => `/checks/months/${(await day(0)).slice(0, 7)}`, ready: heading },
  {
    name: 'bank-statement',
    path: async ({ id }) => `/checks/statements/${await id('select max(id) as id from app_public.bank_statements')}`,
    ready: rows,
  },
  { name: 'check-money', path: () => '/checks/money', ready: heading },
  { name: 'bank-statements', path: () => '/checks/statements', ready: rows },
  { name: 'tax-returns', path: () => '/tax-forms/returns', ready: rows },
  { name: 'check-settings', path: () => '/checks/settings', ready: heading },
  { name: 'audit', path: () => '/audit', ready: rows },
  { name: 'staff', path: () => '/staff', ready: rows },
  { name: 'my-changes', path: () => '/my-changes', ready: heading },
  { name: 'keys-and-feeds', path: () => '/api-keys', ready: heading },
  {
    name: 'history',
    path: campaign(),
    ready: field('Goal'),
    open: press('History'),
  },
  { name: 'audit', path: () => '/audit', ready: heading },
  {
    name: 'staff-invite',
    path: () => '/staff',
    ready: rows,
    open: press(/Add a member|Invite|Add/),
  },
  {
    name: 'search-palette',
    path: () => '/organizations',
    ready: rows,
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'not-found',
    path: () => '/organizations/999999',
    ready: (page) => page.getByText(/not found|does not exist/i).first(),
  },
];
