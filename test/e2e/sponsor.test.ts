/** A brand manager's way: the home in numbers, a campaign's promised and delivered, and what staff choose to show of it. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { lookAtScreen } from './screens.ts';
import { createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let sponsor: Visitor;
let campaign: { id: number; name: string; sponsor_id: number };

beforeAll(async () => {
  setup = await createSetup();
  [campaign] = (await setup.rows(
    `select c.id, c.name, c.sponsor_id from app_public.campaigns c
     join app_public.sponsor_users m on m.sponsor_id = c.sponsor_id join app_public.users u on u.id = m.user_id
     where u.email = 'sponsor@sideline.test' and c.status = 'active' and exists (
       select from app_public.offers o join app_public.verification_deadlines d on d.offer_id = o.id
       where o.campaign_id = c.id and o.status = 'confirmed' and d.deadline < app_private.today() and not d.verified and not d.did_not_complete)
     order by c.id limit 1`,
  )) as [typeof campaign];
  await setup.rows(
    'update app_public.campaigns set sponsor_sees_overdue = true, sponsor_sees_dates = true where id = $1',
    [campaign.id],
  );
  sponsor = await setup.person('sponsor', { width: 375 });
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
const delivered = () => sponsor.getByRole('region', { name: 'Promised and Delivered' });

it(
  '[M15] [S-175] the home shows each campaign in numbers and leads to its dashboard',
  step(async () => {
    await sponsor.goto(`${setup.server.url}/sponsor-dashboard`);
    const card = sponsor.getByRole('listitem').filter({ hasText: campaign.name });
    await card.getByText(/confirmed assets proven, .* late/).waitFor();
    await card.getByText(/sponsorships confirmed.*goal/).waitFor();
    await lookAtScreen(sponsor, 'sponsor-home');
    await card.getByRole('link', { name: `View ${campaign.name}` }).click();
    await sponsor.getByRole('heading', { level: 1, name: campaign.name }).waitFor();
  }),
);

it(
  '[M15] the dashboard shows what was promised, confirmed, proven, due and late, and the numbers add up',
  step(async () => {
    const table = delivered().getByRole('table');
    await table.getByRole('columnheader', { name: 'Late' }).waitFor({ state: 'attached' });
    const numbers = await table
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          Object.fromEntries(
            [...row.querySelectorAll<HTMLElement>('td[data-label]')].map((cell) => [
              cell.dataset.label,
              Number(cell.textContent?.replace(/\D/g, '')),
            ]),
          ),
        ),
      );
    expect(numbers.length).toBeGreaterThan(0);
    for (const {
      Confirmed,
      Proven = 0,
      'In review': review = 0,
      Due = 0,
      Late = 0,
      'Not delivered': missed = 0,
    } of numbers)
      expect(Proven + review + Due + Late + missed).toBe(Confirmed);
    await lookAtScreen(sponsor, 'sponsor-delivered');
  }),
);

it(
  '[M14] [M15] a number opens the list that sums to it, and a row its photos, by keyboard as well',
  step(async () => {
    const late = delivered()
      .getByRole('link', { name: /late, / })
      .first();
    const [count = '', asset = ''] = ((await late.getAttribute('aria-label')) ?? '').split(/ late, /);
    await late.click();
    await sponsor.getByRole('heading', { level: 1, name: /^Assets/ }).waitFor();
    await sponsor.getByText(new RegExp(`^${count} late$`)).waitFor();
    await sponsor.getByRole('table', { name: 'Confirmed assets by league' }).waitFor();
    const more = sponsor.getByRole('button', { name: /^(Show more|Loading)/ });
    for (; (await more.count()) > 0; await sponsor.waitForTimeout(100)) if (await more.isEnabled()) await more.click();
    const quantities = await sponsor
      .locator('td[data-label="Quantity"]')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replace(/\D/g, ''))));
    expect(quantities.reduce((sum, quantity) => sum + quantity, 0)).toBe(Number(count.replace(/\D/g, '')));
    const assets = await sponsor.locator('td[data-label="Asset"]').allTextContents();
    expect(new Set(assets)).toEqual(new Set([asset]));
    await lookAtScreen(sponsor, 'sponsor-evidence');
    await sponsor.getByRole('link', { name: 'Photos', exact: true }).click();
    const first = sponsor.getByRole('button', { name: /^Open the photo of/ }).first();
    await first.focus();
    await sponsor.keyboard.press('Enter');
    const dialog = sponsor.getByRole('dialog');
    const before = await dialog.innerText(); // two photos of the demo may be the same picture
    await sponsor.keyboard.press('ArrowRight');
    await until(async () => (await dialog.innerText()) !== before);
    const saved = sponsor.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download this photo' }).click();
    expect((await saved).suggestedFilename()).toMatch(/ - \d{4}-\d\d-\d\d\.(jpg|png)$/);
    await sponsor.keyboard.press('Escape');
    await lookAtScreen(sponsor, 'sponsor-photos');
    const zip = sponsor.waitForEvent('download');
    await sponsor.getByRole('button', { name: 'Download all (zip)' }).click();
    expect((await zip).suggestedFilename()).toMatch(/^photos-.*\.zip$/);
    await sponsor.getByRole('link', { name: 'Dashboard' }).click();
    await sponsor.getByRole('heading', { level: 1, name: campaign.name }).waitFor();
  }),
);

it(
  '[M15] staff hide overdue proof with a preview beside the choice, and the sponsor sees it no longer',
  step(async () => {
    const staff = await setup.person('admin');
    await staff.goto(
      `${setup.server.url}/campaign-planner/sponsors/${campaign.sponsor_id}/campaigns/${campaign.id}/dashboard`,
    );
    const choice = staff.getByRole('group', { name: /^What the sponsor sees/ });
    await choice.getByRole('switch', { name: /^Overdue proof/ }).click();
    await choice.getByRole('link', { name: 'Preview the dashboard' }).waitFor();
    await staff.getByRole('button', { name: 'Save', exact: true }).first().click();
    await until(async () => {
      const [row] = await setup.rows<{ sponsor_sees_overdue: boolean }>(
        'select sponsor_sees_overdue from app_public.campaigns where id = $1',
        [campaign.id],
      );
      return row?.sponsor_sees_overdue === false;
    });
    await sponsor.reload();
    await delivered().getByRole('columnheader', { name: 'Due' }).waitFor({ state: 'attached' });
    await delivered().getByText('Not shown', { exact: false }).first().waitFor({ state: 'attached' });
    expect([...sponsor.errors, ...staff.errors]).toEqual([]);
  }),
);
