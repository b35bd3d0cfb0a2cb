import { expect, it } from '@jest/globals';
import { accessibilityViolations } from '../../../harness/browser.ts';
import { choose, DEMO_PASSWORD, sendPhoto, until, waitingCheck } from '../../setup.ts';
import { type Season, SPONSOR } from './season.ts';

/** The sponsorship is proved with a photo, paid with a check, shown to the sponsor and reminded of what is missing. Each step depends on the previous ones. */
export function sponsorshipIsProved(season: Season): void {
  it(
    '[L-300 L-302 L-304] the contact uploads a photograph, the deadline is under review',
    season.step(async () => {
      const { phone } = season;
      await sendPhoto(phone, 'Banner hung', 'click');
    }),
  );

  it(
    '[S-243 S-298] staff sees it pending and accepts it',
    season.step(async () => {
      const { setup, staff, offerId, one } = season;
      await staff.goto(`${setup.server.url}/offers/${offerId}`);
      const pending = staff.locator('#review');
      await pending.getByRole('button', { name: /^Open the image for Banner hung/ }).waitFor();
      await pending.getByRole('button', { name: 'Accept Banner hung' }).click();
      await until(
        async () =>
          (
            await one<{ verified: boolean }>(
              `select bool_or(verified) as verified from app_public.verification_deadlines where offer_id = $1`,
              [offerId],
            )
          ).verified,
      );
      expect(await accessibilityViolations(staff)).toEqual([]);
    }),
  );

  it(
    '[L-295] the deadline shows Completed',
    season.step(async () => {
      const { phone } = season;
      await phone.reload();
      const section = phone
        .locator('section')
        .filter({ has: phone.getByRole('heading', { name: /^Completed/ }) })
        .last();
      await section.getByText('Banner hung').waitFor();
    }),
  );

  it(
    '[S-321 S-322] staff writes a check, at most what is left',
    season.step(async () => {
      const { setup, offerId, rows, one } = season;
      const writer = await setup.person('admin'); // the person who writes a check cannot approve it
      await writer.goto(`${setup.server.url}/offers/${offerId}`);
      await writer.getByLabel('Amount').fill('2,000');
      await writer.getByLabel('Memo').fill('First half');
      expect(await writer.getByRole('button', { name: 'Write check' }).isDisabled()).toBe(true);
      await writer.getByLabel('Amount').fill('$825');
      await writer.getByRole('button', { name: 'Write check' }).dblclick();
      await until(() => one(`select id from app_public.checks where offer_id = $1`, [offerId]));
      await new Promise((resolve) => setTimeout(resolve, 800));
      expect(await rows(`select amount, memo, status from app_public.checks where offer_id = $1`, [offerId])).toEqual([
        { amount: '825.00', memo: 'First half', status: 'pending' },
      ]);
    }),
  );

  it(
    '[B-381 B-377] approval waits for a mailing address, then a superadmin approves',
    season.step(async () => {
      const { setup, staff, organization, one } = season;
      await setup.db.owner.query(`update app_public.organizations set mailing_address_id = null where id = $1`, [
        organization.id,
      ]);
      const row = await waitingCheck(setup, staff, 'First half');
      await row.getByRole('link', { name: 'No mailing address' }).waitFor();
      expect(await row.getByRole('button', { name: 'Approve $825' }).isDisabled()).toBe(true);
      await staff.goto(`${setup.server.url}/organizations/${organization.id}/shippinginfo`);
      await staff.getByRole('button', { name: 'Edit Mailing Address' }).click();
      const modal = staff.getByRole('dialog', { name: 'Update Mailing Address' });
      await modal.getByRole('textbox', { name: 'Name', exact: true }).fill('Dana Whitlock');
      await modal.getByRole('textbox', { name: 'Address Line 1' }).fill('PO Box 12');
      await modal.getByRole('textbox', { name: 'City' }).fill('Austin');
      await choose(modal.getByRole('combobox', { name: /^State/ }), 'Texas');
      await modal.getByRole('textbox', { name: 'Zip' }).fill('78704');
      await modal.getByRole('button', { name: 'Check address' }).click();
      // Changes by the address verification are shown for confirmation before they are saved.
      const again = modal.getByRole('button', { name: /^Save/ });
      await Promise.race([again.waitFor(), modal.waitFor({ state: 'detached' })]);
      if (await again.isVisible()) await again.click();
      await until(
        async () =>
          (
            await one<{ id: number | null }>(
              `select mailing_address_id as id from app_public.organizations where id = $1`,
              [organization.id],
            )
          ).id,
      );
      // a person who changed the address does not approve its checks [K4]
      const controller = await setup.visitor({
        token: await setup.server.login('controller@sideline.test', DEMO_PASSWORD),
      });
      await (await waitingCheck(setup, controller, 'First half'))
        .getByRole('button', { name: 'Approve $825' })
        .dblclick();
      const question = controller.getByRole('dialog', { name: 'Approve check of $825' });
      await question.getByText('Dana Whitlock').waitFor();
      await question.getByRole('checkbox', { name: /verified the changed contact or mailing address/ }).check();
      await question.getByRole('button', { name: 'Approve $825' }).dblclick();
      await controller
        .getByText(/Approved: #\d+/)
        .first()
        .waitFor();
    }),
  );

  it(
    '[L-311 S-334] the check has a number, and the league sees that it is approved',
    season.step(async () => {
      const { phone, offerId, one } = season;
      const { number } = await one<{ number: number }>(`select number from app_public.checks where offer_id = $1`, [
        offerId,
      ]);
      expect(number).toBeGreaterThan(0);
      await phone.reload();
      await phone.getByText('Approved, will be printed and mailed').first().waitFor();
      await phone.getByText('First check, $825').waitFor();
    }),
  );

  it(
    '[S-186 S-193 S-197] the sponsor opens the dashboard by its link: league, photo, numbers',
    season.step(async () => {
      const { setup, staff, campaignUrl, organization } = season;
      await staff.goto(campaignUrl);
      const link = await staff
        .getByRole('link', { name: /Campaign dashboard/ })
        .last()
        .getAttribute('href');
      const sponsor = await setup.visitor();
      await sponsor.goto(new URL(link ?? '', setup.server.url).href);
      await sponsor.getByRole('heading', { name: '1 Sponsored League', exact: true }).waitFor();
      await sponsor.getByText(organization.name).first().waitFor();
      await sponsor.getByRole('heading', { name: 'Measuring Effectiveness' }).waitFor();
      await sponsor.getByText('1,600').first().waitFor();
      await sponsor
        .getByRole('button', { name: new RegExp(`photo.*${organization.name}`, 'i') })
        .first()
        .waitFor();
      await sponsor.locator('#leagues').scrollIntoViewIfNeeded(); // the map loads when it is near the screen
      await sponsor.locator('.maplibregl-canvas').waitFor();
      expect(await accessibilityViolations(sponsor)).toEqual([]);
      expect(sponsor.errors).toEqual([]);
    }),
  );

  it(
    '[S-294] with the clock moved on, the worker reminds of the unmet deadline, once',
    season.step(async () => {
      const { setup, organization } = season;
      const before = setup.mails.mails.length;
      await setup.db.setClock('+29 days');
      const reminders = () =>
        setup.mails.mails
          .slice(before)
          .filter((mail) => mail.to.includes(organization.contact_email) && mail.raw.includes('Survey sent'));
      await until(async () => reminders().length > 0);
      await setup.db.setClock('+1 minute'); // on the same day, so everything that is due is processed again
      await new Promise((resolve) => setTimeout(resolve, 4000));
      expect(reminders()).toHaveLength(1);
      expect(reminders()[0]?.raw).toContain(`Send a photo for ${SPONSOR} to `);
      expect(reminders()[0]?.raw).not.toContain('Banner hung');
    }),
  );
}
