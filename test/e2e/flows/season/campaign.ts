import { expect, it } from '@jest/globals';
import { accessibilityViolations } from '../../../harness/browser.ts';
import { choose, DEMO_PASSWORD } from '../../setup.ts';
import { CAMPAIGN, type Season, SPONSOR } from './season.ts';

/** A campaign is planned: its sponsor, season, capabilities and deadlines. Each step depends on the previous ones. */
export function campaignIsPlanned(season: Season): void {
  it(
    '[S-359 S-361] staff signs in and lands on the page they asked for',
    season.step(async () => {
      const { setup, staff } = season;
      await staff.goto(`${setup.server.url}/campaign-planner/sponsors/add`);
      await staff.waitForURL(/\/login\?redirect=/);
      await staff.getByLabel('Email').fill('superadmin@sideline.test');
      await staff.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await staff.getByRole('button', { name: 'Log in' }).click();
      await staff.waitForURL(/\/campaign-planner\/sponsors\/add$/);
    }),
  );

  it(
    '[S-033 S-034 S-035] a sponsor is added, and its page opens',
    season.step(async () => {
      const { staff } = season;
      const add = staff.getByRole('button', { name: 'Add Sponsor' });
      await add.waitFor();
      expect(await add.isDisabled()).toBe(true);
      await staff.getByLabel('Name').fill(SPONSOR);
      await add.click();
      await staff.getByRole('heading', { name: SPONSOR }).waitFor();
    }),
  );

  it(
    '[S-036 S-042 S-043] a campaign is added for a season, proposed, with the dates of its quarter',
    season.step(async () => {
      const { staff, one } = season;
      await staff.getByRole('link', { name: 'Add A Campaign' }).first().click();
      // the sponsor's page has a field of this name too, and stays until the next page is shown
      await staff.getByRole('heading', { name: 'Add A Campaign' }).waitFor();
      await staff.getByLabel('Name').fill(CAMPAIGN);
      await choose(staff.getByRole('combobox', { name: 'Season' }), 'Spring');
      await choose(staff.getByRole('combobox', { name: 'Year' }), '2027');
      await staff.getByRole('button', { name: 'Add Campaign' }).click();
      await staff.waitForURL(/\/campaigns\/\d+$/);
      season.campaignUrl = staff.url();
      season.campaignId = Number(season.campaignUrl.split('/').at(-1));
      expect(
        await one(`select name, status, starts_at::text, ends_at::text from app_public.campaigns where id = $1`, [
          season.campaignId,
        ]),
      ).toEqual({ name: CAMPAIGN, status: 'proposed', starts_at: '2027-04-01', ends_at: '2027-06-30' });
    }),
  );

  it(
    '[S-099 S-103 S-114] capabilities with expectations and default verification deadlines are added',
    season.step(async () => {
      const { staff, campaignId, campaignUrl, rows, inDays } = season;
      await staff.goto(`${campaignUrl}/requirements`);
      const wanted = [
        ['Game Signage', 'Hang both banners where families sit.', 'Banner hung'],
        ['Survey', 'Send our survey to all families.', 'Survey sent'],
      ] as const;
      for (const [capability, description, deadline] of wanted) {
        await staff.getByRole('button', { name: 'Add A Campaign Capability' }).first().click();
        const modal = staff.getByRole('dialog');
        await choose(modal.getByRole('combobox', { name: 'Capability' }), capability);
        await modal.getByLabel('Default quantity per league').fill('1');
        await modal.getByLabel('Total contracted quantity').fill('40');
        await modal.getByLabel('Description').fill(description);
        await modal.getByRole('button', { name: 'Add capability' }).click();
        await staff.getByText(description, { exact: true }).waitFor();
        await staff.getByRole('dialog').waitFor({ state: 'detached' });
        const card = staff
          .locator('article, section, li, div')
          .filter({ hasText: description })
          .filter({ has: staff.getByRole('button', { name: 'Add default deadline' }) })
          .last();
        await card.getByRole('button', { name: 'Add default deadline' }).click();
        const form = staff.getByRole('dialog');
        await form.getByLabel('Name').fill(deadline);
        await form.getByLabel('Deadline date').fill(await inDays(30));
        await form
          .getByLabel(/^Reminder instructions(?! in)/)
          .fill('Send a photo for {{sponsor_name}} to {{verification_email_address}}.');
        await form.getByRole('button', { name: 'Add deadline' }).click();
        await staff.getByText(deadline, { exact: true }).waitFor();
        await staff.getByRole('dialog').waitFor({ state: 'detached' });
      }
      expect(
        await rows(
          `select k.name as capability, cc.execution_expectations as expectations, d.name as deadline
         from app_public.campaign_capabilities cc join app_public.capabilities k on k.id = cc.capability_id
         join app_public.default_verification_deadlines d on d.campaign_capability_id = cc.id where cc.campaign_id = $1 order by cc.id`,
          [campaignId],
        ),
      ).toEqual(wanted.map(([capability, expectations, deadline]) => ({ capability, expectations, deadline })));
      expect(await accessibilityViolations(staff)).toEqual([]);
    }),
  );
}
