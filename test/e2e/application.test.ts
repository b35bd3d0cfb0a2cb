/** The sponsorship application as a volunteer fills it in: on a phone, saved half way, finished on another device. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { mintLink } from '../../server/shared/links/mintLink.ts';
import { accessibilityViolations } from '../harness/browser.ts';
import { completePrograms } from './flows/programs.ts';
import { createSetup, type Setup, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let path = '';
let organizationId = 0;
/** The application of another organization. */
let otherPath = '';

beforeAll(async () => {
  setup = await createSetup();
  const found = await setup.rows<{ id: number; organization_id: number }>(
    `select o.id, o.organization_id from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
     where o.status = 'qualified' and not exists (select from app_public.sponsorship_applications a where a.organization_id = o.organization_id)
       and exists (select from app_public.play_locations l where l.organization_id = o.organization_id)
     order by o.id`,
  );
  const [first] = found;
  const other = found.find((offer) => offer.organization_id !== first?.organization_id);
  if (!first || !other) throw new Error('The demo has no two offers without an application.');
  organizationId = first.organization_id;
  const pathOf = async ({ id }: { id: number }) =>
    `/qualify/${await mintLink(setup.rows, installationSecret(), Math.floor(Date.now() / 1000), { kind: 'application', id })}`;
  path = await pathOf(first);
  otherPath = await pathOf(other);
}, 120_000);
afterAll(() => setup?.stop());

