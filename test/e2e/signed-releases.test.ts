/** A league prints a sheet with a QR code, a parent scans it and signs on a phone, the league sees it and ends the link. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { lookAtScreen } from './screens.ts';
import { createSetup, inOrder, type Setup, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

/** The module is the function itself, although its types name it as the module's default. */
const readQr = jsQr as unknown as typeof jsQr.default;

let setup: Setup;
let league: Visitor;
let parent: Visitor;
let offerId: number;
/** What the QR code says. */
let link: string;

beforeAll(async () => {
  setup = await createSetup();
  league = await setup.person('league');
  parent = await setup.visitor({ width: 375, touch: true });
  const { rows } = await setup.db.owner.query(
    `select o.id from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
     join app_public.organization_users m on m.organization_id = o.organization_id join app_public.users u on u.id = m.user_id
     where u.email = 'league@sideline.test' and o.status = 'confirmed' and app_private.season_end(c.season, c.year) > app_private.today()
       and exists (select from app_public.verification_deadlines d where d.offer_id = o.id) order by o.id limit 1`,
  );
  if (!rows[0]) throw new Error('The demo has no running sponsorship of its league.');
  offerId = rows[0].id;
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
const openReleases = async () => {
  await league.goto(`${setup.server.url}/organization-dashboard/sponsorship/${offerId}`);
  await league.getByRole('link', { name: 'Collect photo releases' }).click();
  await league.getByRole('heading', { level: 1, name: /^Photo releases, / }).waitFor();
};

it(
  'the league finds the sheet beside its proof, and it prints as one page with a code that a phone reads',
  step(async () => {
    await openReleases();
    await league.getByText('Nobody has signed a release for this season yet.').waitFor();
    await lookAtScreen(league, 'photo-releases');
    await league.emulateMedia({ media: 'print' });
    const printed = await league.getByRole('article', { name: 'The sheet to print' }).screenshot();
    const folder = process.env.SIDELINE_PICTURES;
    if (folder) await league.screenshot({ path: `${folder}/photo-releases-printed.png` });
    const pdf = (await league.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 612 792\]/);
    await league.emulateMedia({ media: 'screen' });
    const { data, info } = await sharp(printed).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    link = readQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
    expect(link).toMatch(/\/photo-release\/\d+-\w+-20\d\d-1-\w{26}$/);
  }),
);

it(
  'a parent signs on a phone without an account, and sees no other name',
  step(async () => {
    await parent.goto(setup.server.url + new URL(link).pathname);
    await parent.getByRole('heading', { level: 1, name: 'Photo release' }).waitFor();
    await lookAtScreen(parent, 'sign-release');
    await parent.setViewportSize({ width: 375, height: 812 });
    await parent.getByRole('button', { name: 'Sign' }).click();
    await parent.getByText('Please enter your name.').waitFor();
    await lookAtScreen(parent, 'sign-release-errors');
    await parent.setViewportSize({ width: 375, height: 812 });
    await parent.getByLabel('Your name').fill('Rosa Diaz');
    await parent.getByLabel('Names of your children').fill('Ana, Luis');
    await parent.getByLabel(/^I am 18 or older/).check();
    await parent.getByLabel(/^I agree that photos/).check();
    await parent.getByRole('button', { name: 'Sign' }).click();
    await parent.getByRole('heading', { level: 1, name: 'Thank you!' }).waitFor();
    await lookAtScreen(parent, 'sign-release-thanks');
    await parent.setViewportSize({ width: 375, height: 812 });
    await parent.getByRole('button', { name: 'Add another' }).click();
    expect(await parent.getByLabel('Your name').inputValue()).toBe('');
    expect(await parent.getByText('Rosa Diaz').count()).toBe(0);
  }),
);

it(
  'the league sees it, beside the tick of the upload too',
  step(async () => {
    await openReleases();
    const signed = league.getByRole('listitem').filter({ hasText: 'Rosa Diaz' });
    await signed.getByText('For Ana, Luis').waitFor();
    await lookAtScreen(league, 'photo-releases-signed');
    await league.goBack();
    await league.getByText('1 release signed this season.').waitFor();
    await lookAtScreen(league, 'sponsorship-signed-releases');
  }),
);

it(
  'the league revokes the link, and the code says so',
  step(async () => {
    await openReleases();
    await league.getByRole('button', { name: 'Revoke the link' }).click();
    await league.getByRole('dialog').getByRole('button', { name: 'Revoke the link' }).click();
    await league.getByText(/^The link was revoked on /).waitFor();
    await parent.reload();
    await parent.getByRole('heading', { level: 1, name: 'This link was revoked' }).waitFor();
    await lookAtScreen(parent, 'sign-release-revoked');
    expect([league.errors, parent.errors]).toEqual([[], []]);
  }),
);
