/**
 * The main job, end to end: one season from a campaign to a paid and proven sponsorship, through the real screens, the real
 * database, the real worker and real SMTP. Each test is a step and needs the ones before it; a failed step leaves a picture
 * of each open page in the folder that SIDELINE_PICTURES names.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { accessibilityFaults } from '../harness/browser.ts';
import { DEMO_PASSWORD, inOrder, type Stage, sendPhoto, setStage, until, type Visitor, waitingCheck } from './stage.ts';

const SPONSOR = 'Copperleaf Bakery';
const CAMPAIGN = 'Bread For The Bench';
const PROGRAM = 'Spring Recreational Soccer';
const PLACE = 'Creekside Fields';
const VOLUNTEER = 'dana.whitlock@harborhills.test';

jest.setTimeout(180_000); // drawn maps take their time without a graphics card

let stage: Stage;
let staff: Visitor;
let phone: Visitor;
let campaignId = 0;
let campaignUrl = '';
let organization: { id: number; name: string; contact_email: string };
let offerId = 0;
let offerLink = '';

const rows = async <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.db.owner.query(sql, values)).rows as T[];
const one = async <T>(sql: string, values: unknown[] = []): Promise<T> => (await rows<T>(sql, values))[0] as T;
/** The day so many days from today, as date fields take it. */
const inDays = async (days: number): Promise<string> =>
  (await one<{ day: string }>(`select (app_private.today() + $1::int)::text as day`, [days])).day;
const offer = () =>
  one<{ status: string; value: string | null; season_start: string | null }>(
    `select status, value, season_start::text from app_public.offers where id = $1`,
    [offerId],
  );

beforeAll(async () => {
  stage = await setStage();
  staff = await stage.visitor({ width: 1440 });
  organization = await one(
    `select g.id, g.name, g.contact_email from app_public.organizations g
     where g.can_receive_emails and g.contact_email not like '%,%' and g.state = 'TX' and g.shipping_address_id is null
       and not exists (select from app_public.organization_users m where m.organization_id = g.id)
     order by g.id limit 1`,
  );
}, 120_000);
afterAll(() => stage?.stop());

const step = inOrder(() => stage);

