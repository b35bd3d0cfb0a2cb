/** A brand manager's way from the home to a recap that somebody without an account opens, on a desktop by keyboard and on a phone. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { lookAtScreen } from './screens.ts';
import { createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';
import { isWholeInEveryView } from './wholeView.ts';

jest.setTimeout(240_000);

/** A browser that is not taken for an email scanner, whose views count apart. */
const PERSON = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

let setup: Setup;
/** A league of the newest season with a late asset, and photos of another one. */
let league: string;

beforeAll(async () => {
  setup = await createSetup();
  const { rows } = await setup.db.owner.query(
    `select g.name from app_public.offers o join app_public.organizations g on g.id = o.organization_id
     join app_public.campaigns c on c.id = o.campaign_id
     where o.status = 'confirmed' and c.status = 'active' and c.sponsor_sees_overdue
       and exists (select from app_public.sponsor_users m join app_public.users u on u.id = m.user_id
         where m.sponsor_id = c.sponsor_id and u.email = 'sponsor@sideline.test')
       and exists (select from app_public.verification_images i where i.offer_id = o.id and i.shown_to_sponsor)
       and exists (select from app_public.verification_deadlines d where d.offer_id = o.id
         and app_public.verification_deadlines_section(d) = 'overdue')
     order by c.year desc, o.id limit 1`,
  );
  league = rows[0].name;
}, 180_000);
afterAll(() => setup?.stop());

