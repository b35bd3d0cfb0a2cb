/** Every page of the console on a phone and a desk, light and dark: no axe violation, nothing wider than the screen. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type Stage, setStage, type Visitor } from './stage.ts';
import { consolePages } from './walks/consolePages.ts';
import { lookAt } from './walks/look.ts';
import { type Scene, setScene } from './walks/scene.ts';

jest.setTimeout(300_000);

let stage: Stage;
let scene: Scene;
let page: Visitor;

beforeAll(async () => {
  stage = await setStage();
  scene = await setScene(stage);
  page = await stage.person('superadmin', { width: 375 });
}, 180_000);
afterAll(() => stage?.stop());

it.each(consolePages)('$name', async ({ name, path, ready, open, except = [] }) => {
  await stage.picturing(async () => {
    const faults: string[] = [];
    const response = await page.goto(scene.url(await path(scene)));
    expect(response?.status()).toBe(200); // the server knows the page
    await ready(page).waitFor();
    await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
    await open?.(page);
    await lookAt(page, faults, { app: 'console', touch: false, except })(name);
    expect([...faults, ...page.faults.splice(0)]).toEqual([]);
  });
});
