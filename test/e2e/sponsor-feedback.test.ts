/** Staff tell the story of a week; a brand manager answers, asks for a photo to be hidden, and sees the outcome. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { lookAtScreen } from './screens.ts';
import { createSetup, inOrder, type Setup, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let sponsor: Visitor;
let staff: Visitor;
let campaign: { id: number; name: string; sponsor_id: number };

beforeAll(async () => {
  setup = await createSetup();
  // photos of the demo that its leagues released
  const { rows } = await setup.db.owner.query(
    `select c.id, c.name, c.sponsor_id from app_public.campaigns c
     join app_public.sponsor_users m on m.sponsor_id = c.sponsor_id join app_public.users u on u.id = m.user_id
     where u.email = 'sponsor@sideline.test' and c.status = 'active' and exists (
       select from app_public.offers o join app_public.verification_images i on i.offer_id = o.id
       where o.campaign_id = c.id and o.status = 'confirmed' and i.shown_to_sponsor) order by c.id limit 1`,
  );
  campaign = rows[0];
  [sponsor, staff] = [await setup.person('sponsor', { width: 375 }), await setup.person('admin')];
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
const console_ = () =>
  `${setup.server.url}/campaign-planner/sponsors/${campaign.sponsor_id}/campaigns/${campaign.id}/dashboard`;

it(
  'staff write a note and publish it',
  step(async () => {
    await staff.goto(console_());
    await staff.getByRole('button', { name: 'Add a note' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Add a note' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Opening weekend');
    await dialog.getByRole('textbox', { name: 'Note' }).pressSequentially('Every field had your banner.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await staff.getByRole('button', { name: 'Publish Opening weekend' }).click();
    await staff
      .getByRole('button', { name: 'Unpublish Opening weekend' })
      .evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await lookAtScreen(staff, 'console-notes');
  }),
);

it(
  '[S-002] a brand manager reads it on a phone, thanks and comments',
  step(async () => {
    await sponsor.goto(`${setup.server.url}/sponsor-dashboard`);
    await sponsor
      .getByRole('listitem')
      .filter({ hasText: campaign.name })
      .getByRole('link', { name: `View ${campaign.name}` })
      .click();
    const note = sponsor.getByRole('article').filter({ hasText: 'Every field had your banner.' });
    await note.getByRole('button', { name: /^React or comment/ }).click();
    await note.getByRole('button', { name: /^Thank you ?: Opening weekend/ }).click();
    await note.locator('[aria-pressed="true"]').waitFor();
    await note.getByRole('button', { name: /^Comment ?: Opening weekend/ }).click();
    await sponsor.getByLabel('Your comment').fill('Our team loved the pictures.');
    await sponsor.getByRole('dialog').getByRole('button', { name: 'Comment' }).click();
    await sponsor.getByRole('button', { name: /^Delete your comment/ }).waitFor();
    await lookAtScreen(sponsor, 'sponsor-comments');
    await sponsor.keyboard.press('Escape');
    await note.getByRole('button', { name: /^1 comment ?: Opening weekend/ }).waitFor();
  }),
);

it(
  'and asks for a photo to be hidden; staff hide it, and the outcome is on the dashboard',
  step(async () => {
    await sponsor
      .getByRole('button', { name: /^Open the photo of/ })
      .first()
      .click();
    const lightbox = sponsor.getByRole('dialog');
    await lightbox.getByRole('button', { name: /^Favorite ?:/ }).click();
    await lightbox.locator('[aria-pressed="true"]').waitFor();
    await lightbox.getByRole('button', { name: 'Ask to hide it' }).click();
    await sponsor.getByLabel('Reason (optional)').fill('It shows our old logo.');
    await sponsor.getByRole('button', { name: 'Ask our team' }).click();
    await lightbox.getByText('Our team will look at it.').waitFor();
    await lookAtScreen(sponsor, 'sponsor-photo');
    await staff.goto(`${setup.server.url}/my-work`);
    await staff.getByText('It shows our old logo.').waitFor();
    await staff.getByRole('button', { name: /^Hide the photo of/ }).click();
    await staff.getByText('Photo hidden from the sponsor').waitFor();
    await staff.goto(`${console_()}#feedback`);
    await staff.getByText('Our team loved the pictures.').waitFor();
    await lookAtScreen(staff, 'console-feedback');
    await sponsor.reload();
    await sponsor
      .getByRole('region', { name: 'Your photo requests' })
      .getByText(/^Hidden, /)
      .waitFor();
    expect([...sponsor.errors, ...staff.errors]).toEqual([]);
  }),
);

it(
  '[S-205] she comments on the impressions of the whole season, and staff read it with the campaign and on the season’s page',
  step(async () => {
    await sponsor.goto(`${setup.server.url}/sponsor-dashboard`);
    await sponsor.getByRole('link', { name: 'View Seasonal Dashboard' }).first().click();
    await sponsor.getByRole('button', { name: /^React or comment ?: promised and delivered/ }).waitFor();
    await lookAtScreen(sponsor, 'sponsor-season-goals');
    await sponsor.getByRole('link', { name: 'Impressions', exact: true }).click();
    await sponsor.getByRole('button', { name: /^React or comment ?: impressions of the season/ }).click();
    await sponsor.getByRole('button', { name: /^Comment ?: impressions of the season/ }).click();
    await sponsor.getByLabel('Your comment').fill('Twice as many as last year!');
    await sponsor.getByRole('dialog').getByRole('button', { name: 'Comment' }).click();
    await sponsor.getByRole('button', { name: /^Delete your comment/ }).waitFor();
    await sponsor.keyboard.press('Escape');
    await lookAtScreen(sponsor, 'sponsor-season-impressions');
    await staff.reload();
    await staff.getByText('Twice as many as last year!').waitFor();
    await staff
      .getByRole('list')
      .getByRole('link', { name: /, (Winter|Spring|Summer|Fall) \d{4}$/ })
      .first()
      .click();
    await staff.getByRole('heading', { name: 'Feedback on the season' }).waitFor();
    await staff.getByText('Twice as many as last year!').waitFor();
    await lookAtScreen(staff, 'console-season-feedback');
    expect([...sponsor.errors, ...staff.errors]).toEqual([]);
  }),
);
