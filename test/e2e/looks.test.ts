/**
 * Every page that people of leagues meet, looked at on a phone and a desk, light and dark: nobody is kept from using it
 * (axe), nothing is wider than a phone in either language, with text of 200 % or zoomed to 400 %, and a finger meets each button.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Stage, setStage, type Visitor } from './stage.ts';
import { application } from './walks/application.ts';
import { dashboard } from './walks/dashboard.ts';
import { lookAt } from './walks/look.ts';
import { offerReview } from './walks/offerReview.ts';
import { onboarding } from './walks/onboarding.ts';
import { publicPages } from './walks/public.ts';
import { type Scene, setScene } from './walks/scene.ts';
import type { Walk } from './walks/walk.ts';

jest.setTimeout(300_000);

let stage: Stage;
let scene: Scene;
const visitors = new Map<Walk['as'], Visitor>();

beforeAll(async () => {
  stage = await setStage();
  scene = await setScene(stage);
}, 180_000);
afterAll(() => stage?.stop());

/** Each kind of person has one browser, with a new tab for each walk: what a browser has loaded is not loaded again. */
async function tabOf(who: Walk['as']): Promise<Visitor> {
  const known = visitors.get(who);
  if (!known) {
    const first = await (who ? stage.person(who, { width: 375 }) : stage.visitor({ width: 375 }));
    visitors.set(who, first);
    return first;
  }
  const page = await known.context().newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => known.faults.push(error.message));
  return Object.assign(page, { faults: known.faults });
}

describe.each([
  ['offer review', offerReview],
  ['application', application],
  ['onboarding', onboarding],
  ['other pages without login', publicPages],
  ['dashboard', dashboard],
])('%s', (_, walks) => {
  it.each(walks)('[L7] $title', async (walk) => {
    await stage.picturing(async () => {
      const page = await tabOf(walk.as);
      const faults: string[] = [];
      if (!walk.maps && !process.env.SIDELINE_LOOKS) await page.route('**/GlMap*', (route) => route.abort());
      await walk.go(page, lookAt(page, faults), scene);
      await page.close();
      expect([...faults, ...page.faults]).toEqual([]);
    });
  });
});
