import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { arrive, type Flow, headed, press } from './flow.ts';
import { pdfPages } from './pdfPages.ts';

/** Pages of the demo's recap that show most of it: cover, promised and delivered, map, photos. */
const RECAP_PAGES = [1, 2, 4, 5];

export const sponsor: Flow[] = [
  {
    title: 'a program asks a sponsor to be let in',
    as: 'sponsor',
    async go(page, look, fixture) {
      const body = new URLSearchParams({ client_id: 'sideline-cli' });
      const device = await fetch(fixture.url('/oauth/device_authorization'), { method: 'POST', body });
      await page.goto(fixture.url('/device'));
      await page.getByLabel('The code that the program shows').waitFor();
      await look('device-code');
      await page.goto((await device.json()).verification_uri_complete);
      await page.getByRole('button', { name: 'Allow' }).waitFor();
      await look('authorize');
    },
  },
  {
    title: 'a sponsor reads a season, and the lists behind its numbers',
    as: 'sponsor',
    async go(page, look, fixture) {
      await page.goto(fixture.url('/sponsor-dashboard'));
      await page.getByRole('table', { name: 'Seasons compared' }).waitFor();
      await look('sponsor-home');
      await page.getByRole('link', { name: 'View Seasonal Dashboard' }).first().click();
      await headed(page, 'Promised and delivered');
      await page.locator('.delivery__table').waitFor();
      await look('seasonal-dashboard');
      await page
        .locator('.delivery')
        .getByRole('link', { name: /\d late$/ })
        .first()
        .click();
      await page.getByRole('table', { name: 'Confirmed assets by league' }).waitFor();
      await look('evidence');
      await page.getByRole('link', { name: 'Photos', exact: true }).click();
      await page
        .getByRole('button', { name: /^Open the photo of/ })
        .first()
        .waitFor();
      await look('gallery');
    },
  },
  {
    title: 'a sponsor takes a recap along',
    as: 'sponsor',
    async go(page, look, fixture) {
      await arrive(page, fixture, '/sponsor-dashboard', /./);
      await page
        .getByRole('link', { name: /^View \w+ \d{4} / })
        .first()
        .click();
      await press(page, 'Get the recap');
      const dialog = page.getByRole('dialog', { name: 'Recap' });
      await dialog.getByRole('button', { name: 'Make the PDF' }).click();
      await dialog.getByText(/^Made on /).waitFor();
      await look('recap-dialog');
      const folder = process.env.SIDELINE_PICTURES;
      if (!folder) return;
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download the PDF' }).click();
      const pages = await pdfPages(page, readFileSync(await (await saved).path()), RECAP_PAGES, 460);
      await sharp(pages).webp({ quality: 75, effort: 6 }).toFile(path.join(folder, 'portal-recap.webp'));
    },
  },
];
