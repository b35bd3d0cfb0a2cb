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
import { keysAndWebhooks } from './flows/keysAndWebhooks.ts';
import { offerReview } from './flows/offerReview.ts';
import { onboarding } from './flows/onboarding.ts';
import { publicPages } from './flows/public.ts';
import { sponsor } from './flows/sponsor.ts';
import { createSetup, type Setup, type Visitor } from './setup.ts';

jest.setTimeout(300_000);

let setup: Setup;
let fixture: Fixture;
const visitors = new Map<string, Visitor>();

beforeAll(async () => {
  setup = await createSetup();
  fixture = await createFixture(setup);
}, 180_000);
afterAll(() => setup?.stop());

/** One page for each kind of user, whose process keeps the compiled scripts, and one more if the flow needs maps. */
async function pageOf({ as, maps = Boolean(process.env.SIDELINE_PICTURES) }: Flow): Promise<Visitor> {
  const key = `${as} ${maps}`;
  const known = visitors.get(key);
  if (known) return known;
  const page = await (as ? setup.person(as, { width: 375 }) : setup.visitor({ width: 375 }));
  visitors.set(key, page);
  if (!maps) {
    const network = await page.context().newCDPSession(page); // page.route would end the browser's cache
    await network.send('Network.enable');
    await network.send('Network.setBlockedURLs', { urls: ['*/GlMap*'] });
  }
  return page;
}

describe.each([
  ['offer review', offerReview],
  ['application', application],
  ['onboarding', onboarding],
  ['other pages without login', publicPages],
  ['dashboard', dashboard],
  ['sponsor', sponsor],
  ['keys and webhooks', keysAndWebhooks],
])('%s', (_, flows) => {
  it.each(flows)('[L7] $title', async (flow) => {
    await setup.picturing(async () => {
      const page = await pageOf(flow);
      const violations: string[] = [];
      await flow.go(page, checkPage(page, violations), fixture);
      await page.unrouteAll();
      expect([...violations, ...page.errors.splice(0)]).toEqual([]);
    });
  });
});
