/** The programs of an application. */
import type { Setup, Visitor } from '../setup.ts';

/** Fills in the missing values of the shown programs, so that the test does not depend on the demo's. */
export async function completePrograms({ rows }: Setup, page: Visitor): Promise<void> {
  const day = async (days: number) =>
    (await rows<{ day: string }>('select (app_private.today() + $1::int)::text as day', [days]))[0]?.day as string;
  for (const card of await page.locator('.row-card').all()) {
    const edit = card.getByRole('button', { name: 'Edit' });
    if (await edit.count()) await edit.click();
    await card.getByLabel('Type').selectOption('1');
    await card.getByLabel('Sport(s)').selectOption('1');
    await card.getByLabel('Anticipated number of participants').fill('0120');
    await card.getByLabel('Coed').check();
    await card.getByLabel('Youngest').fill('6');
    await card.getByLabel('Oldest').fill('12');
    await card.getByLabel('Start Date').fill(await day(5));
    await card.getByLabel('End Date').fill(await day(90));
  }
}
