import type { Visitor } from '../setup.ts';
import type { PageCheck } from './checkPage.ts';
import type { Fixture } from './fixture.ts';

/** A sequence of related pages, each of which is checked. The page has the width of a phone, 375 pixels. */
export interface Flow {
  title: string;
  /** The signed-in user; absent for a visitor without a login. */
  as?: 'league' | 'sponsor' | 'admin';
  /** Maps are rendered, which is slow without a GPU; in other flows the text for an unavailable map is shown. */
  maps?: boolean;
  go: (page: Visitor, look: PageCheck, fixture: Fixture) => Promise<void>;
}

/** Opens a URL of the portal and waits for its headline. */
export async function arrive(page: Visitor, fixture: Fixture, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(fixture.url(path));
  await headed(page, heading);
}

/** Waits until the page has the headline. */
export const headed = (page: Visitor, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();

export const press = (page: Visitor, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