const title = (page: Visitor, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const next = (page: Visitor) => page.getByRole('button', { name: 'Next', exact: true }).click();

it('[L-085][L-094][L-126] an application started on a phone is finished on another device, and nothing typed is lost', async () => {
  await setup.picturing(async () => {
    const phone = await setup.visitor({ width: 375, dark: true });
    await phone.goto(setup.server.url + path);
    await title(phone, 'Welcome');
    expect(await accessibilityViolations(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Get Started' }).click();
    await title(phone, 'Sponsor benefits');
    await phone.getByRole('checkbox', { name: /^Banners/ }).check();
    await phone.getByRole('checkbox', { name: /^Professional photography/ }).check();
    await next(phone);
    await title(phone, 'Community impact');
    await next(phone);
    await title(phone, 'Primary Contact');
    await phone.getByLabel('First name').fill('José');
    await phone.getByLabel('Last name').fill("O'Brien");
    await phone.reload();
    await title(phone, 'Primary Contact');
    expect(await phone.getByLabel('First name').inputValue()).toBe('José');
    await phone.getByRole('button', { name: 'Save and Exit' }).click();
    await title(phone, 'Your progress has been saved');
    expect(await accessibilityViolations(phone)).toEqual([]);

    const desk = await setup.visitor({ width: 1280 });
    await desk.goto(setup.server.url + path);
    await title(desk, 'Primary Contact');
    expect(await desk.getByLabel('Last name').inputValue()).toBe("O'Brien");
    await desk.getByLabel('Phone number').fill('5125550142');
    await desk.getByLabel('Email').fill('jose+club@example.test');
    await next(desk);
    await title(desk, 'Programs');
    await completePrograms(setup, desk);
    await next(desk);
    await title(desk, 'Play Locations');
    expect(await accessibilityViolations(desk)).toEqual([]);
    await desk.context().setOffline(true);
    await next(desk);
    await desk.getByText(/You are offline. Earlier steps are saved/).waitFor();
    await desk.context().setOffline(false);
    await title(desk, 'Social & Email');
    await desk.getByLabel('Primary social media followers').fill('1200');
    await desk.getByLabel('Estimated email audience size').fill('800');
    await desk.getByLabel('Email open rate (average)').fill('41.5');
    await next(desk);
    await title(desk, 'Non-Profit Status');
    await desk.getByRole('radio').first().check();
    await next(desk);
    await desk.getByRole('heading', { level: 1, name: /^(Additional information|Tournament Information)$/ }).waitFor();
    if (await desk.getByRole('heading', { level: 1, name: 'Additional information' }).count()) {
      for (const box of await desk.locator('main').getByRole('textbox').all()) await box.fill('The second weekend.');
      await next(desk);
    }
    await title(desk, 'Tournament Information');
    await desk
      .getByRole('group', { name: /host a tournament/ })
      .getByLabel('No', { exact: true })
      .check();
    await next(desk);
    await title(desk, 'Banners');
    await desk
      .getByRole('group', { name: /hang banners at your games/ })
      .getByLabel('Yes', { exact: true })
      .check();
    await desk
      .getByRole('group', { name: /Which programs/ })
      .getByRole('checkbox')
      .first()
      .check();
    await desk.getByLabel('Price per banner').fill('260');
    expect(await accessibilityViolations(desk)).toEqual([]);
    await next(desk);
    await title(desk, 'Professional photography');
    await desk
      .getByRole('group', { name: /photographer/ })
      .getByLabel('No', { exact: true })
      .check();
    await next(desk);
    await title(desk, 'Rewarded add-ons');
    await desk
      .getByRole('group', { name: /survey-rewards/ })
      .getByLabel('Yes', { exact: true })
      .check();
    await next(desk);
    await title(desk, 'Thanks');
    await desk.getByText('100% done').waitFor();

    const [saved] = await setup.rows<{ done: boolean; name: string; views: number }>(
      `select a.submitted_at is not null as done, a.primary_contact_first_name || ' ' || a.primary_contact_last_name as name, o.number_of_survey_views as views
       from app_public.sponsorship_applications a join app_public.offers o on o.id = a.offer_id where a.organization_id = $1`,
      [organizationId],
    );
    expect(saved).toMatchObject({ done: true, name: "José O'Brien" });
    expect([...phone.errors, ...desk.errors]).toEqual([]);
  });
});

/** Counts the frames in which the page's main part shows neither text nor a skeleton. */
async function countBlankFrames(page: Visitor) {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { frames: number; blankFrames: number };
    Object.assign(counted, { frames: 0, blankFrames: 0 });
    const look = () => {
      const main = document.querySelector('main');
      const shown = [...(main?.querySelectorAll('h1, h2, p, label, .skeleton') ?? [])].some((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }),
      );
      counted.frames += 1;
      if (!shown) counted.blankFrames += 1;
      requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', look);
  });
  return () =>
    page.evaluate(() => {
      const { frames, blankFrames } = globalThis as unknown as { frames: number; blankFrames: number };
      return { seen: frames > 20, blankFrames };
    });
}

/** How often the page requested the chunk with the steps' form: before the page had loaded, and in total. */
function countForms(page: Visitor): { untilLoaded: number | null; now: number } {
  const counted: ReturnType<typeof countForms> = { untilLoaded: null, now: 0 };
  page.on('request', (request) => {
    if (/\/StepBody-[^/]*\.js$/.test(request.url())) counted.now += 1;
  });
  page.once('load', () => {
    counted.untilLoaded = counted.now;
  });
  return counted;
}

it('over a connection of 400 ms no screen is blank, and one round trip saves a step and shows the next', async () => {
  await setup.picturing(async () => {
    const phone = await setup.visitor({ width: 375 });
    const blankFrames = await countBlankFrames(phone);
    const network = await phone.context().newCDPSession(phone);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    /** Requests since the last check, without analytics events (L-110), which nobody waits for. */
    let asked: string[] = [];
    phone.on('request', (request) => {
      const name = JSON.parse(request.postData() ?? '{}').operationName;
      if (request.url().endsWith('/graphql') && name !== 'TrackApplicationEvent') asked.push(String(name));
    });
    const onward = async (name: string, calls: string[]) => {
      asked = [];
      await phone.getByRole('button', { name: /^(Next|Get Started)$/ }).click();
      await title(phone, name);
      expect(asked).toEqual(calls);
    };
    const forms = countForms(phone);
    await phone.goto(setup.server.url + otherPath);
    expect(forms.untilLoaded).toBe(0);
    await title(phone, 'Welcome');
    await onward('Sponsor benefits', []);
    expect(forms.now).toBe(1);
    await phone.getByRole('checkbox', { name: /^Banners/ }).check();
    await onward('Community impact', ['UpsertSponsorshipApplication']);
    await onward('Primary Contact', ['UpsertSponsorshipApplication']);
    await phone.getByLabel('First name').fill('Nia');
    await phone.getByLabel('Last name').fill('Okafor');
    await phone.getByLabel('Phone number').fill('5125550143');
    await phone.getByLabel('Email').fill('nia@example.test');
    await onward('Programs', ['UpsertPrimaryContact']);
    expect(await blankFrames()).toEqual({ seen: true, blankFrames: 0 });
    expect(phone.errors).toEqual([]);
  });
});
