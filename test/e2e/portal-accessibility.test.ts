/**
 * Every page for leagues and sponsors, checked on a phone and a desktop, light and dark: no axe violations, nothing wider than a
 * phone in either language, with text at 200 % or zoomed to 400 %, and every button large enough for a finger.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { application } from './flows/application.ts';
import { checkPage } from './flows/checkPage.ts';
import { dashboard } from './flows/dashboard.ts';
import { createFixture, type Fixture } from './flows/fixture.ts';
import type { Flow } from './flows/flow.ts';
import { offerReview } from './flows/offerReview.ts';
import { onboarding } from './flows/onboarding.ts';
import { publicPages } from './flows/public.ts';
import { sponsor } from './flows/sponsor.ts';
import { createSetup, type Setup, type Visitor, watched } from './setup.ts';

jest.setTimeout(300_000);

let setup: Setup;
let fixture: Fixture;
const visitors = new Map<Flow['as'], Visitor>();

beforeAll(async () => {
  setup = await createSetup();
  fixture = await createFixture(setup);
}, 180_000);
afterAll(() => setup?.stop());

/** Each kind of user has one browser, with a new tab for each flow, so that files are loaded only once. */
async function tabOf(who: Flow['as']): Promise<Visitor> {
  const known = visitors.get(who);
  if (!known) {
    const first = await (who ? setup.person(who, { width: 375 }) : setup.visitor({ width: 375 }));
    visitors.set(who, first);
    return first;
  }
  return watched(await known.context().newPage(), known.errors);
}

describe.each([
  ['offer review', offerReview],
  ['application', application],
  ['onboarding', onboarding],
  ['other pages without login', publicPages],
  ['dashboard', dashboard],
  ['sponsor', sponsor],
])('%s', (_, flows) => {
  it.each(flows)('[L7] $title', async (flow) => {
    await setup.picturing(async () => {
      const page = await tabOf(flow.as);
      const violations: string[] = [];
      if (!flow.maps && !process.env.SIDELINE_PICTURES) await page.route('**/GlMap*', (route) => route.abort());
      await flow.go(page, checkPage(page, violations), fixture);
      await page.close();
      expect([...violations, ...page.errors]).toEqual([]);
    });
  });
});
