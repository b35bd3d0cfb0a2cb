import { expect, it } from '@jest/globals';
import { accessibilityViolations } from '../../../harness/browser.ts';
import { until } from '../../setup.ts';
import { type Season, SPONSOR, VOLUNTEER } from './season.ts';

/** The offer is written, sent and accepted by a volunteer on a phone. Each step depends on the previous ones. */
export function offerIsAccepted(season: Season): void {
  it(
    '[S-248 S-253 S-257] value, assets and dates are set',
    season.step(async () => {
      const { setup, staff, offerId, inDays, offer } = season;
      await staff.goto(`${setup.server.url}/offers/${offerId}`);
      await staff.getByLabel('Sponsorship value').fill('1650');
      await staff.getByLabel('Season start').fill(await inDays(3));
      await staff.getByLabel('Season end').fill(await inDays(90));
      for (const asset of ['Game Signage', 'Survey']) {
        await staff.getByLabel(`${asset}, quantity`).fill('1');
        await staff.getByLabel(`${asset}, reach`).fill('800');
      }
      await staff.getByRole('button', { name: 'Save', exact: true }).click();
      const confirm = staff.getByRole('dialog', { name: 'Unusual season dates' });
      await confirm.waitFor();
      await confirm.getByRole('button', { name: /save|yes/i }).click();
      await staff.getByRole('button', { name: 'Saved' }).waitFor();
      expect(await offer()).toEqual({ status: 'qualified', value: '1650.00', season_start: await inDays(3) });
    }),
  );

  it(
    '[S-281 S-282 S-345] the offer email is previewed, sent once and makes the offer proposed',
    season.step(async () => {
      const { setup, staff, organization, offer } = season;
      await staff.getByRole('button', { name: 'Send offer email' }).click();
      const modal = staff.getByRole('dialog', { name: 'Send offer email' });
      await modal.getByText(organization.contact_email).waitFor();
      await modal.frameLocator('iframe').getByText(SPONSOR).first().waitFor();
      await modal.getByRole('button', { name: /^Send/ }).dblclick();
      const [mail] = await setup.mails.waitFor(1, { to: organization.contact_email });
      season.offerLink = mail?.link('/accept-offer/') ?? '';
      expect(season.offerLink).toContain(`${setup.server.url}/accept-offer/`);
      await until(async () => (await offer()).status === 'proposed');
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(setup.mails.mails.filter((mail) => mail.to.includes(organization.contact_email))).toHaveLength(1);
    }),
  );

  it(
    '[L-001 L-012 L-015] the volunteer opens the link on a phone, without login',
    season.step(async () => {
      const { setup, organization, offerLink } = season;
      season.phone = await setup.visitor({ width: 375 });
      await season.phone.goto(offerLink);
      await season.phone.getByText('Review Sponsorship Offer').waitFor();
      const email = season.phone.getByRole('textbox', { name: 'Email' });
      expect(await email.inputValue()).toBe(organization.contact_email);
      await email.fill(VOLUNTEER);
      expect(await accessibilityViolations(season.phone)).toEqual([]);
      await season.phone.getByRole('button', { name: 'Continue' }).click();
    }),
  );

  it(
    '[L-019 L-029 L-030] the shipping address is verified and saved',
    season.step(async () => {
      const { phone, organization, one } = season;
      const onwards = phone.getByRole('button', { name: 'Review Offer Details' });
      await onwards.waitFor();
      expect(await onwards.isDisabled()).toBe(true);
      await phone.getByRole('textbox', { name: 'Name', exact: true }).fill('Dana Whitlock');
      await phone.getByLabel('Address Line 1').fill('410 Main Street');
      await phone.getByRole('textbox', { name: 'City' }).fill('Austin');
      await phone.getByLabel('State').selectOption({ label: 'Texas' });
      await phone.getByRole('textbox', { name: 'Zip' }).fill('78704');
      await phone.getByRole('button', { name: 'Validate Address' }).click();
      await phone.getByText('Your address has been validated.').waitFor();
      await onwards.click();
      expect(
        await until(() =>
          one(
            `select a.name, a.line1, a.zip, a.address_type from app_public.organizations g join app_public.addresses a on a.id = g.shipping_address_id where g.id = $1`,
            [organization.id],
          ),
        ),
      ).toMatchObject({ name: 'Dana Whitlock', address_type: 'shipping' });
    }),
  );

  it(
    '[L-040 L-041 L-047] dates and terms are accepted: the offer is confirmed',
    season.step(async () => {
      const { phone, offerId, inDays, offer } = season;
      const accept = phone.getByRole('button', { name: 'Accept Offer' });
      await accept.waitFor();
      await phone.getByText('$1,650').first().waitFor();
      await phone.getByLabel('Season start').fill(await inDays(5));
      await phone.getByLabel('Season end').fill(await inDays(80));
      expect(await accept.isDisabled()).toBe(true);
      await phone.getByRole('checkbox').check();
      expect(await accessibilityViolations(phone)).toEqual([]);
      await accept.click();
      const dates = phone.getByRole('dialog', { name: 'Check your season dates' });
      const accepted = phone.waitForURL(new RegExp(`/organization-dashboard/sponsorship/${offerId}(\\?|$)`));
      await Promise.race([dates.waitFor().then(() => dates.getByRole('button').last().click()), accepted]);
      await accepted;
      expect(await offer()).toEqual({ status: 'confirmed', value: '1650.00', season_start: await inDays(5) });
    }),
  );

  it(
    '[L-043 L-049 S-126] an account exists, deadlines come from the defaults, the page shows them',
    season.step(async () => {
      const { setup, phone, one } = season;
      expect(await one(`select role, status from app_public.users where email = $1`, [VOLUNTEER])).toEqual({
        role: 'organization',
        status: 'invited',
      });
      for (const deadline of ['Banner hung', 'Survey sent']) await phone.getByText(deadline).first().waitFor();
      const [mail] = await setup.mails.waitFor(1, { to: VOLUNTEER });
      expect(mail?.link('/recover-account/') ?? mail?.link(setup.server.url)).toBeTruthy();
      expect(await accessibilityViolations(phone)).toEqual([]);
    }),
  );
}
