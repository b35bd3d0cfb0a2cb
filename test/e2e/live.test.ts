/** A change by one member of staff is seen by another and by the league, in pages that stay open; a removed member sees nothing more. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let boss: Visitor;
let colleague: Visitor;
let league: Visitor;
let offers: { id: number; organization_id: number; name: string }[];
const home = () => `${setup.server.url}/organization-dashboard`;

beforeAll(async () => {
  setup = await createSetup();
  [boss, colleague, league] = [
    await setup.person('superadmin'),
    await setup.person('admin'),
    await setup.person('league'),
  ];
  offers = await setup.rows(`
    select o.id, o.organization_id, g.name from app_public.offers o join app_public.organizations g on g.id = o.organization_id
    join app_public.organization_users m on m.organization_id = g.id join app_public.users u on u.id = m.user_id
    where u.email = 'league@sideline.test' and o.status = 'confirmed'
      and not exists (select from app_public.checks c where c.offer_id = o.id) order by o.id`);
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
/** Marks a page: the mark is gone after a reload. */
const mark = (page: Visitor) => page.evaluate(() => Object.assign(globalThis, { kept: true }));
const isMarked = (page: Visitor) => page.evaluate(() => 'kept' in globalThis);

it(
  '[S-435] a canceled offer changes a colleague’s list and the league’s page without a reload, and the selection stays',
  step(async () => {
    const [offer] = offers;
    expect(offers.length).toBeGreaterThan(0);
    const filter = encodeURIComponent(JSON.stringify({ organizationId: offer?.organization_id }));
    await colleague.goto(`${setup.server.url}/campaign-planner/offers?filter=${filter}`);
    const rows = colleague.getByRole('checkbox', { name: /^Select (?!all)/ });
    await rows.first().check();
    await league.goto(`${home()}/sponsorship/${offer?.id}`);
    await league.getByRole('heading', { level: 1 }).waitFor();
    const canceled = await colleague.getByText('Canceled', { exact: true }).count();
    await mark(colleague);
    await mark(league);

    await boss.goto(`${setup.server.url}/offers/${offer?.id}`);
    await boss.getByRole('button', { name: 'Actions', exact: true }).click();
    await boss.getByRole('menuitem', { name: 'Cancel offer' }).click();
    await boss
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('The season was called off.');
    await boss.getByRole('dialog').getByRole('button', { name: 'Cancel this offer' }).click();

    await league.getByText('This sponsorship is canceled.').waitFor();
    await until(async () => (await colleague.getByText('Canceled', { exact: true }).count()) > canceled);
    expect(await colleague.getByRole('checkbox', { name: /^Select (?!all)/, checked: true }).count()).toBe(1);
    expect([await isMarked(colleague), await isMarked(league)]).toEqual([true, true]);
  }),
);

it(
  '[S-210] an update of a campaign is on the open dashboard of a sponsor without a reload',
  step(async () => {
    const sponsor = await setup.person('sponsor');
    await sponsor.goto(`${setup.server.url}/sponsor-dashboard`);
    await sponsor
      .getByRole('link', { name: /^View / })
      .first()
      .click();
    await sponsor.getByRole('heading', { level: 1 }).waitFor();
    await mark(sponsor);
    await setup.rows(`insert into app_public.campaign_notes (campaign_id, title, body, published)
      select id, 'Jerseys arrived', '<p>All of them.</p>', true from app_public.campaigns where status in ('active', 'complete')`);
    await sponsor.getByText('Jerseys arrived').first().waitFor();
    expect([sponsor.errors, await isMarked(sponsor)]).toEqual([[], true]);
    await sponsor.close();
  }),
);

it(
  '[S-434] a member who was removed sees nothing more, while staff do',
  step(async () => {
    await league.goto(home());
    await league.getByRole('heading', { level: 1, name: 'Sponsorships' }).waitFor();
    await mark(league);
    await setup.rows(`delete from app_public.organization_users m using app_public.users u
      where u.id = m.user_id and u.email = 'league@sideline.test'`);
    const reads: string[] = [];
    let lastAt = Date.now();
    league.on('request', (request) => {
      if (request.url().endsWith('/graphql')) {
        reads.push(request.url());
        lastAt = Date.now();
      }
    });
    await league.getByText(/doesn't have any active sponsorships/).waitFor();
    await until(async () => Date.now() - lastAt > 4000); // the new subscription may have it read once more
    reads.length = 0;
    await setup.rows('update app_public.offers set value = 98765 where id = $1', [offers[0]?.id]);
    await colleague.getByText('$98,765').first().waitFor();
    expect(reads).toEqual([]);
    expect(await isMarked(league)).toBe(true);
    expect([...boss.errors, ...colleague.errors, ...league.errors]).toEqual([]);
  }),
);