describe('one season', () => {
  it(
    '[S-359 S-361] staff signs in and lands on the page they asked for',
    step(async () => {
      await staff.goto(`${stage.server.url}/campaign-planner/sponsors/add`);
      await staff.waitForURL(/\/login\?redirect=/);
      await staff.getByLabel('E-mail').fill('superadmin@sideline.test');
      await staff.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await staff.getByRole('button', { name: 'Log in' }).click();
      await staff.waitForURL(/\/campaign-planner\/sponsors\/add$/);
    }),
  );

  it(
    '[S-033 S-034 S-035] a sponsor is added, and its page opens',
    step(async () => {
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
    step(async () => {
      await staff.getByRole('link', { name: 'Add A Campaign' }).first().click();
      // the sponsor's page has a field of this name too, and stays until the next one is there
      await staff.getByRole('heading', { name: 'Add A Campaign' }).waitFor();
      await staff.getByLabel('Name').fill(CAMPAIGN);
      await staff.getByLabel('Season').selectOption({ label: 'Spring' });
      await staff.getByLabel('Year').selectOption('2027');
      await staff.getByRole('button', { name: 'Add Campaign' }).click();
      await staff.waitForURL(/\/campaigns\/\d+$/);
      campaignUrl = staff.url();
      campaignId = Number(campaignUrl.split('/').at(-1));
      expect(
        await one(`select name, status, starts_at::text, ends_at::text from app_public.campaigns where id = $1`, [
          campaignId,
        ]),
      ).toEqual({ name: CAMPAIGN, status: 'proposed', starts_at: '2027-04-01', ends_at: '2027-06-30' });
    }),
  );

  it(
    '[S-099 S-103 S-114] capabilities with expectations and default verification deadlines are added',
    step(async () => {
      await staff.goto(`${campaignUrl}/requirements`);
      const wanted = [
        ['Game Signage', 'Hang both banners where families sit.', 'Banner hung'],
        ['Survey', 'Send our survey to all families.', 'Survey sent'],
      ] as const;
      for (const [capability, description, deadline] of wanted) {
        await staff.getByRole('button', { name: 'Add A Campaign Capability' }).first().click();
        const modal = staff.getByRole('dialog');
        await modal.getByLabel('Capability').selectOption({ label: capability });
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
          .getByLabel('Reminder instructions')
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
      expect(await accessibilityFaults(staff)).toEqual([]);
    }),
  );

  it(
    '[B-035 B-037] an organization is found among a thousand and opened',
    step(async () => {
      await staff.goto(`${stage.server.url}/organizations`);
      await staff.getByRole('heading', { name: /^Search 1,0\d\d Organizations$/ }).waitFor();
      await staff.getByLabel('Search organizations').fill(organization.name);
      await staff
        .getByRole('table', { name: /Results/ })
        .getByRole('link', { name: organization.name, exact: true })
        .first()
        .click();
      await staff.getByRole('heading', { name: organization.name }).waitFor();
    }),
  );

  it(
    '[B-107 B-109 B-111] a play location is picked from suggestions by ZIP',
    step(async () => {
      await staff.goto(`${stage.server.url}/organizations/${organization.id}/locations`);
      await staff.getByRole('button', { name: 'Add A Play Location' }).first().click();
      const modal = staff.getByRole('dialog');
      await modal.getByLabel('Nickname').fill(PLACE);
      await modal.getByLabel('Address').fill('78704');
      expect(await modal.getByRole('button', { name: 'Add play location' }).isDisabled()).toBe(true);
      await staff.getByRole('option', { name: 'Austin, TX 78704' }).click();
      await modal.getByRole('button', { name: 'Add play location' }).click();
      await staff.getByText(PLACE).first().waitFor();
      expect(
        await one(
          `select city, state, zipcode, lat is not null as located from app_public.play_locations where nickname = $1`,
          [PLACE],
        ),
      ).toEqual({ city: 'Austin', state: 'TX', zipcode: '78704', located: true });
    }),
  );

  it(
    '[B-127 B-128 B-134] a program is added that plays there',
    step(async () => {
      await staff.goto(`${stage.server.url}/organizations/${organization.id}/program`);
      await staff.getByRole('button', { name: 'Add Sponsorable Property' }).first().click();
      const modal = staff.getByRole('dialog');
      await modal.getByLabel('Name').fill(PROGRAM);
      await modal.getByLabel('Season').selectOption({ label: 'Spring' });
      await modal.getByLabel('Sport').selectOption({ label: 'Soccer' });
      await modal.getByLabel('Competitiveness').selectOption({ label: 'Recreational' });
      for (const box of await modal.getByRole('group', { name: 'Play locations' }).getByRole('checkbox').all())
        await box.uncheck();
      await modal.getByLabel(PLACE).check();
      await modal.getByLabel('Number of players').fill('412');
      await modal.getByLabel('First game').fill(await inDays(10));
      await modal.getByLabel('Last game').fill(await inDays(100));
      await modal.getByRole('button', { name: 'Add', exact: true }).click();
      await staff.getByRole('row', { name: new RegExp(PROGRAM) }).waitFor();
    }),
  );

  it(
    '[B-267 B-277 B-276] targeting narrows by state, sport and players',
    step(async () => {
      await staff.goto(`${stage.server.url}/campaign-targeting/${campaignId}`);
      const add = async (kind: string) => {
        await staff.getByRole('button', { name: 'Add Filter' }).click();
        await staff.getByRole('menuitem', { name: kind }).click();
      };
      const save = async () => {
        await staff.getByRole('button', { name: 'Save', exact: true }).click();
        await staff.getByRole('button', { name: /^(Save|Saving...)$/ }).waitFor({ state: 'detached' });
      };
      await add('State');
      await staff.getByLabel('State', { exact: true }).selectOption({ label: 'Texas' });
      await save();
      await add('Sports');
      await staff.getByLabel('Soccer', { exact: true }).check();
      await save();
      await add('Number of Players');
      await staff.getByLabel('At least').fill('300');
      await save();
      const expected = await one<{ count: number; median: number }>(
        `select count(*)::int, percentile_cont(0.5) within group (order by number_of_players) as median
       from app_public.sponsorable_properties p join app_public.sports s on s.id = p.sport_id
       where p.state = 'TX' and s.name = 'Soccer' and number_of_players >= 300 and data_confidence not in ('ended', 'not_a_good_fit')`,
      );
      await staff.getByRole('tab', { name: new RegExp(`^${expected.count} Sponsorable Propert`) }).waitFor();
      await staff.getByText(new RegExp(`Median Number of Players:\\s*${Math.round(expected.median)}`)).waitFor();
    }),
  );

  it(
    '[B-287 B-289 B-294] and by a radius around a place',
    step(async () => {
      await staff.getByRole('button', { name: 'Add Filter' }).click();
      await staff.getByRole('menuitem', { name: 'Target Locations' }).click();
      await staff.getByRole('dialog').getByLabel('Name').fill('Around the bakery');
      await staff.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
      await staff.getByRole('button', { name: 'Add zips' }).click();
      const modal = staff.getByRole('dialog');
      await modal.getByRole('textbox').first().fill('78701');
      await modal.getByRole('button', { name: /^Add/ }).first().click();
      await modal
        .getByRole('button', { name: /Done|Close/ })
        .first()
        .click();
      await staff.getByRole('tab', { name: /Sponsorable Propert/ }).click();
      await staff.getByRole('checkbox', { name: `Select ${PROGRAM}, ${organization.name}` }).waitFor();
      const near = await one<{ count: number }>(
        `select count(*)::int from app_public.sponsorable_properties p join app_public.sports s on s.id = p.sport_id, app_public.zip_codes z
       where z.zip = '78701' and p.state = 'TX' and s.name = 'Soccer' and number_of_players >= 300
         and data_confidence not in ('ended', 'not_a_good_fit')
         and 3958.8 * acos(least(1, sin(radians(z.lat)) * sin(radians(p.lat)) + cos(radians(z.lat)) * cos(radians(p.lat)) * cos(radians(p.lon - z.lon)))) <= 25`,
      );
      await staff.getByRole('tab', { name: new RegExp(`^${near.count} Sponsorable Propert`) }).waitFor();
      expect(await accessibilityFaults(staff)).toEqual([]);
    }),
  );

  it(
    '[B-333 B-335] the chosen property is added to the campaign as a prospect',
    step(async () => {
      await staff.getByRole('checkbox', { name: `Select ${PROGRAM}, ${organization.name}` }).check();
      await staff.getByRole('button', { name: 'Add selected (1)' }).click();
      await staff
        .getByText(/Prospecting/)
        .first()
        .waitFor();
      offerId = (
        await until(() =>
          one<{ id: number } | undefined>(`select id from app_public.offers where campaign_id = $1`, [campaignId]),
        )
      )?.id as number;
      expect((await offer()).status).toBe('prospecting');
    }),
  );

  it(
    '[B-322 S-271] it is marked as qualified',
    step(async () => {
      await staff.goto(`${stage.server.url}/prospect-campaign/${campaignId}`);
      await staff.getByRole('checkbox', { name: `Select ${PROGRAM}, ${organization.name}` }).check();
      await staff.getByRole('button', { name: 'Mark as Qualified' }).click();
      await staff.getByRole('dialog').getByRole('button', { name: 'Mark as Qualified' }).click();
      await until(async () => (await offer()).status === 'qualified');
      await staff.getByRole('checkbox', { name: /^Qualified 1$/ }).waitFor();
    }),
  );

  it(
    '[S-248 S-257] value, assets and dates are set',
    step(async () => {
      await staff.goto(`${stage.server.url}/offers/${offerId}`);
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
    '[S-281 S-282 S-345] the offer e-mail is previewed, sent once and makes the offer proposed',
    step(async () => {
      await staff.getByRole('button', { name: 'Send offer email' }).click();
      const modal = staff.getByRole('dialog', { name: 'Send offer email' });
      await modal.getByText(organization.contact_email).waitFor();
      await modal.frameLocator('iframe').getByText(SPONSOR).first().waitFor();
      await modal.getByRole('button', { name: /^Send/ }).dblclick();
      const [mail] = await stage.mails.waitFor(1, { to: organization.contact_email });
      offerLink = mail?.link('/accept-offer/') ?? '';
      expect(offerLink).toContain(`${stage.server.url}/accept-offer/`);
      await until(async () => (await offer()).status === 'proposed');
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(stage.mails.mails.filter((one) => one.to.includes(organization.contact_email))).toHaveLength(1);
    }),
  );

  it(
    '[L-001 L-012 L-015] the volunteer opens the link on a phone, without login',
    step(async () => {
      phone = await stage.visitor({ width: 375 });
      await phone.goto(offerLink);
      await phone.getByText('Review Sponsorship Offer').waitFor();
      const email = phone.getByRole('textbox', { name: 'E-mail' });
      expect(await email.inputValue()).toBe(organization.contact_email);
      await email.fill(VOLUNTEER);
      expect(await accessibilityFaults(phone)).toEqual([]);
      await phone.getByRole('button', { name: 'Continue' }).click();
    }),
  );

  it(
    '[L-019 L-029 L-030] the shipping address is verified and saved',
    step(async () => {
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
    step(async () => {
      const accept = phone.getByRole('button', { name: 'Accept Offer' });
      await accept.waitFor();
      await phone.getByText('$1,650').first().waitFor();
      await phone.getByLabel('Season start').fill(await inDays(5));
      await phone.getByLabel('Season end').fill(await inDays(80));
      expect(await accept.isDisabled()).toBe(true);
      await phone.getByRole('checkbox').check();
      expect(await accessibilityFaults(phone)).toEqual([]);
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
    step(async () => {
      expect(await one(`select role, status from app_public.users where email = $1`, [VOLUNTEER])).toEqual({
        role: 'organization',
        status: 'invited',
      });
      for (const deadline of ['Banner hung', 'Survey sent']) await phone.getByText(deadline).first().waitFor();
      const [mail] = await stage.mails.waitFor(1, { to: VOLUNTEER });
      expect(mail?.link('/recover-account/') ?? mail?.link(stage.server.url)).toBeTruthy();
      expect(await accessibilityFaults(phone)).toEqual([]);
    }),
  );

  it(
    '[L-300 L-302 L-304] the contact uploads a photograph, the deadline is under review',
    step(async () => {
      await sendPhoto(phone, 'Banner hung', 'click');
    }),
  );

  it(
    '[S-243 S-298] staff sees it pending and accepts it',
    step(async () => {
      await staff.goto(`${stage.server.url}/offers/${offerId}`);
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
      expect(await accessibilityFaults(staff)).toEqual([]);
    }),
  );

  it(
    '[L-295] the deadline shows Completed',
    step(async () => {
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
    step(async () => {
      await staff.reload();
      await staff.getByLabel('Amount').fill('2000');
      await staff.getByLabel('Memo').fill('First half');
      expect(await staff.getByRole('button', { name: 'Write check' }).isDisabled()).toBe(true);
      await staff.getByLabel('Amount').fill('825');
      await staff.getByRole('button', { name: 'Write check' }).dblclick();
      await until(() => one(`select id from app_public.checks where offer_id = $1`, [offerId]));
      await new Promise((resolve) => setTimeout(resolve, 800));
      expect(await rows(`select amount, memo, status from app_public.checks where offer_id = $1`, [offerId])).toEqual([
        { amount: '825.00', memo: 'First half', status: 'pending' },
      ]);
    }),
  );

  it(
    '[B-381 B-377] approval waits for a mailing address, then a superadmin approves',
    step(async () => {
      await stage.db.owner.query(`update app_public.organizations set mailing_address_id = null where id = $1`, [
        organization.id,
      ]);
      await staff.goto(`${stage.server.url}/checks`);
      const row = await waitingCheck(staff, 'First half');
      await row.getByText(/mailing address is not set so the check cannot be sent yet/i).waitFor();
      expect(await row.getByRole('button', { name: 'Approve $825' }).isDisabled()).toBe(true);
      await staff.goto(`${stage.server.url}/organizations/${organization.id}/shippinginfo`);
      await staff.getByRole('button', { name: 'Edit Mailing Address' }).click();
      const modal = staff.getByRole('dialog', { name: 'Update Mailing Address' });
      await modal.getByRole('textbox', { name: 'Name', exact: true }).fill('Dana Whitlock');
      await modal.getByRole('textbox', { name: 'Address Line 1' }).fill('PO Box 12');
      await modal.getByRole('textbox', { name: 'City' }).fill('Austin');
      await modal.getByLabel('State').selectOption({ label: 'Texas' });
      await modal.getByRole('textbox', { name: 'Zip' }).fill('78704');
      await modal.getByRole('button', { name: 'Check address' }).click();
      // What the verifier changed is shown for a second look before it is saved.
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
      await staff.goto(`${stage.server.url}/checks`);
      await (await waitingCheck(staff, 'First half')).getByRole('button', { name: 'Approve $825' }).click();
      await staff
        .getByText(/Approved: #\d+/)
        .first()
        .waitFor();
    }),
  );

  it(
    '[L-311 S-334] the league sees the check with its number',
    step(async () => {
      const { number } = await one<{ number: number }>(`select number from app_public.checks where offer_id = $1`, [
        offerId,
      ]);
      await phone.reload();
      await phone
        .getByText(new RegExp(`Check ${number}\\. Sent`))
        .first()
        .waitFor();
      await phone.getByText('First check, $825').waitFor();
    }),
  );

  it(
    '[S-186 S-193 S-197] the sponsor opens the dashboard by its link: league, photo, numbers',
    step(async () => {
      await staff.goto(campaignUrl);
      const link = await staff
        .getByRole('link', { name: /Campaign dashboard/ })
        .last()
        .getAttribute('href');
      const sponsor = await stage.visitor();
      await sponsor.goto(new URL(link ?? '', stage.server.url).href);
      await sponsor.getByRole('heading', { name: '1 Sponsored League', exact: true }).waitFor();
      await sponsor.getByText(organization.name).first().waitFor();
      await sponsor.getByRole('heading', { name: 'Measuring Effectiveness' }).waitFor();
      await sponsor.getByText('1,600').first().waitFor();
      await sponsor
        .getByRole('button', { name: new RegExp(`photo.*${organization.name}`, 'i') })
        .first()
        .waitFor();
      await sponsor.locator('.maplibregl-canvas').waitFor();
      expect(await accessibilityFaults(sponsor)).toEqual([]);
      expect(sponsor.faults).toEqual([]);
    }),
  );

  it(
    '[S-294] with the clock moved on, the worker reminds of the unmet deadline, once',
    step(async () => {
      const before = stage.mails.mails.length;
      await stage.db.setClock('+29 days');
      const reminders = () =>
        stage.mails.mails
          .slice(before)
          .filter((mail) => mail.to.includes(organization.contact_email) && mail.raw.includes('Survey sent'));
      await until(async () => reminders().length > 0);
      await stage.db.setClock('+1 minute'); // on the same day: everything that is due is looked for again
      await new Promise((resolve) => setTimeout(resolve, 4000));
      expect(reminders()).toHaveLength(1);
      expect(reminders()[0]?.raw).toContain(`Send a photo for ${SPONSOR} to `);
      expect(reminders()[0]?.raw).not.toContain('Banner hung');
    }),
  );

  it('no page of the journey had a script error', () => {
    expect([...staff.faults, ...phone.faults]).toEqual([]);
  });
});