describe.each([
  ['on a desktop, by keyboard', 1280, 'PDF', '%PDF-'],
  ['on a phone', 375, 'PowerPoint', 'PK'],
] as const)('%s', (_, width, format, magic) => {
  let sponsor: Visitor;
  let guest: Visitor;
  let address: string;
  const step = inOrder(() => setup);
  const byKeyboard = width > 600;
  const size = { width, height: byKeyboard ? 860 : 812 };
  const dialog = () => sponsor.getByRole('dialog', { name: 'Recap' });

  /** Presses a button of the dialog: on a desktop with Tab and Enter alone, on a phone with a tap. */
  async function press(name: string): Promise<void> {
    const button = dialog().getByRole('button', { name, exact: true }).first();
    await button.waitFor();
    if (!byKeyboard) return button.click();
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) {
        const [line, edge] = await button.evaluate((element) => [
          Number.parseFloat(getComputedStyle(element).outlineWidth),
          getComputedStyle(element).outlineStyle,
        ]);
        expect([line, edge]).not.toEqual([expect.anything(), 'none']);
        return sponsor.keyboard.press('Enter');
      }
      await sponsor.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}.`);
  }

  async function openDialog(): Promise<void> {
    const opener = sponsor.getByRole('button', { name: 'Get the recap' });
    await opener.focus();
    await (byKeyboard ? sponsor.keyboard.press('Enter') : opener.click());
    await dialog().getByRole('region', { name: format }).waitFor();
  }

  beforeAll(async () => {
    [sponsor, guest] = [await setup.person('sponsor', { width }), await setup.visitor({ width })];
    await sponsor.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await guest.context().setExtraHTTPHeaders({ 'user-agent': `${PERSON} ${width}` });
  });

  it(
    '[M14] the home leads to the season, to its late proof, to the league and to a photo of it',
    step(async () => {
      await sponsor.goto(`${setup.server.url}/sponsor-dashboard`);
      await sponsor.getByRole('link', { name: 'View Seasonal Dashboard' }).first().click();
      const delivered = sponsor.locator('.delivery');
      await delivered
        .getByRole('link', { name: /\d late$/ })
        .first()
        .click();
      const assets = sponsor.getByRole('table', { name: 'Confirmed assets by league' });
      const row = assets.getByRole('row').filter({ has: sponsor.getByRole('link', { name: league, exact: true }) });
      await row.first().getByRole('cell', { name: 'Late' }).waitFor();
      await row.first().getByRole('link', { name: league, exact: true }).click();
      await sponsor.waitForURL(/assets\?league=\d+$/);
      await sponsor.getByText(/^\d+ ?confirmed$/).waitFor();
      await assets.getByRole('link', { name: league, exact: true }).first().waitFor();
      expect(new Set(await assets.locator('tbody th a').allTextContents())).toEqual(new Set([league]));
      await lookAtScreen(sponsor, `league-assets-${width}`);
      await sponsor.setViewportSize(size);
      await sponsor
        .getByRole('button', { name: `Open photo 1 of ${league}` })
        .first()
        .click();
      const picture = sponsor.getByRole('dialog', { name: league }).getByRole('img');
      await until(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0));
      await sponsor.keyboard.press('Escape');
      await sponsor.getByRole('link', { name: 'Dashboard' }).click();
    }),
  );

  it(
    'makes the recap, which shows how far it is and is then downloaded',
    step(async () => {
      await openDialog();
      await press(`Make the ${format}`);
      const region = dialog().getByRole('region', { name: format });
      await region.getByText(/^Made on .* MB\.|^Made on .* KB\./).waitFor();
      const saved = sponsor.waitForEvent('download');
      await press(`Download the ${format}`);
      const file = readFileSync(await (await saved).path());
      expect(file.subarray(0, magic.length).toString('latin1')).toBe(magic);
      expect((await saved).suggestedFilename()).toMatch(/ recap \d{4}-\d\d-\d\d\.(pdf|pptx)$/);
    }),
  );

  it(
    'shares it by a link, in a dialog without loss in any view',
    step(async () => {
      await press(`New link to the ${format}`);
      await dialog()
        .getByText(/Opened 0 times/)
        .waitFor();
      await press('Copy link');
      await dialog().getByText('Copied').waitFor();
      address = await sponsor.evaluate(() => navigator.clipboard.readText());
      expect(address).toContain(`${setup.server.url}/shared-recap/`);
      await lookAtScreen(sponsor, `recap-dialog-${width}`);
      await sponsor.setViewportSize(size);
      await isWholeInEveryView(sponsor, dialog());
    }),
  );

  it(
    '[S-002] somebody without an account opens it, and the view is counted',
    step(async () => {
      await guest.goto(address);
      await guest.getByRole('heading', { level: 1, name: /^Recap of / }).waitFor();
      await lookAtScreen(guest, `shared-recap-${width}`);
      await guest.setViewportSize(size);
      await isWholeInEveryView(guest, guest.getByRole('main'));
      const saved = guest.waitForEvent('download');
      await guest.getByRole('link', { name: `Download the ${format}` }).click();
      expect(
        readFileSync(await (await saved).path())
          .subarray(0, magic.length)
          .toString('latin1'),
      ).toBe(magic);
      await sponsor.bringToFront();
      await dialog().focus();
      await sponsor.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      const focused = sponsor.getByRole('button', { name: 'Get the recap' });
      expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
      await openDialog();
      await dialog()
        .getByText(/Opened 1 time\./)
        .waitFor();
    }),
  );

  it(
    'revokes it, and the link says so and has no file any longer',
    step(async () => {
      await press('Revoke');
      // not the button Revoke, which says Revoking... at first
      await dialog().getByRole('button', { name: 'Copy link' }).waitFor({ state: 'detached' });
      await guest.reload();
      await guest.getByRole('heading', { level: 1, name: 'This link was revoked' }).waitFor();
      expect(await guest.getByRole('link', { name: /^Download/ }).count()).toBe(0);
      await lookAtScreen(guest, `shared-recap-revoked-${width}`);
      const token = address.split('/').at(-1);
      const file = await fetch(`${setup.server.url}/recap-shares/${token}/file`);
      expect(file.status).toBe(404);
      expect([...sponsor.errors, ...guest.errors]).toEqual([]);
    }),
  );
});
